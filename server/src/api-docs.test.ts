import { afterAll, expect, test } from 'vitest'
import { toJSONSchema, type z } from 'zod/mini'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { mediaTypes } from '@souk/contract/core/media-types.ts'
import { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import type { Document, Json } from './api-docs/describe-api.ts'
import { examples } from './api-docs/examples.ts'
import { contracts, slices } from './slices.ts'
import { newWorld } from './testing/world.ts'

const { app, ask, close, person } = await newWorld()
afterAll(close)
const calls = Object.entries(contracts).flatMap(([group, contract]) =>
  Object.entries<Endpoint>(contract).map(([name, call]) => ({ at: `${group}.${name}`, call })),
)
const document = (await app.inject('/api/openapi.json')).json() as Document & {
  openapi: string
  tags: { name: string; description: string }[]
  servers: { url: string }[]
  info: { license: object; description: string }
  components: { schemas: Record<string, Json> }
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

test('the documentation is OpenAPI 3.1 and knows every call, and which are closed', () => {
  expect(document.openapi).toBe('3.1.0')
  for (const { call } of calls) {
    const operation = document.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
    expect(operation?.security, call.path).toEqual(call.allow === 'public' ? [] : [{ bearer: [] }])
  }
})

test('every call has a summary, a description, a group and its failures; no summary is left over', () => {
  for (const { name, groups, summaries } of slices) {
    const callNames = Object.entries(groups).flatMap(([group, { contract }]) =>
      Object.keys(contract).map((call) => `${group}.${call}`),
    )
    expect(Object.keys(summaries).sort(), name).toEqual(callNames.sort())
  }
  const groups = new Set(document.tags.map(({ name }) => name))
  for (const { path, method, operation } of operations) {
    const at = `${method} ${path}`
    expect(String(operation.summary).length, at).toBeGreaterThan(5)
    expect(String(operation.description).length, at).toBeGreaterThan(5)
    expect(
      (operation.tags as string[]).every((tag) => groups.has(tag)),
      at,
    ).toBe(true)
    expect(
      Object.keys(operation.responses).some((status) => /^4\d\d$/.test(status)),
      at,
    ).toBe(true)
    expect(
      Object.keys(operation.responses).some((status) => /^2\d\d$/.test(status)),
      at,
    ).toBe(true)
  }
  expect(document.tags.every(({ description }) => description.length > 10)).toBe(true)
})

/** What the recommended rules of a linter ask for. */
test('operation ids are unique and safe in URLs, every reference leads somewhere, no component is unused', () => {
  const ids = operations.map(({ operation }) => String(operation.operationId))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[A-Za-z0-9_]+$/.test(id))).toBe(true)
  const text = JSON.stringify(document)
  const used = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!))
  expect([...used].filter((name) => !document.components.schemas[name])).toEqual([])
  expect(Object.keys(document.components.schemas).filter((name) => !used.has(name))).toEqual([])
  expect(Object.keys(document.components.schemas).length).toBeGreaterThan(100)
  expect(document.servers[0]!.url).toMatch(/^http/)
  expect(document.info.license).toEqual({ name: 'Apache-2.0', identifier: 'Apache-2.0' })
  for (const { path, operation } of operations) {
    const declared = ((operation.parameters ?? []) as { in: string; name: string }[]).filter((one) => one.in === 'path')
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    expect(declared.map(({ name }) => name).sort(), path).toEqual(inPath.sort())
  }
})

/** The schema with its references followed; one constant is a list of one. */
function inFull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inFull)
  if (typeof schema !== 'object' || schema === null) return schema
  const { $ref, const: only, ...rest } = schema as { $ref?: string; const?: unknown }
  if ($ref) return inFull(document.components.schemas[$ref.split('/').at(-1)!])
  const own = only === undefined ? rest : { ...rest, enum: [only] }
  return Object.fromEntries(Object.entries(own).map(([name, part]) => [name, inFull(part)]))
}
const operationOf = ({ path, method }: Endpoint) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
type Content = Record<string, { schema: Json }>
const contentOf = (call: Endpoint) => operationOf(call).responses[call.status ?? 200]!.content as Content

