import { z } from 'zod/mini'
import { Amount, AmountIn, Currency } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { required } from '../core/rules.ts'
import { Day } from '../core/days.ts'
import { rights } from '../core/rights/rights.ts'
import { transferList, transferStatuses } from './wallet-lists.ts'

const traders = { allow: ['read', 'Wallet'], sides: ['brand', 'retailer'] } as const
const byId = z.strictObject({ id: z.uuid() })
const Party = z.object({ id: z.uuid(), name: z.string() })

export const BankTransfer = z.object({
  id: z.uuid(),
  brand: Party,
  retailer: Party,
  currency: Currency,
  amount: Amount,
  paidOn: z.string(),
  reference: z.string(),
  invoices: z.array(z.object({ id: z.uuid(), number: z.string() })),
  status: z.enum(transferStatuses),
  createdAt: z.iso.datetime(),
})
export type BankTransfer = z.infer<typeof BankTransfer>

const Money = {
  currency: Currency,
  amount: AmountIn,
  paidOn: Day,
  reference: required.check(z.maxLength(140, 'rules.max')),
}
const invoiceIds = z._default(z.array(z.uuid()).check(z.maxLength(100)), [])

/** Money that moved outside: a retailer announces it, the brand records what arrived. */
export const bankTransfers = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/bank-transfers',
    ...traders,
    query: listQuery(transferList),
    reply: page({ items: z.array(BankTransfer) }),
  }),
  announce: endpoint({
    method: 'POST',
    path: '/api/v2/wallet/bank-transfers/announce',
    allow: ['manage', 'Retailer'],
    personal: true,
    body: z.strictObject({ brandId: z.uuid(), ...Money, invoiceIds }),
    reply: BankTransfer,
    status: 201,
    successMessage: 'wallet.announced',
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/v2/wallet/bank-transfers/:id',
    allow: ['manage', 'Retailer'],
    personal: true,
    params: byId,
    reply: BankTransfer,
    successMessage: 'wallet.withdrawn',
  }),
  /** Pays the invoices named, then the oldest; what is more stays as the retailer's credit. */
  record: endpoint({
    method: 'POST',
    path: '/api/v2/wallet/bank-transfers',
    ...rights.recordTransfers,
    body: z.strictObject({ retailerId: z.uuid(), ...Money, invoiceIds, announcementId: z.optional(z.uuid()) }),
    reply: z.extend(BankTransfer, {
      paid: z.array(z.object({ invoiceId: z.uuid(), number: z.string(), amount: Amount, open: Amount })),
      credit: Amount,
    }),
    status: 201,
    successMessage: 'wallet.recorded',
    idempotent: true,
  }),
  /** A retailer's credit that the brand paid back outside. */
  payBack: endpoint({
    method: 'POST',
    path: '/api/v2/wallet/credits/pay-back',
    ...rights.recordTransfers,
    body: z.strictObject({ retailerId: z.uuid(), ...Money }),
    reply: z.object({ currency: Currency, credit: Amount }),
    status: 201,
    successMessage: 'wallet.paidBack',
    idempotent: true,
  }),
}
