import fastify from 'fastify'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers.ts'

async function headersOf(url: string) {
  const app = fastify()
  setSecurityHeaders(app, true)
  app.get('/*', async () => 'here')
  return (await app.inject(url)).headers
}

test('what is answered is only what it says it is, only for its own pages, and only over a safe line', async () => {
  for (const url of ['/explore', '/api/v2/users', '/files/a.webp', '/assets/kit.js'])
    expect(await headersOf(url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
})

test('what a page may do is said with everything but the built files, which a page loads by the dozen', async () => {
  for (const url of ['/explore', '/api/v2/users', '/files/a.svg'])
    expect(await headersOf(url)).toMatchObject({
      'content-security-policy': contentSecurityPolicy,
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    })
  expect(await headersOf('/assets/kit.js')).not.toHaveProperty('content-security-policy')
})

test('API answers are not cached', async () => {
  expect(await headersOf('/api/v2/users')).toMatchObject({ 'cache-control': 'no-store' })
})
