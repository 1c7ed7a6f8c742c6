import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import { newWorld } from './testing/world.ts'

const run = promisify(execFile)
const { app, ask, close, person } = await newWorld()
afterAll(close)

/** A program as a developer writes it against the generated types: each wrong name or shape is an error of the compiler. */
const program = `
import type { operations } from ${JSON.stringify('./api.ts')}
type Of<T> = { [K in keyof T]: T[K] }
type Reply<N extends keyof operations> = operations[N]['responses'] extends { 200: { content: { 'application/json': infer R } } }
  ? R : operations[N]['responses'] extends { 201: { content: { 'application/json': infer R } } } ? R : never
type Body<N extends keyof operations> = operations[N] extends { requestBody: { content: { 'application/json': infer B } } } ? B : never
const [address, key] = process.argv.slice(2)
async function call<N extends keyof operations>(method: string, path: string, _name: N, body?: Of<Body<N>>): Promise<Reply<N>> {
  const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const answer = await fetch(address + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(answer.status + ' ' + (await answer.text()))
  return (await answer.json()) as Reply<N>
}
const { data: collections } = await call('GET', '/api/v2/catalog/collections', 'collections_list')
const { data: list } = await call('GET', '/api/v2/catalog/products?collectionId=' + collections.items[0]!.id, 'products_list')
const product = list.products[0]!
const sku = product.variants[0]!.sizes[0]!.skuId
const { data: carts } = await call('PUT', '/api/v2/cart', 'carts_put', [{ products: [{ productId: product._id, items: [{ sku, value: 2 }] }] }])
const { _id: cartId, version } = carts[0]!
const { data: placed } = await call('POST', '/api/v2/orders/multiple', 'orders_multiple', { carts: [{ cartId, version, paymentMethod: 'BANK_TRANSFER' }] })
console.log(placed.orders[0]!.status)
`

/** The tools are fetched for the full run only; without a network it says so and is skipped. */
const npx = (...args: string[]) => run('npx', ['--yes', ...args], { timeout: 240_000 })
const isFull = Boolean(process.env.SOUK_FULL) // check-sources: allow
const hasTools =
  isFull &&
  (await npx('openapi-typescript@7.13.0', '--version').then(
    () => true,
    () => false,
  ))
if (isFull && !hasTools) process.stdout.write('skipped, the generated client: npx cannot fetch openapi-typescript\n')

describe.skipIf(!hasTools)('the API document', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-client-'))
    await writeFile(join(folder, 'openapi.json'), (await app.inject('/api/openapi.json')).payload)
  })

  test('has no errors by the recommended rules of redocly', { timeout: 240_000 }, async () => {
    const { stdout, stderr } = await npx(
      '@redocly/cli@2.77.0',
      'lint',
      join(folder, 'openapi.json'),
      '--extends=recommended',
    )
    expect(`${stdout}${stderr}`).toContain('Your API description is valid')
  })

  test('makes a client that compiles and places an order in the sandbox', { timeout: 240_000 }, async () => {
    await npx(
      'openapi-typescript@7.13.0',
      join(folder, 'openapi.json'),
      '-o',
      join(folder, 'api.ts'),
      '--default-non-nullable=false',
    )
    await writeFile(join(folder, 'order.ts'), program)
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
    const flags = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--noUncheckedIndexedAccess',
      '--skipLibCheck',
      '--allowImportingTsExtensions',
    ]
    const types = join(import.meta.dirname, '../../node_modules/@types')
    await run(process.execPath, [
      tsc,
      ...flags,
      '--module',
      'nodenext',
      '--types',
      'node',
      '--typeRoots',
      types,
      join(folder, 'order.ts'),
    ])
    const shop = await person({ side: 'retailer' })
    const scopes = ['catalog:read', 'carts:write', 'orders:write']
    const { data } = await ask(shop, apiKeys.create, { body: { name: 'First', scopes, isSandbox: true } as never })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const { stdout } = await run(process.execPath, [join(folder, 'order.ts'), address, data.secret])
    expect(stdout.trim()).toBe('PENDING_BRAND')
  })
})
