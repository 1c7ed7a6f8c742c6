import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { makeStatement } from '../server/src/slices/wallet/commission/make-statements.ts'
import { brandAccounts } from '../server/src/slices/wallet/ledger/accounts.ts'
import { book } from '../server/src/slices/wallet/ledger/add-transaction.ts'
import { balanceOf, postTransfer } from '../server/src/slices/wallet/ledger/post-transfer.ts'
import { bookPayment } from '../server/src/slices/wallet/paying/book-payment.ts'
import { idOf } from './random.ts'
import { insertPayment, saveDemoCard } from './wallet-payments.ts'

type Owner = { brandId: string; currency: string }
const day = 86_400_000

/** The end of a month: balances go out, what is due becomes statements, and all but the newest are paid by card. */
export async function closeMonth(tx: Tx, month: string): Promise<void> {
  const [year = 0, at = 0] = month.split('-').map(Number)
  const closed = new Date(Date.UTC(year, at, 1, 5))
  for (const owner of await owners(tx, 'BALANCE')) await payOut(tx, owner, closed)
  for (const owner of await owners(tx, 'DUE')) await makeStatement(tx, { ...owner, month: `${month}-01` }, closed)
  if (closed.getTime() < Date.now() - 20 * day) await payStatements(tx, new Date(closed.getTime() + 6 * day))
}

async function owners(tx: Tx, purpose: 'BALANCE' | 'DUE'): Promise<Owner[]> {
  const { rows } =
    await sql<Owner>`select owner_id as brand_id, ledger_account.currency from ledger_account join entity on entity.id = owner_id and entity.type = 'brand'
    where purpose = ${purpose} and balance <> 0 order by owner_id, ledger_account.currency`.execute(tx)
  return rows
}

async function payOut(tx: Tx, { brandId, currency }: Owner, at: Date): Promise<void> {
  const { balance, due, payouts, provider } = brandAccounts(brandId)
  const amount = (await balanceOf(tx, balance, currency)) - (await balanceOf(tx, due, currency))
  if (amount <= 0n) return
  const week = new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10)
  const id = idOf('payout', brandId, currency, week)
  await tx
    .insertInto('payout')
    .values({
      id,
      brandId,
      currency,
      amount,
      week,
      provider: 'test',
      providerRef: `test-payout-${id}`,
      status: 'DONE',
      createdAt: at,
      doneAt: at,
    })
    .execute()
  await book(
    tx,
    {
      key: `payout:${id}`,
      kind: 'PAYOUT',
      currency,
      at,
      postings: [
        { account: balance, amount },
        { account: payouts, amount: -amount },
      ],
    },
    { kind: 'PAYOUT', status: 'DONE', brandId, amount, subjectKind: 'BALANCE', subjectId: id, subjectNumber: week },
  )
  await postTransfer(tx, {
    key: `payout-done:${id}`,
    kind: 'PAYOUT',
    currency,
    at,
    postings: [
      { account: payouts, amount },
      { account: provider, amount: -amount },
    ],
  })
}

async function payStatements(tx: Tx, at: Date): Promise<void> {
  const open = await tx
    .selectFrom('commissionStatement')
    .select(['id', 'brandId', 'currency', 'total'])
    .where(sql<boolean>`paid < total`)
    .execute()
  for (const { id, brandId, currency, total } of open) {
    await saveDemoCard(tx, brandId)
    const paymentId = idOf('payment', id)
    await insertPayment(tx, {
      id: paymentId,
      payerId: brandId,
      payeeId: null,
      subjectKind: 'STATEMENT',
      subjectId: id,
      currency,
      amount: total,
      at,
    })
    await bookPayment(tx, paymentId)
  }
}
