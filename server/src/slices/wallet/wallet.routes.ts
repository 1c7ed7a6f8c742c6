import { amount } from '@souk/contract/core/money.ts'
import type { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import type { credit, creditCases } from '@souk/contract/wallet/credit.contract.ts'
import type { walletAdmin } from '@souk/contract/wallet/wallet-admin.contract.ts'
import type { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { buyerOf } from '../carts/door.ts'
import { readAsTrader, traderOf, traderToRead } from '../connections/door.ts'
import { providerNameOf } from '../payments/door.ts'
import { reconcile } from './admin/reconcile.ts'
import { decideDispute, listDisputes, openDispute } from './commission/dispute-commission.ts'
import { statementFile } from './commission/statement-paper.ts'
import { readCommission } from './commission/read-commission.ts'
import { applyForCredit } from './credit/apply-for-credit.ts'
import { applicationRows, checksOf, limitsOf, presentApplication } from './credit/credit.queries.ts'
import { decideCredit, listCases } from './credit/decide-credit.ts'
import { payingOptions } from './paying/paying-options.ts'
import { announceTransfer, listTransfers, withdrawTransfer } from './paying/bank-transfers.ts'
import { decidePayout } from './paying/pay-out.ts'
import { confirmStep, payTransaction } from './paying/pay-transaction.ts'
import { payBackCredit, recordTransfer } from './paying/record-transfer.ts'
import { changeRule, listRules } from './rules/change-rule.ts'
import { currentRules } from './rules/rules.queries.ts'
import { readPartner } from './view/read-partner.ts'
import { presentTransaction } from './view/present-transaction.ts'
import { readTransaction } from './view/read-transaction.ts'
import { readBalance, readWallet } from './view/read-wallet.ts'
import { readRewards } from './view/rewards.queries.ts'
import { listSavings, savingSums } from './view/savings.queries.ts'
import { listTransactions, ownCurrency } from './view/transactions.queries.ts'

export const walletHandlers: Handlers<typeof wallet> = {
  async read({ actor, query: { entityId }, caller }, { db }) {
    return readWallet(db, await traderToRead(db, actor, { entityId, area: 'wallet', caller }))
  },
  partner: ({ actor, params }, { db }) => readPartner(db, traderOf(actor), params.retailerId),
  async transactions({ actor, query: { entityId, ...query }, caller }, { config, db, flags }) {
    const trader = await traderToRead(db, actor, { entityId, area: 'transactions', caller })
    const isAllCurrencies = await flags.isOn('transactionCurrency', trader)
    const currency = isAllCurrencies ? query.currency : [await ownCurrency(db, trader.entityId)]
    const { rows, ...page } = await listTransactions(db, trader, { ...query, currency })
    return { items: rows.map((row) => presentTransaction(row, { config, side: trader.side })), ...page }
  },
  transaction({ actor, params: { id }, query: { entityId }, caller }, deps) {
    const view = { entityId, area: 'transaction', itemId: id, caller }
    return readAsTrader(deps.db, actor, view, (trader) => readTransaction(deps, trader, id))
  },
  pay: ({ actor, params, body, caller }, deps) => payTransaction(deps, traderOf(actor), params.id, body, caller),
  confirmPayment: ({ actor, params, body }, deps) => confirmStep(deps, traderOf(actor), params.id, body.code),
  statementFile: ({ actor, params: { id }, caller: { language } }, deps) =>
    statementFile(deps, { id, brandId: traderOf(actor).entityId, language }),
  balance: ({ actor, query }, { db }) => readBalance(db, traderOf(actor), query),
  rewards: ({ actor, query }, { db }) => readRewards(db, buyerOf(actor).entityId, query),
  async savings({ actor, query }, { db }) {
    const trader = traderOf(actor)
    return { ...(await listSavings(db, trader, query)), ...(await savingSums(db, trader)) }
  },
  rules: (_, { db }) => listRules(db),
  changeRule: ({ actor, params, body, caller }, { db }) => changeRule(db, actor, params.walletRuleId, body, caller),
  commission({ actor, params: { orderId }, query: { entityId }, caller }, { db }) {
    const view = { entityId, area: 'order', itemId: orderId, caller }
    return readAsTrader(db, actor, view, (trader) => readCommission(db, trader, orderId))
  },
  async dispute({ actor, params, body, caller }, { db }) {
    const trader = traderOf(actor)
    await openDispute(db, trader, params.orderId, body.text, caller)
    return readCommission(db, trader, params.orderId)
  },
}

export const bankTransfersHandlers: Handlers<typeof bankTransfers> = {
  list: ({ actor, query }, { db }) => listTransfers(db, traderOf(actor), query),
  announce: ({ actor, body, caller }, { db }) => announceTransfer(db, traderOf(actor), body, caller),
  withdraw: ({ actor, params, caller }, { db }) => withdrawTransfer(db, traderOf(actor), params.id, caller),
  record: ({ actor, body, caller }, { db }) => recordTransfer(db, traderOf(actor), body, caller),
  payBack: ({ actor, body, caller }, { db }) => payBackCredit(db, traderOf(actor), body, caller),
}

export const creditHandlers: Handlers<typeof credit> = {
  async read({ actor }, { db }) {
    const { entityId } = buyerOf(actor)
    const rows = await applicationRows(db)
      .where('application.retailerId', '=', entityId)
      .orderBy('application.createdAt', 'desc')
      .limit(50)
      .execute()
    return { limits: (await limitsOf(db, [entityId])).get(entityId) ?? [], applications: rows.map(presentApplication) }
  },
  apply: ({ actor, body, caller }, { db }) => applyForCredit(db, buyerOf(actor), body, caller),
  async verify({ actor }, { db }) {
    const checks = await checksOf(db, buyerOf(actor).entityId)
    return { mayApply: checks.every(({ isRequired, passed }) => passed || !isRequired), checks }
  },
  async options({ actor, query: { currency } }, { config, db }) {
    const { entityId } = buyerOf(actor)
    const { walletBalance, credit, appliesRewards } = await payingOptions(db, entityId, currency)
    const text = (minor: bigint) => amount({ minor, currency })
    return {
      currency,
      walletBalance: text(walletBalance),
      walletShare: Number((await currentRules(db)).values['rewards.share']),
      appliesRewards,
      takesCards: (await providerNameOf({ config, db }, entityId)) !== null,
      credit: credit && { limit: text(credit.limit), used: text(credit.used), room: text(credit.room) },
    }
  },
}

export const creditCasesHandlers: Handlers<typeof creditCases> = {
  list: ({ query }, { db }) => listCases(db, query),
  decide: ({ actor, params, body, caller }, deps) => decideCredit(deps, actor, params.id, body, caller),
}

export const walletAdminHandlers: Handlers<typeof walletAdmin> = {
  reconciliation: (_, { db }) => reconcile(db),
  statementFile: ({ params: { id } }, deps) => statementFile(deps, { id, brandId: null, language: null }),
  disputes: ({ query }, { db }) => listDisputes(db, query),
  decideDispute: ({ actor, params, body, caller }, { db }) => decideDispute(db, actor, params.id, body, caller),
  decidePayout: ({ actor, params, body, caller }, { db }) => decidePayout(db, actor, params.id, body, caller),
}
