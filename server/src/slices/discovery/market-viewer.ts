import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { type CatalogViewer, viewerOf } from '../catalog/door.ts'

/** A viewer who may look around in the whole marketplace. */
export async function marketViewerOf(db: Db, actor: Actor): Promise<CatalogViewer> {
  const viewer = await viewerOf(db, actor)
  requireMarketplace(viewer)
  return viewer
}

/** A retailer looks around only with the marketplace entitlement; everybody else may. */
export function requireMarketplace(viewer: CatalogViewer): void {
  if (viewer.kind === 'retailer' && !viewer.hasMarketplace) throw new Refusal('forbidden', 'discovery.noMarketplace')
}
