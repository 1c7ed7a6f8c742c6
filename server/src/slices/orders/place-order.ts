import { sql } from 'kysely'
import { silenceDays } from '@souk/contract/orders/order-moves.ts'
import type { CheckoutCart, OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { Tx } from '../../platform/db.ts'
import { announce, emit } from '../../platform/outbox.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Buyer, LoadedCart } from '../carts/door.ts'
import { holdStock, unitsOf } from './hold-stock.ts'
import { addRevision } from './lines.queries.ts'
import { linesFrom } from './order-lines.ts'
import type { Kept } from './orders.queries.ts'

/** One cart, one order, as PENDING_BRAND. Its stock is locked by the caller; the number comes last. */
export async function placeOrder(tx: Tx, buyer: Buyer, { record, lines, known }: LoadedCart, wish: CheckoutCart) {
  const { brandId, storeId, currency, type, notes } = record
  const { shipsFrom = null, shipsUntil = null, paymentMethod, purchaseOrderNumber } = wish
  if (shipsFrom && shipsUntil && shipsUntil < shipsFrom) {
    throw new Refusal('invalid', 'orders.windowOrder', { field: 'shipsUntil' })
  }
  const kept = await keptFor(tx, buyer, record, wish)
  const { id } = await tx
    .insertInto('salesOrder')
    .values({
      brandId,
      retailerId: buyer.entityId,
      storeId,
      currency,
      type,
      notes,
      paymentMethod,
      purchaseOrderNumber,
      shipsFrom,
      shipsUntil,
      writtenBy: 'retailer',
      writerId: buyer.userId,
      status: 'PENDING_BRAND',
      number: sql<string>`uuidv7()::text`, // until the last step gives the real one
      dueAt: sql`now() + make_interval(days => ${silenceDays})`,
      kept: JSON.stringify(kept),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ordered = lines.flatMap((line) => linesFrom(line, known.get(line.productId)!))
  await addRevision(tx, id, 1, buyer, '', ordered)
  const short = await holdStock(tx, id, unitsOf(ordered))
  if (short.length > 0) throw new Refusal('items_changed', 'orders.changed', { field: 'carts', items: short })
  const productIds = lines.map(({ productId }) => productId)
  await sql`update product set has_orders = true where id = any(${productIds}::uuid[]) and not has_orders`.execute(tx)
  const collectionIds = [...new Set(productIds.map((one) => known.get(one)!.collectionId))].sort()
  await sql`update collection set has_orders = true where id = any(${collectionIds}::uuid[]) and not has_orders`.execute(
    tx,
  )
  await sql`insert into collection_reader (collection_id, retailer_id)
    select id, ${buyer.entityId} from unnest(${collectionIds}::uuid[]) as one(id) order by id on conflict do nothing`.execute(
    tx,
  )
  await emit(tx, 'order.placed', { orderId: id, brandId, retailerId: buyer.entityId })
  for (const entityId of [brandId, buyer.entityId].sort()) await announce(tx, { entityId }, 'orders.changed', id)
  return id
}

/** Names, addresses and terms as they are at this moment. */
async function keptFor(tx: Tx, { entityId }: Buyer, { brandId, storeId }: LoadedCart['record'], wish: CheckoutCart) {
  const shipTo = await addressOf(tx, entityId, wish.shipToId, storeId)
  if (!shipTo) throw new Refusal('invalid', 'orders.needsAddress', { field: 'shipToId' })
  const billTo = wish.billToId ? await addressOf(tx, entityId, wish.billToId, null) : shipTo
  const { rows } = await sql<Omit<Kept, 'shipTo' | 'billTo'>>`
    select brand.name as brand_name, retailer.name as retailer_name, store.name as store_name,
      brand.commercial_terms || coalesce((select terms from relation where relation.brand_id = brand.id
        and relation.retailer_id = retailer.id and relation.status = 'ACCEPTED'), '{}') as terms
    from entity brand, entity retailer, store
    where brand.id = ${brandId} and retailer.id = ${entityId} and store.id = ${storeId}`.execute(tx)
  return { ...rows[0]!, shipTo, billTo } satisfies Kept
}

/** The address that is named, else the store's own, else the usual one. */
async function addressOf(tx: Tx, entityId: string, id: string | undefined, storeId: string | null) {
  const { rows } = await sql<OrderAddress>`
    select label, contact_name, phone, line1, line2, city, region, postal_code, country from address
    where entity_id = ${entityId} and (${id ?? null}::uuid is null or id = ${id ?? null})
    order by id = (select address_id from store where store.id = ${storeId}) desc nulls last, is_default_shipping desc, created_at, id
    limit 1`.execute(tx)
  if (!rows[0] && id) throw new Refusal('not_found')
  return rows[0] ?? null
}
