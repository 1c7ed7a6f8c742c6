import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'
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

test('no inline script, no eval, no foreign source', () => {
  const script = contentSecurityPolicy.split('; ').find((part) => part.startsWith('script-src'))
  expect(script).toBe("script-src 'self'")
  expect(contentSecurityPolicy).not.toMatch(/unsafe-eval|https?:|\*/)
})
