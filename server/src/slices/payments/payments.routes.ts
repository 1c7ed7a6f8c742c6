import type { payments } from '@souk/contract/payments/payments.contract.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { buyerOf } from '../carts/door.ts'
import { cardRows } from './cards.queries.ts'
import { confirmCard } from './confirm-card.ts'
import { removeCard } from './remove-card.ts'
import { saveCard } from './save-card.ts'

export const paymentsHandlers: Handlers<typeof payments> = {
  cards: ({ actor }, { db }) => cardRows(db, buyerOf(actor).entityId).execute(),
  save: ({ actor, body, caller }, deps) => saveCard(deps, buyerOf(actor), body, caller),
  confirm: ({ actor, params, body, caller }, deps) => confirmCard(deps, buyerOf(actor), { ...params, ...body }, caller),
  remove: ({ actor, params, caller }, deps) => removeCard(deps, buyerOf(actor), params.id, caller),
}
