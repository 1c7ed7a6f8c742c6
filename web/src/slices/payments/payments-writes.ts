import { type NewCard, payments } from '@souk/contract/payments/payments.contract.ts'
import { call } from '../../lib/server/call.ts'

/** What a form refuses stands at its field. */
export const saveCard = (body: NewCard) => call(payments.save, { body }, { isQuiet: true })
export const confirmCard = ({ id, code }: { id: string; code: string }) =>
  call(payments.confirm, { params: { id }, body: { code } })
export const removeCard = ({ id }: { id: string }) => call(payments.remove, { params: { id } })
export const beginSetup = ({ returnTo }: { returnTo: string }) => call(payments.setup, { body: { returnTo } })
export const finishSetup = ({ session }: { session: string }) => call(payments.finishSetup, { body: { session } })
