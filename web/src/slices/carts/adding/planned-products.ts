import { products } from '@souk/contract/catalog/products.contract.ts'
import { call } from '../../../lib/server/call.ts'

export const readProducts = (productIds: readonly string[], signal: AbortSignal) =>
  call(products.byIds, { body: { productIds: [...productIds] } }, { signal, isQuiet: true })
