import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accentsOf, surfaces, themes } from '@souk/contract/marketplace/accent.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { firstFilesOf } from './web-pages-first-files.ts'
import { pageFor, pagePolicy } from './web-pages.ts'

const name = { en: 'Souk', ar: 'سوق' }
const marked = ' data-name-en="Souk" data-name-ar="سوق">'
const html = '<!doctype html><html lang="en" dir="ltr" data-theme="auto"><body></body></html>'

test.each([
  [undefined, '<html lang="en" dir="ltr" data-theme="auto"'],
  ['souk_language=ar', '<html lang="ar" dir="rtl" data-theme="auto"'],
  ['a=1; souk_theme=dark; souk_language=ar', '<html lang="ar" dir="rtl" data-theme="dark"'],
  ['souk_language=arx; souk_theme="><script>', '<html lang="en" dir="ltr" data-theme="auto"'],
])('the page for the cookie %s begins with %s', (cookie, tag) => {
  expect(pageFor(html, { cookie, name })).toContain(tag + marked)
})

test('the page describes itself in the language of its reader, once', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../../../web/index.html'), 'utf8')
  const described = (cookie?: string) => [
    ...pageFor(source, { cookie, name }).matchAll(/name="description"\s+content="([^"]*)"/g),
  ]
  expect(described()).toHaveLength(1)
  expect(described()[0]![1]).toMatch(/^Souk is a wholesale marketplace/)
  expect(described('souk_language=ar')).toHaveLength(1)
  expect(described('souk_language=ar')[0]![1]).toMatch(/^سوق منصة/)
})

test('the page carries the name of the marketplace in both languages, and no name ends a tag', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../../../web/index.html'), 'utf8')
  const named = { en: 'Dune <b>"&" $& Co', ar: 'سوق الكثبان' }
  const page = pageFor(source, { name: named })
  expect(page).toContain('<title>Dune &#60;b&#62;&#34;&#38;&#34; $&#38; Co</title>')
  expect(page).toContain('data-name-ar="سوق الكثبان"')
  expect(page).not.toMatch(/<b>|\{\{product\}\}|Souk/)
  const arabic = pageFor(source, { name: named, cookie: 'souk_language=ar' })
  expect(arabic).toContain('<title>سوق الكثبان</title>')
  expect(arabic).toMatch(/content="سوق الكثبان منصة/)
})

test('logo, icon and colour of the marketplace are in the first bytes', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../../../web/index.html'), 'utf8')
  const look = { logo: '/files/pictures/a.webp', icon: '/files/pictures/b.webp', accents: accentsOf('#1f6f5c') }
  const page = pageFor(source, { name, look })
  expect(page).toContain('data-logo="/files/pictures/a.webp"')
  expect(page.match(/<link rel="icon"[^>]*>/g)).toEqual(['<link rel="icon" href="/files/pictures/b.webp" />'])
  expect(page.indexOf('--accent:#1f6f5c')).toBeLessThan(page.indexOf('</head>'))
  expect(pageFor(source, { name })).not.toMatch(/data-logo|marketplace-accent/)
})

test('an accent is checked against the surfaces that the themes have', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../../../web/src/app/tokens.css'), 'utf8')
  const of = (block: string) =>
    ['paper', 'surface', 'sunken'].map((token) => new RegExp(`--${token}: (#\\w+)`).exec(block)?.[1])
  const dark = tokens.slice(tokens.indexOf("[data-theme='dark']"))
  expect([of(tokens), of(dark)]).toEqual([surfaces.light, surfaces.dark])
  for (const [theme, block] of [
    ['light', tokens],
    ['dark', dark],
  ] as const)
    for (const [token, colour] of Object.entries(themes[theme]))
      expect(new RegExp(`--${token}: (#\\w+)`).exec(block)?.[1], `${theme} ${token}`).toBe(colour)
})

const files = (...names: string[]) => ({ files: names, sheets: [] })

