import { z } from 'zod/mini'
import { Amount, AmountIn, Currency } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { email, max, required } from '../core/rules.ts'
import { creditCaseList, creditStatuses } from './wallet-lists.ts'

export const CreditStatus = z.enum(creditStatuses)
export const CreditDocument = z.object({
  id: z.uuid(),
  kind: z.string(),
  name: z.string(),
  location: z.string(),
  status: z.string(),
})

export const CreditApplication = z.object({
  id: z.uuid(),
  status: CreditStatus,
  currency: Currency,
  amount: Amount,
  legalName: z.string(),
  registrationNumber: z.string(),
  yearsTrading: z.int(),
  annualTurnover: Amount,
  contactName: z.string(),
  contactEmail: z.string(),
  notes: z.string(),
  documents: z.array(CreditDocument),
  granted: z.nullable(Amount),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type CreditApplication = z.infer<typeof CreditApplication>

export const CreditLimit = z.object({
  currency: Currency,
  limit: Amount,
  used: Amount,
  held: Amount, // of orders that are not invoiced yet
  open: Amount, // of invoices
  overdue: Amount,
  room: Amount,
})
export type CreditLimit = z.infer<typeof CreditLimit>

export const CreditCheck = z.enum([
  'profile',
  'taxNumber',
  'registrationNumber',
  'address',
  'documents',
  'verifiedDocument',
  'noOpenApplication',
  'nothingOverdue',
])
export type CreditCheck = z.infer<typeof CreditCheck>

const text = (length: number) => required.check(z.maxLength(length, 'rules.max'))
export const NewCreditApplication = z.strictObject({
  currency: Currency,
  amount: AmountIn,
  legalName: text(120),
  registrationNumber: text(60),
  yearsTrading: z.int('rules.integer').check(z.minimum(0, 'rules.nonNegative'), z.maximum(500, 'rules.between.high')),
  annualTurnover: AmountIn,
  contactName: text(120),
  contactEmail: email,
  notes: z._default(max(2_000), ''),
  documentIds: z.array(z.uuid()).check(z.minLength(1, 'wallet.needsDocument'), z.maxLength(20)),
})
export type NewCreditApplication = z.output<typeof NewCreditApplication>

const buyer = { allow: ['manage', 'Retailer'] } as const

export const credit = {
  read: endpoint({
    method: 'GET',
    path: '/api/creditAndDebit/credit-application',
    ...buyer,
    reply: z.object({ limits: z.array(CreditLimit), applications: z.array(CreditApplication) }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/creditAndDebit/credit-application',
    ...buyer,
    body: NewCreditApplication,
    reply: CreditApplication,
    status: 201,
    successMessage: 'wallet.applied',
    idempotent: true,
  }),
  /** What is there for an application, and what is missing. */
  verify: endpoint({
    method: 'GET',
    path: '/api/creditAndDebit/credit-application/verify',
    ...buyer,
    reply: z.object({
      mayApply: z.boolean(),
      checks: z.array(z.object({ check: CreditCheck, passed: z.boolean(), isRequired: z.boolean() })),
    }),
  }),
  /** What checkout offers in a currency. */
  options: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/paying-options',
    ...buyer,
    query: z.strictObject({ currency: Currency }),
    reply: z.object({
      currency: Currency,
      walletBalance: Amount,
      walletShare: z.int(), // basis points of an order the wallet may pay
      appliesRewards: z.boolean(), // the retailer's preference where an order says nothing
      takesCards: z.boolean(), // false until the marketplace has a card provider
      credit: z.nullable(z.object({ limit: Amount, used: Amount, room: Amount })),
    }),
  }),
}

const admin = { allow: ['manage', 'Souk'], staff: 'money' } as const
const byId = z.strictObject({ id: z.uuid() })
const Party = z.object({ id: z.uuid(), name: z.string() })
export const CreditCase = z.extend(CreditApplication, {
  retailer: z.extend(Party, { country: z.nullable(z.string()), joinedAt: z.iso.datetime() }),
  limits: z.array(CreditLimit),
  orders: z.int(), // what the admin decides by: placed, paid and overdue so far
  paidInvoices: z.int(),
  overdueInvoices: z.int(),
  checks: z.array(z.object({ check: CreditCheck, passed: z.boolean() })),
})
export type CreditCase = z.infer<typeof CreditCase>

export const creditCases = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/credit-applications',
    ...admin,
    query: listQuery(creditCaseList),
    reply: page({ items: z.array(CreditCase) }),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/api/admin/credit-applications/:id',
    ...admin,
    personal: true,
    params: byId,
    body: z.strictObject({
      status: z.enum(['APPROVED', 'DECLINED']),
      limit: z.optional(AmountIn),
      reason: z._default(max(1_000), ''),
    }),
    reply: CreditCase,
    successMessage: 'wallet.decided',
  }),
}
