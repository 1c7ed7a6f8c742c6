import type { Request } from '@souk/contract/core/endpoint.ts'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { credit, creditCases } from '@souk/contract/wallet/credit.contract.ts'
import { walletAdmin } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { call } from '../../../lib/server/call.ts'
import { download } from '../../../lib/server/download.ts'

type Body<E extends Parameters<typeof call>[0]> = Request<E> extends { body: infer B } ? B : never

/** One key for one attempt: trying again after a lost answer pays once. */
export const pay = ({ id, key, ...body }: Body<typeof wallet.pay> & { id: string; key: string }) =>
  call(wallet.pay, { params: { id }, body }, { key, isQuiet: true })
export const confirmPayment = ({ id, code }: { id: string; code: string }) =>
  call(wallet.confirmPayment, { params: { id }, body: code ? { code } : {} }, { isQuiet: true })
export const announce = (body: Body<typeof bankTransfers.announce>) => call(bankTransfers.announce, { body })
export const withdraw = ({ id }: { id: string }) => call(bankTransfers.withdraw, { params: { id } })
export const record = (body: Body<typeof bankTransfers.record>) => call(bankTransfers.record, { body })
export const payBack = (body: Body<typeof bankTransfers.payBack>) => call(bankTransfers.payBack, { body })
export const applyForCredit = (body: Body<typeof credit.apply>) => call(credit.apply, { body })
export const decideCredit = ({ id, ...body }: Body<typeof creditCases.decide> & { id: string }) =>
  call(creditCases.decide, { params: { id }, body })
export const changeRule = ({ id, ...body }: Body<typeof wallet.changeRule> & { id: string }) =>
  call(wallet.changeRule, { params: { walletRuleId: id }, body })
export const dispute = ({ orderId, text }: { orderId: string; text: string }) =>
  call(wallet.dispute, { params: { orderId }, body: { text } })
export const decideDispute = ({ id, ...body }: Body<typeof walletAdmin.decideDispute> & { id: string }) =>
  call(walletAdmin.decideDispute, { params: { id }, body })
export const decidePayout = ({ id, ...body }: Body<typeof walletAdmin.decidePayout> & { id: string }) =>
  call(walletAdmin.decidePayout, { params: { id }, body })
/** A commission statement; staff read that of the entity they look at. */
export const downloadStatement = ({ id, isViewed }: { id: string; isViewed: boolean }) =>
  isViewed
    ? download<typeof walletAdmin.statementFile>('/api/admin/commission-statements/:id/download', { params: { id } })
    : download<typeof wallet.statementFile>('/api/v2/wallet/statements/:id/download', { params: { id } })
