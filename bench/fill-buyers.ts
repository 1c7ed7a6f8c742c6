import { createHash } from 'node:crypto'
import type { Client } from 'pg'

export type Filled = { at: number; token: string; carts: { cartId: string; version: number }[] }

/** Retailers that can order: a verified person with a session, a store and an address. */
export async function fillBuyers(client: Client, count: number): Promise<void> {
  await client.query(`update entity set sequence_code = 'Q' || chr(65 + (n / 26) % 26) || chr(65 + n % 26)
    from (select id, row_number() over (order by id)::int as n from entity where type = 'brand' and sequence_code is null) brand where brand.id = entity.id`)
  await client.query(`update sku set on_hand = 1000000 where sku like 'bench%'`) // never sold out
  await client.query(
    `with shops as (insert into entity (id, type, name, access, country, currency)
        select ${idOf('be1')}, 'retailer', 'Buyer ' || n, '{marketplace}', 'FR', 'EUR' from generate_series(1, $1) n returning id),
      people as (insert into user_account (id, email, first_name, last_name, email_verified_at)
        select ${idOf('be2')}, 'buyer' || n || '@bench.test', 'Nadia', 'Karam', now() from generate_series(1, $1) n returning id),
      places as (insert into association (user_id, entity_id, role)
        select ${idOf('be2')}, ${idOf('be1')}, 'entityAdmin' from generate_series(1, $1) n),
      addresses as (insert into address (id, entity_id, country, label, line1, city)
        select ${idOf('be3')}, ${idOf('be1')}, 'FR', 'Shop', '1 Rue de Turenne', 'Paris' from generate_series(1, $1) n)
    insert into store (id, entity_id, name, country, address_id)
      select ${idOf('be4')}, ${idOf('be1')}, 'Paris', 'FR', ${idOf('be3')} from generate_series(1, $1) n`,
    [count],
  )
  await client.query(
    `insert into session (token_hash, user_id, side, role, entity_id, expires_at)
     select sha256(('buyer' || n)::bytea), ${idOf('be2')}, 'retailer', 'entityAdmin', ${idOf('be1')}, now() + interval '1 day' from generate_series(1, $1) n`,
    [count],
  )
  for (const table of ['sku', 'entity', 'user_account', 'association', 'address', 'store', 'session'])
    await client.query(`vacuum analyze ${table}`)
}

/** An id that says what it is and whose. */
const idOf = (kind: string) => `('00000000-0000-4000-8${kind}-' || lpad(n::text, 12, '0'))::uuid`
export const hashOf = (at: number) => createHash('sha256').update(`buyer${at}`).digest()

/** Carts of these buyers with as many brands, taken in turn, each with its own products, so that no buyer waits for another buyer's stock. */
export async function fillCarts(client: Client, from: number, buyers: number, brands: number, lines: number) {
  await client.query(
    `insert into cart (retailer_id, store_id, brand_id, currency, type)
     select ${idOf('be1')}, ${idOf('be4')}, brand.id, 'EUR', 'IN_STOCK'
     from generate_series($1::int, $1::int + $2::int - 1) n
     cross join lateral (select id from (select brand_id as id, (row_number() over (order by brand_id))::int as place, (count(*) over ())::int as many
       from collection where name like 'bench%' group by brand_id) brand
       where (place + n) % many < $3::int) brand`,
    [from, buyers, brands],
  )
  // The products of a brand are dealt out in turn.
  await client.query(
    `with own as materialized (select product.*, (row_number() over (partition by brand_id order by id))::int as place,
        greatest((count(*) over (partition by brand_id) / $3::int)::int, 1) as deals from product where unique_id like 'bench%'),
      turns as (select id, brand_id, (row_number() over (partition by brand_id order by retailer_id))::int as turn from cart
        where retailer_id in (select ${idOf('be1')} from generate_series($1::int, $1::int + $2::int - 1) n))
     insert into cart_product (cart_id, product_id, cartons, seen_price, kept)
     select turns.id, own.id, 0, price.wholesale, jsonb_build_object('name', own.name, 'styleCode', own.style_code,
       'image', own.images[1], 'collectionId', own.collection_id, 'collectionName', collection.name)
     from turns join own on own.brand_id = turns.brand_id and (own.place - 1) % own.deals = (turns.turn - 1) % own.deals
       and own.place <= own.deals * $3::int
     join collection on collection.id = own.collection_id
     join product_price price on price.product_id = own.id and price.currency = 'EUR'`,
    [from, buyers, lines],
  )
  await client.query(
    `insert into cart_item (cart_id, product_id, sku_id, quantity)
     select line.cart_id, line.product_id, (select id from sku where product_id = line.product_id order by size_position limit 1), 1
     from cart_product line where not exists (select from cart_item item where item.cart_id = line.cart_id)`,
  )
  for (const table of ['cart', 'cart_product', 'cart_item']) await client.query(`vacuum analyze ${table}`)
  const { rows } = await client.query<{ at: number; cartId: string; version: number }>(
    `select right(retailer_id::text, 12)::int as at, id as "cartId", version from cart
     where retailer_id in (select ${idOf('be1')} from generate_series($1::int, $1::int + $2::int - 1) n) order by 1, id`,
    [from, buyers],
  )
  return [...Map.groupBy(rows, ({ at }) => at)].map(([at, inPlace]): Filled => ({
    at,
    token: `buyer${at}`,
    carts: inPlace.map(({ cartId, version }) => ({ cartId, version })),
  }))
}
