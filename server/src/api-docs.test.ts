import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { contracts } from './slices.ts'
import { newWorld } from './testing/world.ts'

const { app, close } = await newWorld()
afterAll(close)
const calls = Object.values(contracts).flatMap((group) => Object.values<Endpoint>(group))

test('the documentation is OpenAPI 3.1 and knows every call, and which are closed', async () => {
  const { openapi, paths } = (await app.inject('/api/openapi.json')).json()
  expect(openapi).toBe('3.1.0')
  for (const call of calls) {
    const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
    expect(operation?.security, call.path).toEqual(call.allow === 'public' ? [] : [{ bearer: [] }])
  }
})

test('its page is served, and so are health, readiness and settings', async () => {
  expect((await app.inject('/api/docs')).statusCode).toBe(200)
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', database: true })
  expect((await app.inject('/settings.json')).json()).toMatchObject({ product: 'Souk', isDemo: true })
})

test('every answer carries its request id and the headers that protect the browser', async () => {
  for (const url of ['/healthz', '/api/common', '/api/nothing', '/files/none']) {
    const { headers } = await app.inject(url)
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})
