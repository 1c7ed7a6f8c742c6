import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { brandAccounts, retailerAccounts } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { balanceOf } from '../ledger/post-transfer.ts'
import { currentRules } from '../rules/rules.queries.ts'

const currency = 'USD'
type Earned = { entityId: string; side: 'brand' | 'retailer'; amount: bigint; referralId: string; name: string }

/** A referral's reward is an expense of the marketplace: into a retailer's wallet, or onto a brand's balance. Booked once for each referral. */
export async function creditReferral(tx: Tx, { entityId, side, amount, referralId, name }: Earned): Promise<void> {
  const about = { key: `referral:${referralId}`, kind: 'REFERRAL', currency }
  const shown = {
    kind: 'REFERRAL',
    status: 'DONE',
    amount,
    subjectKind: 'REWARD',
    subjectId: referralId,
    subjectNumber: name,
  } as const
  const { rewards, wallet, retailerDue } = retailerAccounts(entityId)
  if (side === 'brand') {
    await lockMoney(tx, { brandId: entityId, currency })
    const postings = [
      { account: rewards, amount },
      { account: brandAccounts(entityId).balance, amount: -amount },
    ]
    await book(tx, { ...about, postings }, { ...shown, brandId: entityId })
    return
  }
  await lockMoney(tx, { retailerId: entityId, currency })
  const { version, values } = await currentRules(tx)
  const owed = await balanceOf(tx, retailerDue, currency)
  const settled = owed < amount ? owed : amount
  const postings = [
    { account: rewards, amount },
    { account: wallet, amount: settled - amount },
    { account: retailerDue, amount: -settled },
  ]
  const booked = await book(tx, { ...about, postings }, { ...shown, retailerId: entityId })
  if (!booked) return
  await tx
    .insertInto('rewardLot')
    .values({
      retailerId: entityId,
      currency,
      amount,
      remaining: amount - settled,
      rate: 0,
      ruleVersion: version,
      expiresAt: sql`now() + make_interval(months => ${Number(values['rewards.months'])})`,
    })
    .execute()
}
