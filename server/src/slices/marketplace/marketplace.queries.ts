import { percentOf } from '@souk/contract/reference/percent.ts'
import type { Marketplace } from '@souk/contract/marketplace/marketplace-shapes.ts'
import type { Db } from '../../platform/data/database/db.ts'

/** The marketplace has one row. */
export const ownId = 'own'

export async function readMarketplace(db: Db): Promise<Marketplace> {
  const row = await db.selectFrom('marketplace').selectAll().executeTakeFirstOrThrow()
  const { id: _, updatedAt, commissionTax, language, ...rest } = row
  return {
    ...rest,
    language: language as Marketplace['language'],
    commissionTax: percentOf(commissionTax),
    updatedAt: updatedAt.toISOString(),
  }
}
