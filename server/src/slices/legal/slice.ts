import { legal, legalAdmin } from '@souk/contract/legal/legal.contract.ts'
import { legalMessages } from '@souk/contract/legal/legal.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { legalAdminHandlers, legalHandlers } from './legal.routes.ts'
import { legalSummaries } from './legal.summaries.ts'

export const legalSlice = slice({
  name: 'legal',
  about: 'Terms, privacy and imprint: written, published and accepted.',
  groups: { legal: calls(legal, legalHandlers), legalAdmin: calls(legalAdmin, legalAdminHandlers) },
  summaries: legalSummaries,
  messages: [legalMessages],
})
