import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'
import { firstFilesOf } from './web-pages-first-files.ts'
import { pageFor } from './web-pages.ts'

const html = '<!doctype html><html lang="en" dir="ltr" data-theme="auto"><body></body></html>'

test.each([
  [undefined, '<html lang="en" dir="ltr" data-theme="auto">'],
  ['souk_language=ar', '<html lang="ar" dir="rtl" data-theme="auto">'],
  ['a=1; souk_theme=dark; souk_language=ar', '<html lang="ar" dir="rtl" data-theme="dark">'],
  ['souk_language=arx; souk_theme="><script>', '<html lang="en" dir="ltr" data-theme="auto">'],
])('the page for the cookie %s begins with %s', (cookie, tag) => {
  expect(pageFor(html, cookie)).toContain(tag)
})

test('the page describes itself in the language of its reader, once', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8')
  const described = (cookie?: string) => [
    ...pageFor(source, cookie).matchAll(/name="description"\s+content="([^"]*)"/g),
  ]
  expect(described()).toHaveLength(1)
  expect(described()[0]![1]).toMatch(/^Souk is a wholesale marketplace/)
  expect(described('souk_language=ar')).toHaveLength(1)
  expect(described('souk_language=ar')[0]![1]).toMatch(/^سوق منصة/)
})

test('the files an address will ask for are named in its head, in its language', () => {
  const filesOf = firstFilesOf({
    frame: { en: '', ar: '' },
    routes: [
      { path: '/login', en: ['assets/login.js', 'assets/login.css'], ar: ['assets/plex.woff2'] },
      { path: '/verify/:token?', en: ['assets/verify.js'], ar: [] },
      { path: '/order/:id', en: ['assets/order.js'], ar: [] },
    ],
  })
  const page = (path: string, cookie = '') =>
    pageFor('<html><head></head></html>', cookie, (language) => filesOf(path, language))
  expect(page('/login')).toContain('<link rel="modulepreload" crossorigin href="/assets/login.js">')
  expect(page('/login')).toMatch(/rel="stylesheet" crossorigin href="\/assets\/login\.css"><\/head>/)
  expect(page('/login', 'souk_language=ar')).toMatch(/<head><link rel="preload" as="font"[^>]*plex\.woff2"><\/head>/)
  expect(page('/verify')).toContain('/assets/verify.js')
  expect(page('/verify/7')).toContain('/assets/verify.js')
  expect(page('/order/7')).toContain('/assets/order.js')
  expect(page('/order/7/lines')).toContain('<head></head>')
  expect(page('/nowhere')).toContain('<head></head>')
})

test('where a page stands in the frame, the frame is drawn before the scripts are there, in the language of its reader', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8')
  const firstFor = firstFilesOf({
    frame: { en: '<b>Souk</b>', ar: '<b>سوق</b>' },
    routes: [
      { path: '/explore', isFramed: true, en: [], ar: [] },
      { path: '/login', en: [], ar: [] },
    ],
  })
  const root = (path: string, cookie = '') =>
    /<div id="root">.*<\/div>/.exec(pageFor(source, cookie, (language) => firstFor(path, language)))?.[0]
  expect(root('/explore')).toBe('<div id="root"><b>Souk</b></div>')
  expect(root('/explore', 'souk_language=ar')).toBe('<div id="root"><b>سوق</b></div>')
  expect(root('/login')).toBe('<div id="root"></div>')
  expect(root('/nowhere')).toBe('<div id="root"></div>')
})

test('no inline script, no eval, no foreign source', () => {
  const script = contentSecurityPolicy.split('; ').find((part) => part.startsWith('script-src'))
  expect(script).toBe("script-src 'self'")
  expect(contentSecurityPolicy).not.toMatch(/unsafe-eval|https?:|\*/)
})
