import { reference } from '@souk/contract/reference/reference.contract.ts'
import { referenceMessages } from '@souk/contract/reference/reference.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { referenceHandlers } from './reference.routes.ts'

export const referenceSlice = slice({
  name: 'reference',
  groups: { reference: calls(reference, referenceHandlers) },
  messages: [referenceMessages],
})
