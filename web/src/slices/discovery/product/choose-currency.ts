import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { call } from '../../../lib/server/call.ts'

/** Loaded when it is needed: the shop's first visit does without the contract. */
export const chooseCurrency = (collectionId: string, currency: string) =>
  call(collections.chooseCurrency, { params: { collectionId }, body: { currency } })
