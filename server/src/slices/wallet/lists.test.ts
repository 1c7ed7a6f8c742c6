import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { creditCases } from '@souk/contract/wallet/credit.contract.ts'
import { walletAdmin } from '@souk/contract/wallet/wallet-admin.contract.ts'
import {
  creditCaseList,
  disputeList,
  rewardList,
  transactionList,
  transferList,
} from '@souk/contract/wallet/wallet-lists.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { copyRows, expectPages } from '../../testing/list-pages.ts'
import { otherTenantFixtures } from '../../testing/other-tenant-fixtures.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, entity, person } = world
afterAll(close)
const { owner, ids } = await otherTenantFixtures(world)
const buyer = await person({ side: 'retailer', entityId: ids[0]! })
const admin = await person({ side: 'souk' })
const strangers = {
  brand_id: (await entity({ type: 'brand' })).id,
  retailer_id: (await entity({ type: 'retailer' })).id,
}
const months = [2, 3, 4, 5, 6].map((n) => `2026-0${Math.ceil(n / 2)}-01T10:00:00Z`)
const one = sql<boolean>`true`

const lot = { retailerId: buyer.entityId!, currency: 'EUR', amount: 9n, remaining: 9n, rate: 1, ruleVersion: 1 }
await db
  .insertInto('rewardLot')
  .values({ ...lot, expiresAt: new Date('2030-01-01') })
  .execute()
const booked = { kind: 'PAYMENT', invoice_id: null }
await copyRows(
  db,
  'wallet_transaction',
  one,
  months.map((at, n) => ({ ...booked, at, due_at: n > 2 ? at : null })),
)
const [paid] = await copyRows(db, 'wallet_transaction', one, [{ ...booked, ...strangers }])
await copyRows(
  db,
  'reward_lot',
  one,
  months.map((credited_at) => ({ credited_at })),
)
const [earned] = await copyRows(db, 'reward_lot', one, [{ retailer_id: strangers.retailer_id }])
await copyRows(
  db,
  'bank_transfer',
  one,
  months.map((created_at) => ({ created_at })),
)
const [sent] = await copyRows(db, 'bank_transfer', one, [strangers])
const decided = { status: 'DECLINED', reason: 'Too young' }
await copyRows(
  db,
  'credit_application',
  one,
  months.map((created_at) => ({ created_at, ...decided })),
)
await copyRows(
  db,
  'commission_dispute',
  one,
  months.map((created_at) => ({ created_at, status: 'DECLINED' })),
)

const traded = [owner, buyer]
test.each([
  { name: 'transactions', call: wallet.transactions, list: transactionList, readers: traded, foreign: paid! },
  { name: 'rewards', call: wallet.rewards, list: rewardList, readers: [buyer], foreign: earned! },
  { name: 'bank transfers', call: bankTransfers.list, list: transferList, readers: traded, foreign: sent! },
  { name: 'credit applications', call: creditCases.list, list: creditCaseList, readers: [admin], foreign: null },
  { name: 'disputes', call: walletAdmin.disputes, list: disputeList, readers: [admin], foreign: null },
])('$name are read to the end', async ({ readers, ...list }) => {
  for (const who of readers) await expectPages(world, { ...list, who })
})
