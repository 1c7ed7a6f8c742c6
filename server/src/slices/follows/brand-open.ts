import { type RawBuilder, sql } from 'kysely'
import type { CatalogViewer } from '../catalog/door.ts'

/** Whether a viewer may look at the brand at all, with the alias `brand`: it is live, and the marketplace or a relation leads there. */
export function isBrandThere(viewer: CatalogViewer): RawBuilder<boolean> {
  const live = sql<boolean>`(brand.type = 'brand' and brand.live_from <= now())`
  const inMarket = sql<boolean>`(${live} and not brand.is_sandbox)`
  if (viewer.kind === 'owner') return sql`(${inMarket} or brand.id = ${viewer.brandId})`
  if (viewer.kind !== 'retailer' || viewer.hasMarketplace) return inMarket
  return sql`(${live} and brand.id = any(${viewer.relationBrandIds}::uuid[]))`
}

/** Whether its openings concern the viewer too: what does not ship there will never be shown there. */
export function isBrandOpen(viewer: CatalogViewer): RawBuilder<boolean> {
  if (viewer.kind !== 'retailer' || viewer.country === null) return isBrandThere(viewer)
  return sql`(${isBrandThere(viewer)} and not (${viewer.country} = any(brand.restricted_countries)))`
}
