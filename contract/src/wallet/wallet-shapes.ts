import { z } from 'zod/mini'
import { Amount, Currency } from '../core/amounts.ts'
import { ruleKeys } from './money-rules.ts'
import { directions, transactionKinds, transactionStatuses } from './transaction-words.ts'

const TransactionKind = z.enum(transactionKinds)
const TransactionStatus = z.enum(transactionStatuses)
const Direction = z.enum(directions)
export const PaidBy = z.enum([
  'CARD',
  'BANK_TRANSFER',
  'NET_30',
  'NET_60',
  'ON_SHIPMENT',
  'WALLET',
  'CREDIT',
  'BALANCE',
])
const Party = z.object({ id: z.uuid(), name: z.string() })
const Subject = z.object({
  kind: z.enum(['INVOICE', 'CREDIT_NOTE', 'ORDER', 'STATEMENT', 'BALANCE', 'CREDIT', 'REWARD']),
  id: z.nullable(z.uuid()),
  number: z.string(),
})

export const Transaction = z.object({
  id: z.uuid(),
  kind: TransactionKind,
  amount: Amount,
  currency: Currency,
  direction: Direction, // towards the viewer, or away
  status: TransactionStatus,
  open: z.nullable(Amount), // of invoices and statements: what is still to be paid
  isOverdue: z.boolean(),
  dueAt: z.nullable(z.iso.datetime()),
  counterpart: z.nullable(Party), // none: the marketplace
  subject: Subject,
  method: z.nullable(PaidBy),
  invoiceId: z.nullable(z.uuid()),
  orderId: z.nullable(z.uuid()),
  orderNumber: z.nullable(z.string()),
  reference: z.string(),
  paidOn: z.nullable(z.string()), // the day on which it moved outside
  balance: z.nullable(Amount), // after it; none where nothing was booked
  mayPay: z.array(z.enum(['CARD', 'WALLET', 'BALANCE', 'BANK_TRANSFER'])),
  createdAt: z.iso.datetime(),
  at: z.iso.datetime(), // when it counted
})
export type Transaction = z.infer<typeof Transaction>

/** One transaction with all that a receipt shows. */
export const TransactionDetail = z.extend(Transaction, {
  viewer: Party,
  hasFile: z.boolean(), // a commission statement that was issued as an invoice
  card: z.nullable(z.string()),
  ruleVersion: z.nullable(z.int()),
  related: z.array(Transaction), // of the same invoice or statement
  entries: z.array(z.object({ account: z.string(), party: z.nullable(z.string()), amount: Amount })),
  walletShare: z.nullable(Amount), // what the wallet may pay of it now
  step: z.nullable(z.object({ paymentId: z.uuid() })), // a payment of it waits for a second step
})
export type TransactionDetail = z.infer<typeof TransactionDetail>

const Sum = z.object({ currency: Currency, amount: Amount })
export const Wallet = z.object({
  currency: Currency, // the entity's own
  balances: z.array(
    z.object({
      currency: Currency,
      available: z.nullable(Amount), // rewards a retailer can spend; what is collected for a brand; null for its representatives
      owed: Amount, // open invoices: what a retailer owes, what a brand is owed
      overdue: Amount,
      credit: Amount, // what retailers have with brands
      due: z.nullable(Amount), // what the entity owes to the marketplace; null likewise
    }),
  ),
  due: z.array(
    z.object({
      transactionId: z.uuid(),
      currency: Currency,
      amount: Amount,
      dueAt: z.iso.datetime(),
      isOverdue: z.boolean(),
      counterpart: z.nullable(Party),
      number: z.string(),
    }),
  ),
  credits: z.array(z.object({ counterpart: Party, currency: Currency, amount: Amount })), // with each partner
  nextPayoutAt: z.nullable(z.iso.datetime()),
  directRetailers: z.array(z.object({ retailerId: z.uuid(), name: z.string(), orders: z.int(), saved: z.array(Sum) })),
})
export type Wallet = z.infer<typeof Wallet>

/** What stands between a brand and one of its retailers. */
export const PartnerMoney = z.object({
  sums: z.array(
    z.object({
      currency: Currency,
      open: Amount, // of invoices
      overdue: Amount,
      credit: Amount, // what the retailer has with the brand
      onTerms: Amount, // what is open on net terms
    }),
  ),
  lastPayment: z.nullable(z.object({ amount: Amount, currency: Currency, at: z.iso.datetime() })),
})
export type PartnerMoney = z.infer<typeof PartnerMoney>

export const BalancePoint = z.object({ day: z.string(), received: Amount, paid: Amount, balance: Amount })
export const BalanceSeries = z.object({ currency: Currency, points: z.array(BalancePoint) })
export type BalanceSeries = z.infer<typeof BalanceSeries>

export const RewardLot = z.object({
  id: z.uuid(),
  currency: Currency,
  amount: Amount,
  remaining: Amount,
  status: z.enum(['ACTIVE', 'SPENT', 'EXPIRED', 'TAKEN_BACK']),
  brand: z.nullable(Party),
  orderId: z.nullable(z.uuid()),
  orderNumber: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  rate: z.int(), // basis points
  ruleVersion: z.int(),
  creditedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type RewardLot = z.infer<typeof RewardLot>
export const RewardRule = z.object({ rate: z.int(), months: z.int(), share: z.int(), version: z.int() })

export const CommissionBasis = z.enum(['FIRST', 'LATER', 'DIRECT', 'REFERRED'])
export const savingId = /^[\da-f-]{36}:[\da-f-]{36}$/
export const Saving = z.object({
  id: z.string(), // of its invoice and of its order
  invoiceId: z.uuid(),
  invoiceNumber: z.string(),
  orderId: z.uuid(),
  orderNumber: z.nullable(z.string()),
  retailer: Party,
  currency: Currency,
  goods: Amount,
  basis: CommissionBasis,
  usualRate: z.int(),
  rate: z.int(),
  usual: Amount, // the commission that would have been due
  charged: Amount,
  saved: Amount,
  ruleVersion: z.int(),
  at: z.iso.datetime(),
})
export type Saving = z.infer<typeof Saving>

export const RuleVersion = z.object({
  id: z.uuid(),
  version: z.int(),
  value: z.int(),
  validFrom: z.iso.datetime(),
  note: z.string(),
  isCurrent: z.boolean(),
})
export const WalletRule = z.object({
  id: z.uuid(), // of the version in force
  key: z.enum(ruleKeys),
  unit: z.enum(['basisPoints', 'months', 'usd']),
  value: z.int(),
  history: z.array(RuleVersion), // newest first, also those that begin later
})
export type WalletRule = z.infer<typeof WalletRule>

/** What an order costs and earns, as far as it concerns the viewer. */
export const OrderCommission = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  currency: Currency,
  basis: CommissionBasis,
  ruleVersion: z.int(),
  fixedAt: z.iso.datetime(),
  invoices: z.array(
    z.object({
      number: z.string(),
      goods: Amount,
      credited: Amount,
      isPaid: z.boolean(),
      commission: z.nullable(Amount), // brands only, as is saved
      saved: z.nullable(Amount),
      reward: z.nullable(Amount), // retailers only; null until it is credited
    }),
  ),
  rate: z.nullable(z.int()), // brands only
  usualRate: z.nullable(z.int()),
  rewardRate: z.nullable(z.int()), // retailers only
  dispute: z.nullable(
    z.object({
      id: z.uuid(),
      status: z.enum(['OPEN', 'ACCEPTED', 'DECLINED']),
      text: z.string(),
      answer: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
})
export type OrderCommission = z.infer<typeof OrderCommission>
