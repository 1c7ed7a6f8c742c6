import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { ProductFilters } from '@souk/contract/catalog/product-filters.ts'
import type { publicWishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { pagedList } from '../../../platform/data/database/paged-list.ts'
import { found } from '../../../platform/base/refusal.ts'
import { allOf, cardRows, conditionsOf } from '../../catalog/doors/lists.ts'
import { presentCard, visibleProducts } from '../../catalog/door.ts'
import { countView, findByToken } from '../model/links.queries.ts'

const stranger = { kind: 'guest' } as const

/** A wishlist as seen without an account. Views by its own team are not counted. */
export async function readPublic(
  { db, key }: Deps,
  actor: Actor | null,
  publicToken: string,
  input: Paging & ProductFilters,
): Promise<Reply<typeof publicWishlists.read>> {
  const list = found(await findByToken(db, key, publicToken))
  const { page, limit, after, ...filters } = input
  const conditions = Object.values(conditionsOf(filters, stranger))
  const { rows, ...shown } = await pagedList(
    db,
    productsOn(db, list.id),
    (cards) => cards.where(allOf(conditions)),
    { id: 'line.productId', by: ['line.position'], direction: 'asc' },
    { page, limit, after },
  )
  const isOwn = actor?.entityId === list.entityId
  if (!isOwn && page === 1 && !after && conditions.length === 0) await countView(db, list.linkId)
  return {
    name: list.name,
    note: list.note,
    entityName: list.entityName,
    entityType: list.entityType as 'brand' | 'retailer',
    products: rows.map(presentCard),
    ...shown,
    hiddenCount: await countHidden(db, list.id),
    isOwn,
  }
}

const productsOn = (db: Db, id: string) =>
  cardRows(db, stranger)
    .innerJoin('wishlistLine as line', 'line.productId', 'product.id')
    .where('line.wishlistId', '=', id)

async function countHidden(db: Db, id: string): Promise<number> {
  const seen = visibleProducts(db, stranger)
    .innerJoin('wishlistLine as line', 'line.productId', 'product.id')
    .where('line.wishlistId', '=', id)
    .select(sql<number>`count(*)::int`.as('count'))
  const { rows } = await sql<{ hidden: number }>`
    select (select count(*)::int from wishlist_line where wishlist_id = ${id}) - (${seen}) as hidden`.execute(db)
  return rows[0]?.hidden ?? 0
}
