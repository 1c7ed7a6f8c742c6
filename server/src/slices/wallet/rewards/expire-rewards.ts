import { sql } from 'kysely'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { retailerAccounts } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'

const atOnce = 100

/** Books what expired; it could not be spent since its moment passed. */
export async function expireRewards(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string; retailerId: string; currency: string }>`
      select id, retailer_id, currency from reward_lot where remaining > 0 and expires_at <= now() order by expires_at, id
      limit ${atOnce}`.execute(db)
    for (const lot of rows) await expireLot(db, lot)
    if (rows.length < atOnce) return
  }
}

function expireLot(
  db: Db,
  { id, retailerId, currency }: { id: string; retailerId: string; currency: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockMoney(tx, { retailerId, currency })
    const { rows } = await sql<{
      amount: bigint
      invoiceId: string | null
      orderId: string | null
      expiresAt: Date
      number: string | null
    }>`
      update reward_lot set expired = expired + old.remaining, remaining = 0
      from (select remaining, (select number from receivable where invoice_id = lot.invoice_id) as number from reward_lot lot where id = ${id}) old
      where reward_lot.id = ${id} and reward_lot.remaining > 0 and expires_at <= now()
      returning old.remaining as amount, invoice_id, order_id, expires_at, old.number`.execute(tx)
    const lot = rows[0]
    if (!lot) return
    const { wallet, rewards } = retailerAccounts(retailerId)
    await book(
      tx,
      {
        key: `reward-expired:${id}`,
        kind: 'REWARD_EXPIRED',
        currency,
        invoiceId: lot.invoiceId,
        orderId: lot.orderId,
        at: lot.expiresAt,
        postings: [
          { account: wallet, amount: lot.amount },
          { account: rewards, amount: -lot.amount },
        ],
      },
      {
        kind: 'REWARD_EXPIRED',
        status: 'DONE',
        retailerId,
        amount: lot.amount,
        subjectKind: 'REWARD',
        subjectId: id,
        subjectNumber: lot.number ?? '',
      },
    )
  })
}
