import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import { newShippers } from './testing/shippers.ts'
import { newWorld } from './testing/world.ts'

const run = promisify(execFile)
const world = await newWorld()
const { app, ask, close, person } = world
afterAll(close)

/** What both programs begin with; against the generated types each wrong name or shape is an error of the compiler. */
const beginning = `
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
`
const placeOrder = `${beginning}
const { data: collections } = await call('GET', '/api/v2/catalog/collections', 'collections_list')
const { data: list } = await call('GET', '/api/v2/catalog/products?collectionId=' + collections.items[0]!.id, 'products_list')
const product = list.products[0]!
const sku = product.variants[0]!.sizes[0]!.skuId
const { data: carts } = await call('PUT', '/api/v2/cart', 'carts_put', [{ products: [{ productId: product._id, items: [{ sku, value: 2 }] }] }])
const { _id: cartId, version } = carts[0]!
const { data: placed } = await call('POST', '/api/v2/orders/multiple', 'orders_multiple', { carts: [{ cartId, version, paymentMethod: 'BANK_TRANSFER' }] })
console.log(placed.orders[0]!.status)
`
const readInvoice = `${beginning}
const { data: list } = await call('GET', '/api/v2/invoices', 'invoices_list')
const { data: invoice } = await call('GET', '/api/v2/invoices/' + list.invoices[0]!.id, 'invoices_read')
for (const { name, quantity, price, net } of invoice.lines) console.log(name, quantity.toFixed(), price, net, invoice.currency)
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
  let address = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-client-'))
    const document = join(folder, 'openapi.json')
    await writeFile(document, (await app.inject('/api/openapi.json')).payload)
    await npx('openapi-typescript@7.13.0', document, '-o', join(folder, 'api.ts'), '--default-non-nullable=false')
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    address = await app.listen({ port: 0, host: '127.0.0.1' })
  }, 240_000)

  test('has no errors by the recommended rules of redocly', { timeout: 240_000 }, async () => {
    const { stdout, stderr } = await npx(
      '@redocly/cli@2.77.0',
      'lint',
      join(folder, 'openapi.json'),
      '--extends=recommended',
    )
    expect(`${stdout}${stderr}`).toContain('Your API description is valid')
  })

  /** Compiles a program in strict mode, then runs it. */
  async function runProgram(program: string, token: string): Promise<string> {
    const file = join(folder, 'program.ts')
    await writeFile(file, program)
    const modules = join(import.meta.dirname, '../../node_modules')
    const flags = ['--ignoreConfig', '--noEmit', '--strict', '--noUncheckedIndexedAccess', '--skipLibCheck']
    const modes = ['--allowImportingTsExtensions', '--module', 'nodenext', '--types', 'node']
    const typeRoots = ['--typeRoots', join(modules, '@types')]
    await run(process.execPath, [join(modules, 'typescript/bin/tsc'), ...flags, ...modes, ...typeRoots, file])
    return (await run(process.execPath, [file, address, token])).stdout.trim()
  }

  test('makes a client that compiles and places an order in the sandbox', { timeout: 240_000 }, async () => {
    const shop = await person({ side: 'retailer' })
    const scopes = ['catalog:read', 'carts:write', 'orders:write'] as const
    const { data } = await ask(shop, apiKeys.create, { body: { name: 'First', scopes, isSandbox: true } })
    expect(await runProgram(placeOrder, data.secret)).toBe('PENDING_BRAND')
  })

  test('makes a client that reads the lines of an invoice', { timeout: 240_000 }, async () => {
    const { shelf, shopper, agreed, ship, readShipment, invoice } = await newShippers(world)
    const { products } = await shelf(1)
    const kin = await shopper()
    const { lines } = await agreed(kin, [products[0]!, 3])
    const shipment = await ship(lines)
    const [issued] = (await readShipment(kin, shipment.id)).invoices
    const { lines: read, currency } = await invoice(kin, issued!.id)
    const { data } = await ask(kin, apiKeys.create, { body: { name: 'Books', scopes: ['shipments:read'] } })
    const expected = read.map(({ name, quantity, price, net }) => [name, quantity, price, net, currency].join(' '))
    expect(expected).not.toEqual([])
    expect(await runProgram(readInvoice, data.secret)).toBe(expected.join('\n'))
  })
})
