import { shareHalfUp } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { retailerAccounts } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import type { Receivable } from '../model/receivables.queries.ts'
import { rewardFor } from './credit-rewards.ts'

type Lot = {
  id: string
  orderId: string
  kept: bigint
  goods: bigint
  goodsCredited: bigint
  walletShare: bigint
  rate: number
  commissionRate: number
}

/** A credit note takes back the rewards of its goods; what was spent already is owed and settled by the next rewards. */
export async function takeBackRewards(tx: Tx, invoice: Receivable, creditNoteId: string, at?: Date): Promise<void> {
  for (const lot of await lotsOf(tx, invoice.invoiceId)) {
    const commission = shareHalfUp(lot.goods - lot.goodsCredited, lot.commissionRate)
    const reward = rewardFor(lot, lot.walletShare, BigInt(lot.rate))
    const change = lot.kept - (reward < commission ? reward : commission)
    if (change > 0n) await takeBack(tx, invoice, lot, change, creditNoteId, at)
  }
}

async function lotsOf(tx: Tx, invoiceId: string): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select lot.id, order_id, lot.amount - lot.taken_back - lot.expired as kept, lot.rate, line.goods, line.goods_credited, line.wallet_share, fixed.rate as commission_rate
    from reward_lot lot join receivable_order line using (invoice_id, order_id) join order_commission fixed using (order_id) where lot.invoice_id = ${invoiceId}
    order by lot.id`.execute(tx)
  return rows
}

async function takeBack(
  tx: Tx,
  invoice: Receivable,
  lot: Lot,
  amount: bigint,
  creditNoteId: string,
  at?: Date,
): Promise<void> {
  const { retailerId, currency, invoiceId, number } = invoice
  await tx
    .updateTable('rewardLot')
    .set({ takenBack: sql`taken_back + ${amount}` })
    .where('id', '=', lot.id)
    .execute()
  const taken = await takeFromLots(tx, { retailerId, currency, amount, firstId: lot.id })
  await tx
    .updateTable('rewardLot')
    .set({ owed: sql`owed + ${amount - taken}` })
    .where('id', '=', lot.id)
    .execute()
  const { wallet, retailerDue, rewards } = retailerAccounts(retailerId)
  await book(
    tx,
    {
      key: `reward-back:${creditNoteId}:${lot.id}`,
      kind: 'REWARD_BACK',
      currency,
      invoiceId,
      orderId: lot.orderId,
      at,
      postings: [
        { account: wallet, amount: taken },
        { account: retailerDue, amount: amount - taken },
        { account: rewards, amount: -amount },
      ],
    },
    {
      kind: 'CORRECTION',
      status: 'DONE',
      retailerId,
      amount,
      subjectKind: 'INVOICE',
      subjectId: invoiceId,
      subjectNumber: number,
    },
  )
}

type Wanted = { retailerId: string; currency: string; amount: bigint; firstId?: string }

/** Takes from the lots that are left, those that expire first before the others; answers how much there was. The retailer's money is locked. */
export async function takeFromLots(tx: Tx, { retailerId, currency, amount, firstId }: Wanted): Promise<bigint> {
  const { rows } = await sql<{ id: string; part: bigint }>`
    with ordered as (
      select id, remaining, sum(remaining) over (order by (id = ${firstId ?? null}::uuid) desc nulls last, expires_at, id) - remaining as before
      from reward_lot where retailer_id = ${retailerId} and currency = ${currency} and remaining > 0 and expires_at > now()
    )
    update reward_lot lot set remaining = lot.remaining - least(ordered.remaining, ${amount}::bigint - before)
    from ordered where ordered.id = lot.id and before < ${amount}::bigint
    returning lot.id, least(ordered.remaining, ${amount}::bigint - before)::bigint as part`.execute(tx)
  return rows.reduce((sum, { part }) => sum + part, 0n)
}
