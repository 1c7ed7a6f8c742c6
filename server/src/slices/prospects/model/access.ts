import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

export type BrandActor = Extract<Actor, { side: 'brand' }>

export function brandActor(actor: Actor): BrandActor {
  if (actor.side !== 'brand') throw new Refusal('forbidden')
  return actor
}

/** Prospects are for brands that have them switched on. */
export async function requireEnabled(db: Db, { entityId }: BrandActor): Promise<string> {
  const brand = await db.selectFrom('entity').select('isLeadAiEnabled').where('id', '=', entityId).executeTakeFirst()
  if (!brand?.isLeadAiEnabled) throw new Refusal('forbidden', 'prospects.off')
  return entityId
}

/** The tenant scope: what is open to every brand, and the brand's own. */
export const isVisible = (brandId: string): RawBuilder<boolean> =>
  sql`(prospect.brand_id is null or prospect.brand_id = ${brandId})`
