import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Book } from '@souk/contract/catalog/books.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { isOwnRelation, traderOf } from '../../connections/door.ts'
import { brandOf } from '../model/own-brand.ts'

export type Kind = 'PRICE' | 'SEGMENT'

const count = sql<number>`(case when book.kind = 'SEGMENT'
  then (select count(*)::int from book_product where book_product.book_id = book.id)
  else (select count(distinct product_id)::int from book_price where book_price.book_id = book.id) end)`

type Assigned = { retailerIds: string[]; groupIds: string[]; countries: string[]; names: Record<string, string> }
const assignees = sql<Assigned>`(
  select jsonb_build_object(
    'retailerIds', coalesce(jsonb_agg(retailer_id order by retailer.name) filter (where retailer_id is not null), '[]'),
    'groupIds', coalesce(jsonb_agg(group_id order by its.name) filter (where group_id is not null), '[]'),
    'countries', coalesce(jsonb_agg(one.country order by one.country) filter (where one.country is not null), '[]'),
    'names', coalesce(jsonb_object_agg(coalesce(retailer_id, group_id)::text, coalesce(retailer.name, its.name))
      filter (where one.country is null), '{}'))
  from book_assignment one left join entity retailer on retailer.id = one.retailer_id
    left join retailer_group its on its.id = one.group_id
  where one.book_id = book.id)`

function bookRows(db: Db, brandId: string, kind: Kind) {
  return db
    .selectFrom('book')
    .select(['book.id', 'book.collectionId', 'book.name', 'book.version', 'book.updatedAt'])
    .select([count.as('productsCount'), assignees.as('assignees')])
    .where('book.brandId', '=', brandId)
    .where('book.kind', '=', kind)
}
export type BookRecord = Awaited<ReturnType<ReturnType<typeof bookRows>['execute']>>[number]

export function listBooks(db: Db, brandId: string, kind: Kind, collectionId: string) {
  return bookRows(db, brandId, kind)
    .where('collectionId', '=', collectionId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export function findBook(db: Db, brandId: string, kind: Kind, collectionId: string, id: string) {
  return bookRows(db, brandId, kind).where('collectionId', '=', collectionId).where('id', '=', id).executeTakeFirst()
}

/** The book that is for a country, among others or alone. */
export function findBookOfCountry(db: Db, brandId: string, kind: Kind, collectionId: string, country: string) {
  return bookRows(db, brandId, kind)
    .innerJoin('bookAssignment as given', 'given.bookId', 'book.id')
    .where('book.collectionId', '=', collectionId)
    .where('given.country', '=', country)
    .executeTakeFirst()
}

export function findMaster(db: Db, brandId: string, kind: Kind) {
  return bookRows(db, brandId, kind).where('collectionId', 'is', null).executeTakeFirst()
}

export function presentBook({ updatedAt, assignees: assigned, ...row }: BookRecord): Book {
  return { ...row, assignees: assigned, updatedAt: updatedAt.toISOString() }
}

/** Whom a brand trades with, by a part of the name. */
export async function partnersOf(db: Db, actor: Actor, q: string) {
  const brandId = brandOf(actor)
  const part = containing(q)
  const [retailers, groups] = await Promise.all([
    db
      .selectFrom('relation')
      .innerJoin('entity', 'entity.id', 'relation.retailerId')
      .select(['entity.id', 'entity.name', 'entity.country'])
      .where('relation.brandId', '=', brandId)
      .$if(actor.role === 'salesRepresentative', (query) => query.where(isOwnRelation(traderOf(actor))))
      .where('relation.status', '=', 'ACCEPTED')
      .where('entity.name', 'ilike', part)
      .orderBy('entity.name')
      .limit(50)
      .execute(),
    db
      .selectFrom('retailerGroup')
      .select(['id', 'name'])
      .select(
        sql<number>`(select count(*)::int from relation where relation.group_id = retailer_group.id and status = 'ACCEPTED')`.as(
          'count',
        ),
      )
      .where('brandId', '=', brandId)
      .where('name', 'ilike', part)
      .orderBy('name')
      .limit(50)
      .execute(),
  ])
  return { retailers, groups }
}
