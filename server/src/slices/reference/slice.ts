import { reference } from '@souk/contract/reference/reference.contract.ts'
import { referenceMessages } from '@souk/contract/reference/reference.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { referenceHandlers } from './reference.routes.ts'
import { referenceSummaries } from './reference.summaries.ts'

export const referenceSlice = slice({
  name: 'reference',
  about: 'Lists that forms need, uploads and the stream of live events.',
  groups: { reference: calls(reference, referenceHandlers) },
  summaries: referenceSummaries,
  messages: [referenceMessages],
})
