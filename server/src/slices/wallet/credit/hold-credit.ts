import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { isNet } from '../model/receivables.queries.ts'

type Owner = { retailerId: string; currency: string }

/** Net terms need room in the limit of the order's currency. */
export async function holdCredit(
  tx: Tx,
  { orderId, amount, ...owner }: Owner & { orderId: string; amount: bigint },
): Promise<void> {
  await lockMoney(tx, owner)
  await takeCredit(tx, owner, amount)
  await tx
    .insertInto('creditHold')
    .values({ orderId, retailerId: owner.retailerId, currency: owner.currency, held: amount })
    .execute()
}

/** A revision changed what the order comes to; 0 gives back what is not invoiced. */
export async function changeCredit(tx: Tx, orderId: string, amount: bigint): Promise<void> {
  const seen = await findHold(tx, orderId)
  if (!seen) return
  await lockMoney(tx, seen)
  const hold = (await findHold(tx, orderId))!
  const held = amount > hold.invoiced ? amount - hold.invoiced : 0n
  if (held > hold.held) await takeCredit(tx, hold, held - hold.held)
  else await freeCredit(tx, hold, hold.held - held)
  await tx.updateTable('creditHold').set({ held }).where('orderId', '=', orderId).execute()
}

/** An invoice on net terms turns what its orders hold into an open amount. */
export async function invoiceCredit(
  tx: Tx,
  invoice: Owner & { method: string; total: bigint; goodsByOrder: readonly { orderId: string; goods: bigint }[] },
): Promise<void> {
  if (!isNet(invoice)) return
  let freed = 0n
  for (const { orderId, goods } of invoice.goodsByOrder) {
    const hold = await findHold(tx, orderId)
    if (!hold) continue
    const moved = hold.held < goods ? hold.held : goods
    freed += moved
    await tx
      .updateTable('creditHold')
      .set({ held: sql`held - ${moved}`, invoiced: sql`invoiced + ${goods}` })
      .where('orderId', '=', orderId)
      .execute()
  }
  if (invoice.total > freed) await takeCredit(tx, invoice, invoice.total - freed)
  else await freeCredit(tx, invoice, freed - invoice.total)
}

/** One conditional statement decides, however many ask at once. */
async function takeCredit(tx: Tx, { retailerId, currency }: Owner, amount: bigint): Promise<void> {
  const { rows } = await sql`update credit_limit set used = used + ${amount}, updated_at = now()
    where retailer_id = ${retailerId} and currency = ${currency} and used + ${amount}::bigint <= granted returning used`.execute(
    tx,
  )
  if (rows.length === 0) throw new Refusal('conflict', 'wallet.noCredit', { field: 'paymentMethod' })
}

export async function freeCredit(tx: Tx, { retailerId, currency }: Owner, amount: bigint): Promise<void> {
  if (amount === 0n) return
  await sql`update credit_limit set used = used - ${amount}, updated_at = now()
    where retailer_id = ${retailerId} and currency = ${currency}`.execute(tx)
}

const findHold = (tx: Tx, orderId: string) =>
  tx.selectFrom('creditHold').selectAll().where('orderId', '=', orderId).executeTakeFirst()
