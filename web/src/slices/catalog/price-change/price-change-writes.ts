import { priceChanges } from '@souk/contract/catalog/price-changes.contract.ts'
import { call } from '../../../lib/server/call.ts'
import type { PriceChangeBody } from './price-change.data.ts'

type Apply = { collectionId: string; body: PriceChangeBody; seen: string }
/** Bound to the prices that were looked at. */
export const changePrices = ({ collectionId, body, seen }: Apply) =>
  call(priceChanges.apply, { params: { collectionId }, body: { ...body, seen } }, { isQuiet: true })
