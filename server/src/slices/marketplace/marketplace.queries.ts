import { percentOf } from '@souk/contract/reference/percent.ts'
import type { Marketplace } from '@souk/contract/marketplace/marketplace-shapes.ts'
import type { Db } from '../../platform/data/database/db.ts'

/** The marketplace has one row. */
export const ownId = 'own'

export async function readMarketplace(db: Db): Promise<Marketplace> {
  const row = await db.selectFrom('marketplace').selectAll().executeTakeFirstOrThrow()
  const { id: _, updatedAt, commissionTax, ...rest } = row
  return { ...rest, commissionTax: percentOf(commissionTax), updatedAt: updatedAt.toISOString() }
}
