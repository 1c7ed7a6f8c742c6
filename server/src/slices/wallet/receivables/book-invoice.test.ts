import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { newMoney } from '../../../testing/money.ts'
import { newWorld } from '../../../testing/world.ts'
import { type BookedInvoice, bookCreditNote, bookInvoice, chargeInvoice } from '../door.ts'

const world = await newWorld()
const { db, deps, close } = world
afterAll(close)
const { inTx, pair, invoice, stateOf, balance, saveCard, expectSoundBooks } = newMoney(world)
type Pair = Awaited<ReturnType<typeof pair>>

/** What was paid by card and given back as credit. */
async function giveCredit(parties: Pair, amount: bigint): Promise<void> {
  const { invoiceId, orderId } = await invoice(parties, amount, { method: 'CARD' })
  await chargeInvoice(deps, invoiceId, await saveCard(parties.retailerId), 0n)
  await inTx((tx) =>
    bookCreditNote(tx, {
      creditNoteId: randomUUID(),
      number: 'CN-1',
      invoiceId,
      goods: amount,
      tax: 0n,
      freight: 0n,
      total: amount,
      refundTo: 'CREDIT',
      goodsByOrder: [{ orderId, goods: amount }],
    }),
  )
  expect(await balance(parties.retailerId, 'CREDIT')).toBe(amount)
}

const booked = ({ brandId, retailerId }: Pair, more: Partial<BookedInvoice> = {}): BookedInvoice => ({
  invoiceId: randomUUID(),
  number: 'INV-1',
  brandId,
  retailerId,
  currency: 'EUR',
  orderIds: [],
  kind: 'DEPOSIT',
  goods: 1_000n,
  tax: 0n,
  freight: 0n,
  depositUsed: 0n,
  total: 1_000n,
  method: 'BANK_TRANSFER',
  issuedAt: new Date(),
  dueAt: new Date(Date.now() + 86_400_000),
  goodsByOrder: [],
  ...more,
})

test.each([
  ['less than it', 400n, { paid: 400n, open: 600n, status: 'PARTIALLY_PAID' }, 0n],
  ['as much as it', 1_000n, { paid: 1_000n, open: 0n, status: 'PAID' }, 0n],
  ['more than it', 1_300n, { paid: 1_000n, open: 0n, status: 'PAID' }, 300n],
])('an invoice uses credit that is %s', async (_, credit, state, left) => {
  const parties = await pair()
  await giveCredit(parties, credit)
  const next = booked(parties)
  await inTx((tx) => bookInvoice(tx, next))
  expect(await stateOf(next.invoiceId)).toMatchObject(state)
  expect(await balance(parties.retailerId, 'CREDIT')).toBe(left)
  await expectSoundBooks()
})

test('an invoice uses no credit of another currency, and none that another brand owes', async () => {
  const [parties, others] = [await pair(), await pair()]
  await giveCredit(parties, 400n)
  const inYen = booked(parties, { currency: 'JPY' })
  const ofAnother = booked({ ...parties, brandId: others.brandId })
  for (const one of [inYen, ofAnother]) {
    await inTx((tx) => bookInvoice(tx, one))
    expect(await stateOf(one.invoiceId)).toMatchObject({ paid: 0n, open: 1_000n })
  }
  expect(await balance(parties.retailerId, 'CREDIT')).toBe(400n)
})

test('an invoice that is booked again leaves the credit that came later alone', async () => {
  const parties = await pair()
  const first = booked(parties)
  await inTx((tx) => bookInvoice(tx, first))
  await giveCredit(parties, 400n)
  await inTx((tx) => bookInvoice(tx, first))
  expect(await stateOf(first.invoiceId)).toMatchObject({ paid: 0n, open: 1_000n })
  expect(await balance(parties.retailerId, 'CREDIT')).toBe(400n)
  await expectSoundBooks()
})

test('an invoice over nothing is paid at once, and settled once', async () => {
  const parties = await pair()
  const nothing = booked(parties, { goods: 0n, total: 0n })
  await inTx((tx) => bookInvoice(tx, nothing))
  await inTx((tx) => bookInvoice(tx, nothing))
  expect(await stateOf(nothing.invoiceId)).toMatchObject({ status: 'PAID', open: 0n })
  const events = await db
    .selectFrom('outbox')
    .select(['topic', 'payload'])
    .where('topic', '=', 'payments.settled')
    .execute()
  const own = events.filter(({ payload }) => JSON.stringify(payload).includes(nothing.invoiceId))
  expect(own).toHaveLength(1)
})
