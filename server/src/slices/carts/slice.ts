import { carts } from '@souk/contract/carts/carts.contract.ts'
import { cartsMessages } from '@souk/contract/carts/carts.messages.ts'
import { cartsReactions } from './carts.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { cartExports } from './exports/cart-export.ts'
import { cartsHandlers } from './carts.routes.ts'
import { cartsSummaries } from './carts.summaries.ts'

export const cartsSlice = slice({
  name: 'carts',
  about: 'Carts: one for each store, brand, currency and collection type.',
  groups: { carts: calls(carts, cartsHandlers) },
  summaries: cartsSummaries,
  messages: [cartsMessages],
  exports: cartExports,
  reactions: cartsReactions,
})
