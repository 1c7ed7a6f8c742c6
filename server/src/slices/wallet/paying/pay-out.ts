import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { amount as amountText } from '@souk/contract/core/money.ts'
import type { Payout } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { cardProvider, providerNameOf } from '../../payments/door.ts'
import { brandAccounts } from '../ledger/accounts.ts'
import { announceMoney, book } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { balanceOf, postTransfer } from '../ledger/post-transfer.ts'

/** Every brand's balance in each currency goes out once a week; what is owed to the marketplace stays back. */
export async function payOut(deps: Deps): Promise<void> {
  const { rows } = await sql<{ brandId: string; currency: string }>`
    select owner_id as brand_id, currency from ledger_account where purpose = 'BALANCE' and balance < 0 order by owner_id, currency`.execute(
    deps.db,
  )
  for (const { brandId, currency } of rows)
    await inTransaction(deps.db, (tx) => beginPayout(deps, tx, brandId, currency))
  await finishPayouts(deps)
}

async function beginPayout(deps: Deps, tx: Tx, brandId: string, currency: string): Promise<void> {
  await lockMoney(tx, { brandId, currency })
  const { balance, due, payouts } = brandAccounts(brandId)
  const provider = await providerNameOf({ ...deps, db: tx }, brandId)
  const { unit } = provider ? await cardProvider(deps, provider) : { unit: () => 1n }
  const free = (await balanceOf(tx, balance, currency)) - (await balanceOf(tx, due, currency))
  const amount = free - (free % unit(currency)) // the rest waits for the next week
  if (amount <= 0n) return
  const account = await tx
    .selectFrom('payoutAccount')
    .select('provider')
    .where('brandId', '=', brandId)
    .executeTakeFirst()
  const byProvider = provider === 'test' || account?.provider === provider ? provider : null
  const made = await tx
    .insertInto('payout')
    .values({ brandId, currency, amount, provider: byProvider, week: sql`date_trunc('week', now())::date` })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'week'])
    .executeTakeFirst()
  if (!made) return
  await book(
    tx,
    {
      key: `payout:${made.id}`,
      kind: 'PAYOUT',
      currency,
      postings: [
        { account: balance, amount },
        { account: payouts, amount: -amount },
      ],
    },
    {
      kind: 'PAYOUT',
      status: 'PENDING',
      brandId,
      amount,
      subjectKind: 'BALANCE',
      subjectId: made.id,
      subjectNumber: made.week,
    },
  )
}

/** Asks the provider outside of transactions, by the payout's own key; what was lost is asked again. */
export async function finishPayouts(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('payout')
    .leftJoin('payoutAccount', 'payoutAccount.brandId', 'payout.brandId')
    .select(['payout.id', 'payout.amount', 'payout.currency', 'account'])
    .select(sql<'test' | 'stripe'>`payout.provider`.as('provider'))
    .where('payout.status', '=', 'PENDING')
    .where('payout.provider', 'is not', null)
    .orderBy('payout.createdAt')
    .limit(500)
    .execute()
  for (const { id, amount, currency, account, provider: name } of waiting) {
    try {
      const provider = await cardProvider(deps, name)
      const { status, ref } = await provider.payout({ key: id, account: account ?? '', amount, currency })
      await inTransaction(deps.db, (tx) => settlePayout(tx, id, status === 'SUCCEEDED' ? 'DONE' : 'FAILED', { ref }))
    } catch (error) {
      deps.log.error({ err: error, payout: id }, 'a payout could not be made; it is tried again')
    }
  }
}

type By = { ref: string | null; userId?: string }

async function settlePayout(tx: Tx, id: string, status: 'DONE' | 'FAILED', { ref, userId }: By): Promise<boolean> {
  const seen = await tx.selectFrom('payout').select(['brandId', 'currency']).where('id', '=', id).executeTakeFirst()
  if (!seen) return false
  await lockMoney(tx, seen)
  const payout = await tx
    .updateTable('payout')
    .set({ status, providerRef: ref, doneAt: sql`now()`, doneBy: userId ?? null })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returning(['brandId', 'currency', 'amount'])
    .executeTakeFirst()
  if (!payout) return false
  const { brandId, currency, amount } = payout
  const { balance, payouts, provider } = brandAccounts(brandId)
  await postTransfer(tx, {
    key: `payout-${status.toLowerCase()}:${id}`,
    kind: 'PAYOUT',
    currency,
    postings: [
      { account: payouts, amount },
      { account: status === 'DONE' ? provider : balance, amount: -amount },
    ],
  })
  await tx
    .updateTable('walletTransaction')
    .set({
      status: status === 'DONE' ? 'DONE' : 'REVERSED',
      reference: ref ?? '',
      ...(status === 'FAILED' && { brandEffect: 0n }),
    })
    .where('subjectId', '=', id)
    .where('kind', '=', 'PAYOUT')
    .execute()
  await announceMoney(tx, { brandId })
  return true
}

/** An admin who made the transfer by hand says so, or gives the money back to the balance. */
export function decidePayout(
  db: Db,
  admin: Actor,
  id: string,
  { status, reference }: { status: 'DONE' | 'FAILED'; reference: string },
  caller: Caller,
): Promise<Payout> {
  return inTransaction(db, async (tx) => {
    found(await payoutRows(tx).where('payout.id', '=', id).executeTakeFirst())
    if (!(await settlePayout(tx, id, status, { ref: reference || null, userId: admin.userId })))
      throw new Refusal('conflict', 'wallet.alreadyDecided')
    await audit(tx, admin, { action: 'wallet.payout_decided', subject: id, details: { status }, caller })
    return presentPayout((await payoutRows(tx).where('payout.id', '=', id).executeTakeFirst())!)
  })
}

export function payoutRows(db: Db) {
  return db
    .selectFrom('payout')
    .innerJoin('entity', 'entity.id', 'payout.brandId')
    .select([
      'payout.id',
      'payout.brandId',
      'entity.name',
      'payout.currency',
      'payout.amount',
      'provider',
      'week',
      'payout.createdAt',
    ])
    .select(sql<Payout['status']>`payout.status`.as('status'))
}

export function presentPayout({
  brandId,
  name,
  provider,
  amount,
  currency,
  createdAt,
  ...row
}: Awaited<ReturnType<ReturnType<typeof payoutRows>['execute']>>[number]): Payout {
  return {
    ...row,
    currency,
    brand: { id: brandId, name },
    amount: amountText({ minor: amount, currency }),
    isByHand: provider === null,
    createdAt: createdAt.toISOString(),
  }
}
