import { amount } from '@souk/contract/core/money.ts'
import type { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import type { Handlers } from '../../platform/mount.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listBrands, mayBrowse } from './brands.queries.ts'

export const discoveryHandlers: Handlers<typeof discovery> = {
  async brands({ actor, query }, { db, replica }) {
    if (actor.side === 'retailer' && !(await mayBrowse(db, actor.entityId))) {
      throw new Refusal('forbidden', 'discovery.noMarketplace')
    }
    const { rows, ...page } = await listBrands(replica, query)
    const brands = rows.map(({ minimumOrderValue: minor, ...row }) => ({
      ...row,
      minimumOrderValue: minor === null ? null : amount({ minor: BigInt(minor), currency: row.currency }),
    }))
    return { brands, ...page }
  },
}
