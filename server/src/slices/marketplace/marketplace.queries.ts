import type { Marketplace } from '@souk/contract/marketplace/marketplace-shapes.ts'
import type { Db } from '../../platform/data/database/db.ts'

/** The marketplace has one row. */
export const ownId = 'own'

export async function readMarketplace(db: Db): Promise<Marketplace> {
  const { id: _, updatedAt, ...row } = await db.selectFrom('marketplace').selectAll().executeTakeFirstOrThrow()
  return { ...row, language: row.language as Marketplace['language'], updatedAt: updatedAt.toISOString() }
}