test('the files an address will ask for are named in its head, in its language', () => {
  const first = firstFilesOf({
    frame: { en: '', ar: '' },
    routes: [
      { path: '/login', en: files('assets/login.js'), ar: files('assets/plex.woff2') },
      { path: '/verify/:token?', en: files('assets/verify.js'), ar: files() },
      { path: '/order/:id', en: files('assets/order.js'), ar: files() },
    ],
  })
  const page = (path: string, cookie = '') =>
    pageFor('<html><head></head></html>', { cookie, name }, (language) => first.of(path, language))
  expect(page('/login')).toContain('<link rel="modulepreload" crossorigin href="/assets/login.js"></head>')
  expect(page('/login', 'souk_language=ar')).toMatch(/<head><link rel="preload" as="font"[^>]*plex\.woff2"><\/head>/)
  expect(page('/verify')).toContain('/assets/verify.js')
  expect(page('/verify/7')).toContain('/assets/verify.js')
  expect(page('/order/7?tab=lines')).toContain('/assets/order.js')
  expect(page('/order/7/lines')).toContain('<head></head>')
  expect(page('/nowhere')).toContain('<head></head>')
})

const source = readFileSync(join(import.meta.dirname, '../../../../../web/index.html'), 'utf8')

test('where a page stands in the frame, the frame is drawn before the scripts are there, in the language of its reader', () => {
  const first = firstFilesOf({
    frame: { en: '<b>Souk</b>', ar: '<b>سوق</b>' },
    routes: [
      { path: '/explore', isFramed: true, en: files(), ar: files() },
      { path: '/login', en: files(), ar: files() },
    ],
  })
  const root = (path: string, cookie = '') =>
    /<div id="root">.*<\/div>/.exec(pageFor(source, { cookie, name }, (language) => first.of(path, language)))?.[0]
  expect(root('/explore')).toBe('<div id="root"><b>Souk</b></div>')
  expect(root('/explore', 'souk_language=ar')).toBe('<div id="root"><b>سوق</b></div>')
  expect(root('/login')).toBe('<div id="root"></div>')
  expect(root('/nowhere')).toBe('<div id="root"></div>')
})

test('the one sheet of a first visit stands below the frame, and those it is made of are named but not fetched', () => {
  const first = firstFilesOf({
    frame: { en: '<b>Souk</b>', ar: '' },
    routes: [
      {
        path: '/explore',
        isFramed: true,
        en: { files: ['assets/first.css'], sheets: ['assets/kit.css', 'assets/explore.css'] },
        ar: files(),
      },
    ],
  })
  const [head, body] = pageFor(source, { name }, (language) => first.of('/explore', language)).split('</head>')
  expect(head).not.toContain('assets/first.css')
  const links = [...body!.split('</b></div>')[1]!.matchAll(/<link [^>]*>/g)].map(([link]) => link)
  expect(links).toEqual([
    '<link rel="stylesheet" crossorigin href="/assets/first.css">',
    '<link rel="stylesheet" href="/assets/kit.css" disabled>',
    '<link rel="stylesheet" href="/assets/explore.css" disabled>',
  ])
})

test('what a page will ask for first stands before its scripts, with what the address names', () => {
  const first = firstFilesOf({
    frame: { en: '', ar: '' },
    ask: 'ask()',
    routes: [
      { path: '/shop/:id', calls: ['/api/shops/:id', '/api/goods?of=:id&page=1'], en: files(), ar: files() },
      { path: '/login', en: files(), ar: files() },
    ],
  })
  const script = (address: string) =>
    /<script data-calls="([^"]*)" data-links="[^"]*">ask\(\)<\/script><script type="module"/.exec(
      pageFor(source, { name }, (language) => first.of(address, language)),
    )?.[1]
  expect(script('/shop/a-1')).toBe('/api/shops/a-1 /api/goods?of=a-1&amp;page=1')
  expect(script('/shop/a-1?q=wool')).toBeUndefined() // with filters the page asks for something else
  expect(script('/login')).toBeUndefined()
  for (const hostile of ['"><img src=x>', '%22onload=1', 'a b', 'a&b', '..'])
    expect(script(`/shop/${hostile}`), hostile).toBeUndefined()
})

test('where a page asks ahead, its files wait until it has asked', () => {
  const first = firstFilesOf({
    frame: { en: '', ar: '' },
    ask: 'ask()',
    routes: [{ path: '/explore', calls: ['/api/brands'], en: files('assets/kit.js'), ar: files() }],
  })
  const page = (address: string) => pageFor(source, { name }, (language) => first.of(address, language))
  expect(page('/explore')).not.toContain('<link rel="modulepreload"')
  expect(page('/explore')).toContain(
    'data-links="<link rel=&quot;modulepreload&quot; crossorigin href=&quot;/assets/kit.js&quot;>"',
  )
  expect(page('/explore?q=wool')).toContain('<link rel="modulepreload" crossorigin href="/assets/kit.js"></head>')
})

test('one script may stand in a page, known by its bytes, and no other', () => {
  expect(pagePolicy('ask()')).toContain("script-src 'self' 'sha256-inhqo8UEOtta3Yf/3uJCGUt2o6pzuDBPHXRBiutLwio=';")
  expect(pagePolicy('')).toBe(contentSecurityPolicy)
})

test('no other inline script, no eval, no foreign source', () => {
  const script = contentSecurityPolicy.split('; ').find((part) => part.startsWith('script-src'))
  expect(script).toBe("script-src 'self'")
  expect(contentSecurityPolicy).not.toMatch(/unsafe-eval|https?:|\*/)
})

test('without a choice of their own, readers get the language their browser asks for', () => {
  const html = '<html lang="en" dir="ltr" data-theme="auto"><head></head></html>'
  expect(pageFor(html, { name, accepts: 'ar-AE,ar;q=0.9,en;q=0.8' })).toContain('lang="ar" dir="rtl"')
  expect(pageFor(html, { name, accepts: 'fr,ar;q=0.5' })).toContain('lang="ar"')
  expect(pageFor(html, { name, cookie: 'souk_language=en', accepts: 'ar' })).toContain('lang="en"')
  expect(pageFor(html, { name })).toContain('lang="en"')
})

test('while the marketplace is worked on, the page says so in its first tag, with the time', () => {
  const page = (isOn: boolean, until: Date | null) => pageFor(html, { name, maintenance: { isOn, until } })
  expect(page(true, new Date('2026-03-01T10:00:00Z'))).toContain('data-maintained="2026-03-01T10:00:00.000Z"')
  expect(page(true, null)).toContain('data-maintained=""')
  expect(page(false, null)).not.toContain('data-maintained')
})
