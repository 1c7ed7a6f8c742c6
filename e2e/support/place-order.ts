import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import type { Persona } from './test.ts'

type Size = { skuId: string; quantityAvailable: number | null }
type Product = { _id: string; name: string; isOrderable: boolean; isCarton: boolean; variants: { sizes: Size[] }[] }
type Cart = { _id: string; version: number; products: { _id: string }[] }

/** Signs in and answers how to ask the API as that person. */
export async function asking(page: Page, who: Persona) {
  const answer = await page.request.post('/api/v2/users/noAuth/login', { data: { email: who, password: 'Souk#2026' } })
  const { data } = (await answer.json()) as { data: { token: string } }
  return async <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${data.token}`, 'idempotency-key': randomUUID() }
    const reply = await page.request.fetch(path, { method, headers, ...(body !== undefined && { data: body }) })
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
    return ((await reply.json()) as { data: T }).data
  }
}

/** A person orders two styles from a collection, three sizes of each: the short way, for journeys that begin after it. */
export async function placeOrder(page: Page, who: Persona, collectionId: string) {
  const ask = await asking(page, who)
  const { products } = await ask<{ products: Product[] }>(
    'GET',
    `/api/v2/catalog/products?limit=50&collectionId=${collectionId}`,
  )
  const isEnough = ({ quantityAvailable }: Size) => quantityAvailable === null || quantityAvailable >= 40
  const sizesOf = ({ variants }: Product) => variants.flatMap(({ sizes }) => sizes.filter(isEnough)).slice(0, 3)
  const chosen = products.filter((one) => one.isOrderable && !one.isCarton && sizesOf(one).length === 3).slice(0, 2)
  expect(chosen).toHaveLength(2)
  const wanted = chosen.map((one) => ({
    productId: one._id,
    items: sizesOf(one).map(({ skuId }) => ({ sku: skuId, value: 20 })),
  }))
  const [cart] = await ask<Cart[]>('PUT', '/api/v2/cart', [{ products: wanted }])
  const cartId = cart!._id
  const body = { carts: [{ cartId, version: cart!.version, paymentMethod: 'BANK_TRANSFER' }] }
  const { orders } = await ask<{ orders: { id: string; number: string }[] }>('POST', '/api/v2/orders/multiple', body)
  return { ...orders[0]!, names: chosen.map(({ name }) => name) as [string, string] }
}
