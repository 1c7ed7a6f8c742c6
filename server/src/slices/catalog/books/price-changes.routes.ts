import type { priceChanges } from '@souk/contract/catalog/price-changes.contract.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { changePrices, previewPriceChange } from './change-prices.ts'

export const priceChangesHandlers: Handlers<typeof priceChanges> = {
  preview: ({ actor, params, body: change, caller }, deps) =>
    previewPriceChange(deps, actor, { ...params, change, language: caller.language }),
  apply: ({ actor, params, body: { seen, ...change }, caller }, deps) =>
    changePrices(deps, actor, { ...params, seen, change, caller }),
}
