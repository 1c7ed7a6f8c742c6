import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Tx } from '../platform/data/database/db.ts'
import { type BookedInvoice, bookInvoice, fixCommission, receivables } from '../slices/wallet/door.ts'
import { checkLedger } from '../slices/wallet/ledger/check-ledger.ts'
import type { newWorld } from './world.ts'

const day = 86_400_000

/** A brand and retailers that owe each other money, without orders or shipments. */
export function newMoney({ db, entity, person }: Awaited<ReturnType<typeof newWorld>>) {
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work)

  async function pair() {
    const brand = await entity({ type: 'brand', currency: 'EUR' })
    const retailer = await entity({ type: 'retailer', currency: 'EUR' })
    const seller = await person({ side: 'brand', entityId: brand.id })
    const buyer = await person({ side: 'retailer', entityId: retailer.id })
    return { brandId: brand.id, retailerId: retailer.id, seller, buyer }
  }
  type Pair = { brandId: string; retailerId: string }

  /** An invoice over one order, whose commission is fixed first. */
  async function invoice({ brandId, retailerId }: Pair, goods: bigint, more: Partial<BookedInvoice> = {}) {
    const orderId = more.orderIds?.[0] ?? randomUUID()
    const invoiceId = randomUUID()
    await inTx(async (tx) => {
      if (!more.orderIds) await fixCommission(tx, { orderId, brandId, retailerId })
      const { tax = 0n, freight = 0n, depositUsed = 0n } = more
      await bookInvoice(tx, {
        invoiceId,
        number: `INV-${invoiceId.slice(0, 8)}`,
        brandId,
        retailerId,
        currency: 'EUR',
        orderIds: [orderId],
        kind: 'GOODS',
        goods,
        tax,
        freight,
        depositUsed,
        total: goods + tax + freight - depositUsed,
        method: 'BANK_TRANSFER',
        issuedAt: new Date(),
        dueAt: new Date(Date.now() + 30 * day),
        goodsByOrder: [{ orderId, goods }],
        ...more,
      })
    })
    return { invoiceId, orderId }
  }
  const stateOf = async (invoiceId: string) => (await receivables(db, [invoiceId])).get(invoiceId)!

  async function balance(entityId: string, purpose: string, currency = 'EUR'): Promise<bigint> {
    const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(abs(balance)), 0)::bigint as sum from ledger_account
      where owner_id = ${entityId} and purpose = ${purpose} and currency = ${currency}`.execute(db)
    return rows[0]!.sum
  }
  async function saveCard(entityId: string, number = 0) {
    const { id } = await db
      .insertInto('savedCard')
      .values({
        entityId,
        provider: 'test',
        token: `test-card-${number}`,
        brand: 'VISA',
        last4: '4242',
        expMonth: 12,
        expYear: 2099,
        holder: 'Nadia Karam',
        status: 'VERIFIED',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  async function grantCredit(retailerId: string, granted: bigint, currency = 'EUR') {
    await db.insertInto('creditLimit').values({ retailerId, currency, granted }).execute()
  }
  /** Every stored figure is what the entries say, and every clearing account of a finished world is empty. */
  async function expectSoundBooks(): Promise<void> {
    expect(await checkLedger(db)).toEqual([])
    const { rows } =
      await sql`select purpose, currency, balance from ledger_account where purpose like '%CLEARING' and balance <> 0`.execute(
        db,
      )
    expect(rows).toEqual([])
  }
  return { inTx, pair, invoice, stateOf, balance, saveCard, grantCredit, expectSoundBooks }
}
