import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newShippers } from '../../../testing/shippers.ts'
import { newWorld } from '../../../testing/world.ts'
import { mailOrder } from './mail-order.ts'

const world = await newWorld()
const { close, db, deps } = world
afterAll(close)
const { seller, shelf, shopper, agreed, ship, receive } = await newShippers(world)
const { products } = await shelf(1)

/** What both sides read once the goods of an order of three units arrived, as text. */
async function completed(doBefore: () => Promise<unknown> = async () => null) {
  const who = await shopper()
  const { id, lines } = await agreed(who, [products[0]!, 3])
  const shipment = await ship(lines)
  await doBefore()
  await receive(who, shipment.id)
  const event = await db
    .selectFrom('orderEvent')
    .select('id')
    .where('orderId', '=', id)
    .where('kind', '=', 'completed')
    .executeTakeFirstOrThrow()
  await mailOrder(deps, { eventId: event.id })
  const mails = await db
    .selectFrom('mail')
    .innerJoin('userAccount', 'email', 'recipient')
    .select(['userAccount.id as userId', 'body'])
    .where('key', 'like', `order ${event.id} %`)
    .execute()
  const of = (userId: string) => mails.find((mail) => mail.userId === userId)!.body
  return { retailer: of(who.userId), brand: of(seller.userId) }
}

test('a completed order with an open invoice says what was delivered, and what is owed to each side', async () => {
  const { retailer, brand } = await completed()
  for (const mail of [retailer, brand]) {
    expect(mail).toContain('3 units were delivered.')
    expect(mail).not.toMatch(/nothing left|settled/)
  }
  expect(retailer).toMatch(/Still open: EUR\u00a0150\.00 of invoice \S+, due on \d+ \w+ \d{4}\./)
  expect(brand).toMatch(/still owes EUR\u00a0150\.00 of invoice \S+, due on/)
})

test('a completed order says when its invoices are paid', async () => {
  const paid = await completed(async () => {
    await db
      .updateTable('receivable')
      .set({ paid: sql<bigint>`total` })
      .execute()
  })
  expect(paid.retailer).toContain('All of its invoices are paid.')
})
