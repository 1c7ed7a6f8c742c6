import { sql } from 'kysely'
import type { Brief } from '@souk/contract/assistant/brief.ts'
import { knownKeys } from '../../../platform/base/known-keys.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { isOneOf } from '../../../platform/data/database/one-of.ts'
import { sellableRows } from '../../carts/door.ts'
import { type CatalogViewer, isBrandStocked } from '../../catalog/door.ts'
import { listedProducts } from '../../discovery/door.ts'
import { fabricWords } from './materials.ts'

const lookedAt = 2_500
const readAtMost = 1_200

/** Products as the carts see them, with what a brief asks about. */
function offeredRows(db: Db, viewer: CatalogViewer) {
  return sellableRows(db, viewer).select([
    'product.category',
    'product.subCategory',
    'product.department',
    'product.gender',
    'product.keyStyles',
    'product.description',
  ])
}
export type Offered = Awaited<ReturnType<ReturnType<typeof offeredRows>['execute']>>[number]

/** What this retailer may see and may fit the brief: one bounded statement. */
export function findOffered(
  db: Db,
  viewer: CatalogViewer,
  brief: Brief,
  brandIds: readonly string[] | null,
): Promise<Offered[]> {
  const listed = listedProducts(viewer, { tags: tagsOf(brief), terms: termsOf(brief), brandIds, atMost: lookedAt })
  return offeredRows(db, viewer)
    .where(sql<boolean>`product.id in (${listed})`)
    .where('product.status', '=', 'AVAILABLE')
    .limit(readAtMost)
    .execute()
}

/** The same of products that are named, whatever the brief says. */
export async function findNamed(db: Db, viewer: CatalogViewer, ids: readonly string[]): Promise<Offered[]> {
  return ids.length === 0 ? [] : offeredRows(db, viewer).where(isOneOf('product.id', ids)).execute()
}

function tagsOf({ categories: garments, favour, gender, department }: Brief): string[][] {
  const wanted = garments ? [...garments, ...(favour ?? [])] : []
  return [
    ...(wanted.length > 0 ? [wanted.map((key) => (knownKeys.category.has(key) ? `c:${key}` : `s:${key}`))] : []),
    ...(gender ? [[`g:${gender}`, ...(gender === 'UNISEX' ? [] : ['g:UNISEX'])]] : []),
    ...(department ? [[`d:${department}`]] : []),
  ]
}

const termsOf = ({ materials }: Brief): string[][] =>
  materials ? [materials.flatMap((key) => [...fabricWords[key]])] : []

/** Brands that this retailer can buy from, by the names a sentence may use. */
export async function listBrandNames(db: Db, viewer: CatalogViewer): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from entity brand where type = 'brand' and ${isBrandStocked(viewer)} order by name, id limit 2000`.execute(
    db,
  )
  return rows
}
