import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { required } from '../core/rules.ts'
import { rights } from '../core/rights/rights.ts'
import { digitsOf, hasCheckDigit, isExpired } from './card-number.ts'

export const Card = z.object({
  id: z.uuid(),
  provider: z.enum(['test', 'stripe']), // the test provider is labelled on every screen: it charges no real card
  brand: z.enum(['VISA', 'MASTERCARD', 'AMEX']),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  holder: z.string(),
  status: z.enum(['VERIFIED', 'NEEDS_STEP']), // its bank asks for a code first
})
export type Card = z.infer<typeof Card>

const number = required.check(
  z.maxLength(40, { error: 'rules.creditCard', abort: true }),
  z.overwrite(digitsOf),
  z.refine((digits) => /^\d{12,19}$/.test(digits) && hasCheckDigit(digits), 'rules.creditCard'),
)
const month = z.int('payments.badMonth').check(z.minimum(1, 'payments.badMonth'), z.maximum(12, 'payments.badMonth'))
const year = z.int('payments.badYear').check(z.minimum(2000, 'payments.badYear'), z.maximum(2100, 'payments.badYear'))

export const NewCard = z
  .strictObject({
    number,
    expMonth: month,
    expYear: year,
    cvc: required.check(z.regex(/^\d{3,4}$/, 'payments.badCvc')),
    holder: required.check(z.maxLength(100, 'rules.max')),
  })
  .check(z.refine((card) => !isExpired(card, new Date()), { path: ['expMonth'], error: 'payments.expired' }))
export type NewCard = z.output<typeof NewCard>
export const CardCode = z.strictObject({ code: required.check(z.maxLength(20, 'rules.max')) })

const owner = rights.saveCards
const byId = z.strictObject({ id: z.uuid() })

/** An entity's saved cards, its team's: a retailer pays invoices with them, a brand its commission. Saving one again is no second card. */
export const payments = {
  cards: endpoint({ method: 'GET', path: '/api/v2/payments/cards', ...owner, reply: z.array(Card) }),
  save: endpoint({
    method: 'POST',
    path: '/api/v2/payments/cards',
    ...owner,
    personal: true,
    body: NewCard,
    reply: Card,
    status: 201,
    limit: { tries: 20, seconds: 600, per: 'user' }, // who tries out numbers is slowed down
  }),
  /** The second step: the code that the card's bank sent. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/v2/payments/cards/:id/confirm',
    ...owner,
    personal: true,
    params: byId,
    body: CardCode,
    reply: Card,
    successMessage: 'payments.saved',
    limit: { tries: 10, seconds: 600, per: 'user' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/payments/cards/:id',
    ...owner,
    personal: true,
    params: byId,
    reply: z.object({ removed: z.int() }),
    successMessage: 'payments.removed',
  }),
  /** The provider's own page where a card is entered; none where our form takes it. */
  setup: endpoint({
    method: 'POST',
    path: '/api/v2/payments/cards/setup',
    ...owner,
    personal: true,
    body: z.strictObject({ returnTo: z.string().check(z.regex(/^\/[\w/-]{0,200}$/)) }),
    reply: z.object({ url: z.nullable(z.string()) }),
    limit: { tries: 20, seconds: 600, per: 'user' },
  }),
  /** Back from that page: the card is saved. */
  finishSetup: endpoint({
    method: 'PUT',
    path: '/api/v2/payments/cards/setup',
    ...owner,
    personal: true,
    body: z.strictObject({ session: required.check(z.maxLength(200, 'rules.max')) }),
    reply: Card,
    successMessage: 'payments.saved',
  }),
}
