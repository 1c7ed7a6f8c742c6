import type { Actor } from '@souk/contract/core/abilities.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'

/** Who is looking, as far as seeing and pricing depend on it. */
export type CatalogViewer =
  | { kind: 'owner'; brandId: string; currency?: string | undefined } // sees all of its own; prices in a currency it chose
  | { kind: 'admin' }
  | { kind: 'guest' } // also a stranger with a public link
  | {
      kind: 'retailer'
      retailerId: string
      country: string | null
      currency: string
      chosenCurrencies?: Readonly<Record<string, string>> // by brand, where the retailer chose one
      hasMarketplace: boolean
      relationBrandIds: readonly string[]
      groupIds: readonly string[]
    }

/** Those who sell or run the marketplace look around in it as a guest does. */
export const asShopper = (viewer: CatalogViewer): CatalogViewer =>
  viewer.kind === 'owner' || viewer.kind === 'admin' ? { kind: 'guest' } : viewer

/** One statement for a retailer, none for the others. The country is that of the store they buy for, else of their first one. */
export async function viewerOf(db: Db, actor: Actor, storeId?: string): Promise<CatalogViewer> {
  if (actor.side === 'souk') return { kind: 'admin' }
  if (actor.side === 'brand') return { kind: 'owner', brandId: actor.entityId }
  if (actor.side === 'guest') return { kind: 'guest' }
  return retailerViewer(db, actor.entityId, storeId)
}

type Retailer = {
  currency: string
  chosenCurrencies: Record<string, string> | null
  access: readonly string[]
  country: string | null
  relationBrandIds: readonly string[]
  groupIds: readonly string[]
}

/** A retailer as the catalog sees it; also for a brand that looks through its eyes. */
export async function retailerViewer(db: Db, retailerId: string, storeId: string | null = null) {
  const { rows } = await sql<Retailer>`
    select currency, access,
      (select jsonb_object_agg(brand_id, currency) from buying_currency where retailer_id = entity.id) as chosen_currencies,
      coalesce(
        (select country from store where entity_id = entity.id and closed_at is null
          order by id = ${storeId}::uuid desc nulls last, created_at, id limit 1),
        country) as country,
      array(select brand_id from relation where retailer_id = entity.id and status = 'ACCEPTED') as relation_brand_ids,
      array(select group_id from relation
        where retailer_id = entity.id and status = 'ACCEPTED' and group_id is not null) as group_ids
    from entity where id = ${retailerId} and type = 'retailer'`.execute(db)
  const { access, chosenCurrencies, ...rest } = found(rows[0])
  const hasMarketplace = access.includes('marketplace')
  return {
    kind: 'retailer' as const,
    retailerId,
    hasMarketplace,
    ...rest,
    ...(chosenCurrencies && { chosenCurrencies }),
  }
}

/** The same viewer in one currency: a cart and an order keep theirs, whatever is chosen later. */
export function inCurrency(viewer: CatalogViewer, currency: string): CatalogViewer {
  return viewer.kind === 'retailer' ? { ...viewer, currency, chosenCurrencies: {} } : viewer
}

/** The rows of `catalog_access` that speak about a viewer. */
export function keysOf(viewer: CatalogViewer): string[] {
  if (viewer.kind !== 'retailer') return ['*']
  return [
    `retailer:${viewer.retailerId}`,
    ...viewer.groupIds.map((id) => `group:${id}`),
    ...(viewer.country ? [`country:${viewer.country}`] : []),
    '*',
  ]
}

/** What the books say about one collection, where it was looked up before: then it is not asked for with every product. */
export type Seen = { segmentId: string | null; priceBookIds: string[] | null }
