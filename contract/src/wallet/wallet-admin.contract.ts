import { z } from 'zod/mini'
import { Amount, AmountIn, Currency } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { max, required } from '../core/rules.ts'
import { disputeList, disputeStatuses } from './wallet-lists.ts'
import { CommissionBasis } from './wallet-shapes.ts'

const admin = { allow: ['manage', 'Souk'], staff: 'money' } as const
const byId = z.strictObject({ id: z.uuid() })
const Party = z.object({ id: z.uuid(), name: z.string() })

export const Dispute = z.object({
  id: z.uuid(),
  status: z.enum(disputeStatuses),
  side: z.enum(['brand', 'retailer']),
  entity: Party,
  order: z.object({ id: z.uuid(), number: z.string() }),
  currency: Currency,
  basis: CommissionBasis,
  rate: z.int(),
  goods: Amount,
  commission: Amount,
  text: z.string(),
  answer: z.string(),
  correction: Amount,
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type Dispute = z.infer<typeof Dispute>

export const Payout = z.object({
  id: z.uuid(),
  brand: Party,
  currency: Currency,
  amount: Amount,
  status: z.enum(['PENDING', 'DONE', 'FAILED']),
  isByHand: z.boolean(),
  week: z.string(),
  createdAt: z.iso.datetime(),
})
export type Payout = z.infer<typeof Payout>

export const Reconciliation = z.object({
  currencies: z.array(
    z.object({
      currency: Currency,
      sum: Amount, // of every account: zero
      accounts: z.array(z.object({ purpose: z.string(), balance: Amount, isClearing: z.boolean() })),
    }),
  ),
  clearing: z.array(
    // what has not left a clearing account yet
    z.object({
      purpose: z.string(),
      currency: Currency,
      balance: Amount,
      party: z.nullable(Party),
      since: z.nullable(z.iso.datetime()),
    }),
  ),
  differences: z.array(z.object({ what: z.string(), id: z.string(), stored: z.string(), computed: z.string() })),
  unsettled: z.array(
    z.object({
      kind: z.enum(['PAYMENT', 'REFUND', 'PAYOUT']),
      id: z.uuid(),
      currency: Currency,
      amount: Amount,
      status: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  payouts: z.array(Payout), // waiting to be paid by hand
  transfers: z.int(),
  entries: z.int(),
  checkedAt: z.iso.datetime(),
})
export type Reconciliation = z.infer<typeof Reconciliation>

export const walletAdmin = {
  reconciliation: endpoint({ method: 'GET', path: '/api/admin/reconciliation', ...admin, reply: Reconciliation }),
  /** The same file, in the language of the brand. */
  statementFile: endpoint({
    method: 'GET',
    path: '/api/admin/commission-statements/:id/download',
    ...admin,
    params: byId,
    reply: z.unknown(),
    raw: ['pdf'],
  }),
  disputes: endpoint({
    method: 'GET',
    path: '/api/admin/commission-disputes',
    ...admin,
    query: listQuery(disputeList),
    reply: page({ items: z.array(Dispute) }),
  }),
  decideDispute: endpoint({
    method: 'PUT',
    path: '/api/admin/commission-disputes/:id',
    ...admin,
    personal: true,
    params: byId,
    body: z.strictObject({
      status: z.enum(['ACCEPTED', 'DECLINED']),
      answer: required.check(z.maxLength(1_000, 'rules.max')),
      correction: z.optional(AmountIn), // commission given back
    }),
    reply: Dispute,
    successMessage: 'wallet.disputeDecided',
  }),
  decidePayout: endpoint({
    method: 'PUT',
    path: '/api/admin/payouts/:id',
    ...admin,
    personal: true,
    params: byId,
    body: z.strictObject({ status: z.enum(['DONE', 'FAILED']), reference: z._default(max(140), '') }),
    reply: Payout,
    successMessage: 'wallet.payoutDecided',
  }),
}
