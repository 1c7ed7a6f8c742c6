import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

type Answer = { status: number; data: never }
export type Headers = Record<string, string>
export type Item = { productId: string; skuId: string; brandId: string }
export type Buyer = { email: string; cardId: string | null }

/** Asks one process after the other, with the same key, until one answers. */
export async function insist(bases: readonly string[], path: string, init: RequestInit): Promise<Answer> {
  for (let n = 0; ; n += 1) {
    try {
      const response = await fetch(`${bases[n % bases.length]}${path}`, { ...init, signal: AbortSignal.timeout(6_000) })
      if (response.status < 500 && response.status !== 429)
        return { status: response.status, data: ((await response.json()) as { data: never }).data }
      await response.body?.cancel()
    } catch {
      // killed, frozen or cut off
    }
    await sleep(100)
  }
}

/** Retailers of the demo who may order, and products in stock. */
export async function findBuyers(client: Client, limit: number) {
  await client.query('update entity set minimum_order_value = null, is_demo = false') // mails of demo entities are not sent
  await client.query('update collection set minimum_order_value = null')
  const people = await client.query<{ email: string; entityId: string }>(
    `select distinct on (entity.id) person.email, entity.id as "entityId"
     from user_account person join association on association.user_id = person.id
     join entity on entity.id = association.entity_id join store on store.entity_id = entity.id
     where entity.type = 'retailer' and 'marketplace' = any(entity.access) and person.email_verified_at is not null
       and association.role = 'entityAdmin' order by entity.id limit $1`,
    [limit],
  )
  const items = await client.query<Item>(
    `select product.id as "productId", (array_agg(sku.id))[1] as "skuId", product.brand_id as "brandId" from product
     join collection on collection.id = product.collection_id join sku on sku.product_id = product.id
     where collection.status = 'LIVE' and collection.type = 'IN_STOCK' and not product.is_carton
       and product.status = 'AVAILABLE' and product.deleted_at is null
       and (collection.deadline is null or collection.deadline > now() + interval '1 day')
     group by product.id order by product.id limit 40`,
  )
  const emails = people.rows.map(({ email }) => email)
  return { emails, entityIds: people.rows.map(({ entityId }) => entityId), items: items.rows }
}

/** The same with a card for the first retailer, and an admin of each brand. */
export async function findTraders(client: Client, limit: number) {
  const { emails, entityIds, items } = await findBuyers(client, limit)
  const card = await client.query<{ id: string }>(
    `insert into saved_card (entity_id, provider, token, brand, last4, exp_month, exp_year, holder, status)
     values ($1, 'stripe', 'cus_1:pm_ok', 'VISA', '4242', 9, 2035, 'A buyer', 'VERIFIED') returning id`,
    [entityIds[0]],
  )
  const buyers = emails.map((email, n): Buyer => ({ email, cardId: n === 0 ? card.rows[0]!.id : null }))
  return { buyers, items, sellers: await findSellers(client, items) }
}

/** An admin of each brand, by the brand. */
async function findSellers(client: Client, items: readonly Item[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ brandId: string; email: string }>(
    `select distinct on (association.entity_id) association.entity_id as "brandId", person.email
     from association join user_account person on person.id = association.user_id
     where association.entity_id = any($1::uuid[]) and association.role = 'entityAdmin' and association.joined_at is not null
     order by association.entity_id, person.id`,
    [items.map(({ brandId }) => brandId)],
  )
  return new Map(rows.map(({ brandId, email }) => [brandId, email]))
}

export async function signIn(bases: readonly string[], email: string): Promise<Headers> {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: 'Souk#2026' })
  const { data } = await insist(bases, '/api/v2/users/noAuth/login', { method: 'POST', headers: json, body })
  return { ...json, authorization: `Bearer ${(data as { token: string }).token}` }
}

/** Fills a cart and orders it; answers the orders that were acknowledged. */
export async function buy(
  bases: readonly string[],
  headers: Headers,
  { productId, skuId }: Item,
  cardId: string | null = null,
) {
  const input = JSON.stringify([{ products: [{ productId, items: [{ sku: skuId, value: 1 }] }] }])
  const filled = await insist(bases, '/api/v2/cart', { method: 'PUT', headers, body: input })
  if (filled.status !== 200) return []
  const [cart] = filled.data as { _id: string; version: number }[]
  const payment = cardId ? { paymentMethod: 'CARD', cardId } : { paymentMethod: 'BANK_TRANSFER' }
  const placed = await insist(bases, '/api/v2/orders/multiple', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ carts: [{ cartId: cart!._id, version: cart!.version, ...payment }] }),
  })
  return placed.status === 201 ? (placed.data as { orders: { id: string }[] }).orders.map(({ id }) => id) : []
}