test.each(calls.filter(({ call }) => !call.raw))('the reply of $at has the shape of its contract', ({ call }) => {
  const { properties } = inFull(contentOf(call)['application/json']!.schema) as { properties: { data: unknown } }
  const { $schema: _, ...shape } = toJSONSchema(call.reply, { io: 'output', unrepresentable: 'any' })
  expect(properties.data).toEqual(inFull(shape))
})

test('every failure has one shape, also those whose status the document does not name', () => {
  for (const { path, operation } of operations) {
    const failures = Object.entries(operation.responses).filter(([status]) => !status.startsWith('2'))
    expect(failures.map(([status]) => status)).toContain('default')
    for (const [status, { content }] of failures)
      expect(content, `${path} ${status}`).toEqual({
        'application/json': { schema: { $ref: '#/components/schemas/Failure' } },
      })
  }
})

test('a call that takes a file has a multipart body with that file, and a file has its media types', () => {
  for (const { at, call } of calls) {
    const types = Object.keys(operationOf(call).requestBody?.content ?? {})
    expect(types.includes('multipart/form-data'), at).toBe(call.upload === true)
    if (call.upload) expect(types, at).toEqual(['multipart/form-data'])
    if (typeof call.raw === 'object')
      expect(Object.keys(contentOf(call)), at).toEqual(call.raw.map((type) => mediaTypes[type]))
  }
  expect(JSON.stringify(document)).not.toContain('octet-stream')
})

test('every example fits the schemas of its call', () => {
  for (const [at, { body, reply }] of Object.entries(examples)) {
    const call = calls.find((one) => one.at === at)?.call
    expect(call, at).toBeDefined()
    const parse = (schema: unknown, value: unknown) => (schema as z.ZodMiniType).safeParse(value)
    if (body !== undefined) expect(parse(call!.body, body).error, `${at} body`).toBeUndefined()
    if (reply !== undefined) expect(parse(call!.reply, reply).error, `${at} reply`).toBeUndefined()
  }
  expect(Object.keys(examples).length).toBeGreaterThan(10)
})

/** A client that knows nothing but the document. */
function clientOf(token: string) {
  return async (operationId: string, input: { query?: object; body?: unknown; path?: Record<string, string> } = {}) => {
    const { path, method } = operations.find(({ operation }) => operation.operationId === operationId)!
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => input.path![name]!)
    const answer = await app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      ...(input.query && { query: input.query as Record<string, string> }),
      ...(input.body !== undefined && { payload: input.body as object }),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    })
    const { data } = answer.json() as { data: never }
    return { status: answer.statusCode, data }
  }
}

test('a client made of the document places an order in the sandbox, as the guide says', async () => {
  const shop = await person({ side: 'retailer' })
  const scopes = ['catalog:read', 'carts:write', 'orders:write']
  const { data } = await ask(shop, apiKeys.create, { body: { name: 'First', scopes, isSandbox: true } })
  const client = clientOf(data.secret)
  const collections = await client('collections_list')
  const [collection] = (collections.data as { items: { id: string }[] }).items
  const products = await client('products_list', { query: { collectionId: collection!.id } })
  const [product] = (products.data as { products: { _id: string }[] }).products
  const detail = await client('products_read', { path: { productId: product!._id } })
  const sku = firstSku(detail.data)
  const carts = await client('carts_put', {
    body: [{ products: [{ productId: product!._id, items: [{ sku, value: 2 }] }] }],
  })
  const [cart] = carts.data as { _id: string; version: number }[]
  const order = { carts: [{ cartId: cart!._id, version: cart!.version, paymentMethod: 'BANK_TRANSFER' }] }
  const placed = await client('orders_multiple', { body: order })
  expect(placed.status).toBe(201)
  const [made] = (placed.data as { orders: { id: string }[] }).orders
  expect((await client('orders_read', { path: { id: made!.id } })).data).toMatchObject({
    status: 'PENDING_BRAND',
    units: 2,
  })
})

function firstSku(value: unknown): string {
  const text = JSON.stringify(value)
  return /"skuId":"([^"]+)"/.exec(text)![1]!
}

test('its page is served, and so are health, readiness and settings', async () => {
  expect((await app.inject('/api/docs')).statusCode).toBe(200)
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', database: true })
  expect((await app.inject('/settings.json')).json()).toMatchObject({
    product: { en: 'Souk', ar: 'سوق' },
    isDemo: true,
  })
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
