import { z } from 'zod/mini'
import { Amount, AmountIn, Currency } from '../core/amounts.ts'
import { endpoint } from '../core/endpoint.ts'
import { page, pagingBy } from '../core/paging.ts'
import { max, required } from '../core/rules.ts'
import { seenVersion } from '../core/saved-version.ts'
import { ofViewedEntity, readers, ViewedEntity } from '../core/viewed-entity.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { rights } from '../core/rights/rights.ts'
import { rewardList, transactionList } from './wallet-lists.ts'
import {
  BalanceSeries,
  OrderCommission,
  PartnerMoney,
  RewardLot,
  RewardRule,
  Saving,
  savingId,
  Transaction,
  TransactionDetail,
  Wallet,
  WalletRule,
} from './wallet-shapes.ts'

const traders = { allow: ['read', 'Wallet'], sides: ['brand', 'retailer'] } as const
const owners = rights.pay
const byId = z.strictObject({ id: z.uuid() })
const byOrder = z.strictObject({ orderId: z.uuid() })

/** How something open is paid: by card, from the wallet up to its share, or a brand's statement from its balance. */
export const Paying = z.strictObject({
  method: z.enum(['CARD', 'WALLET', 'BALANCE']),
  cardId: z.optional(z.uuid()),
  walletShare: z.optional(z.boolean()), // with CARD: the wallet pays its share first
  amount: z.optional(AmountIn), // with CARD: only a part
})
export const Paid = z.object({
  result: z.enum(['PAID', 'DECLINED', 'NEEDS_STEP', 'PENDING']),
  paymentId: z.nullable(z.uuid()),
  stepUrl: z.nullable(z.string()), // the provider's page; none where a code is typed here
  transaction: TransactionDetail,
})

export const wallet = {
  read: endpoint({
    method: 'GET',
    path: '/api/v2/wallet',
    ...traders,
    sides: readers,
    query: ofViewedEntity,
    reply: Wallet,
  }),
  /** What one of the brand's retailers owes it, and has with it. */
  partner: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/partners/:retailerId',
    ...traders,
    sides: ['brand'],
    params: z.strictObject({ retailerId: z.uuid() }),
    reply: PartnerMoney,
  }),
  transactions: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/transactions',
    ...traders,
    sides: readers,
    query: z.safeExtend(listQuery(transactionList), { entityId: ViewedEntity }),
    reply: page({ items: z.array(Transaction) }),
  }),
  transaction: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/transactions/:id',
    ...traders,
    sides: readers,
    params: byId,
    query: ofViewedEntity,
    reply: TransactionDetail,
  }),
  /** Keeps its Idempotency-Key itself: a card is charged outside of every transaction. */
  pay: endpoint({
    method: 'POST',
    path: '/api/v2/wallet/transactions/:id/pay',
    ...owners,
    params: byId,
    body: Paying,
    reply: Paid,
  }),
  confirmPayment: endpoint({
    method: 'POST',
    path: '/api/v2/wallet/payments/:id/confirm',
    ...owners,
    params: byId,
    body: z.strictObject({ code: z.optional(max(20)) }),
    reply: Paid,
    limit: { tries: 20, seconds: 600, per: 'user' },
  }),
  /** A commission statement that was issued as an invoice, in the reader's language. */
  statementFile: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/statements/:id/download',
    ...rights.readBalance,
    sides: ['brand'],
    params: byId,
    reply: z.unknown(),
    raw: ['pdf'],
  }),
  balance: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/balance',
    ...rights.readBalance,
    query: z.strictObject({
      currency: z.optional(Currency),
      months: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24)), 12),
    }),
    reply: BalanceSeries,
  }),
  rewards: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/rewards',
    allow: ['manage', 'Retailer'],
    query: listQuery(rewardList),
    reply: z.extend(page({ items: z.array(RewardLot) }), {
      rule: RewardRule,
      balances: z.array(
        z.object({
          currency: Currency,
          usable: Amount,
          earned: Amount,
          spent: Amount,
          expired: Amount,
          nextAmount: z.nullable(Amount),
          nextAt: z.nullable(z.iso.datetime()),
        }),
      ),
    }),
  }),
  savings: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/savings',
    allow: ['manage', 'Brand'],
    query: pagingBy(z.string().check(z.regex(savingId))),
    reply: z.extend(page({ items: z.array(Saving) }), {
      totals: z.array(z.object({ currency: Currency, usual: Amount, charged: Amount, saved: Amount })),
      months: z.array(z.object({ month: z.string(), currency: Currency, charged: Amount, saved: Amount })),
    }),
  }),
  rules: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/rules',
    allow: ['read', 'Wallet'],
    reply: z.array(WalletRule),
  }),
  /** A new version that begins now or later; the past keeps its own. */
  changeRule: endpoint({
    method: 'PATCH',
    path: '/api/v2/wallet/rules/:walletRuleId',
    allow: ['manage', 'Souk'],
    staff: 'money',
    personal: true,
    params: z.strictObject({ walletRuleId: z.uuid() }),
    body: z.strictObject({
      value: z.int('rules.integer').check(z.minimum(0, 'rules.nonNegative'), z.maximum(100_000_000)),
      validFrom: z.optional(z.iso.datetime()),
      note: required.check(z.maxLength(500, 'rules.max')),
      ...seenVersion, // the newest in the rule's history
    }),
    reply: WalletRule,
    successMessage: 'wallet.ruleChanged',
  }),
  commission: endpoint({
    method: 'GET',
    path: '/api/v2/wallet/orders/:orderId/commission',
    ...traders,
    sides: readers,
    params: byOrder,
    query: ofViewedEntity,
    reply: OrderCommission,
  }),
  dispute: endpoint({
    method: 'POST',
    path: '/api/v2/wallet/orders/:orderId/commission/dispute',
    ...rights.disputeCommission,
    params: byOrder,
    body: z.strictObject({ text: required.check(z.maxLength(1_000, 'rules.max')) }),
    reply: OrderCommission,
    status: 201,
    successMessage: 'wallet.disputeSent',
    idempotent: true,
  }),
}
