import type { marketplace } from '@souk/contract/marketplace/marketplace.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { changeMarketplace } from './change-marketplace.ts'
import { readMarketplace } from './marketplace.queries.ts'

export const marketplaceHandlers: Handlers<typeof marketplace> = {
  read: (_, { db }) => readMarketplace(db),
  change: ({ actor, body, caller }, deps) => changeMarketplace(deps, actor, body, caller),
}
