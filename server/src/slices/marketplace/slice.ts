import { marketplace } from '@souk/contract/marketplace/marketplace.contract.ts'
import { marketplaceMessages } from '@souk/contract/marketplace/marketplace.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { marketplaceHandlers } from './marketplace.routes.ts'
import { marketplaceSummaries } from './marketplace.summaries.ts'

export const marketplaceSlice = slice({
  name: 'marketplace',
  about: 'What the owner of this marketplace decides about it: its name and whom to ask.',
  groups: { marketplace: calls(marketplace, marketplaceHandlers) },
  summaries: marketplaceSummaries,
  messages: [marketplaceMessages],
})
