import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newNegotiators } from '../../../testing/negotiators.ts'
import { newWorld } from '../../../testing/world.ts'
import { remindOrders } from './remind-orders.ts'

const world = await newWorld()
const { close, db, deps } = world
afterAll(close)
const { seller, shelf, shopper, units, placed, confirm, propose, first } = await newNegotiators(world)
const { products } = await shelf(1)
const coat = products[0]!
await db.updateTable('sku').set({ onHand: 1_000 }).execute()

/** As if the answer had become due so many days ago. */
const waitsFor = (id: string, days: number) =>
  db
    .updateTable('salesOrder')
    .set({ dueAt: new Date(Date.now() + (14 - days) * 86_400_000) })
    .where('id', '=', id)
    .execute()
const daysOf = async (id: string) =>
  (await db.selectFrom('orderReminder').select('day').where('orderId', '=', id).orderBy('day').execute()).map(
    ({ day }) => day,
  )
const remindersTo = async (userId: string, id: string) =>
  (
    await db
      .selectFrom('mail')
      .innerJoin('userAccount', 'email', 'recipient')
      .select(['subject', 'body'])
      .where('userAccount.id', '=', userId)
      .where('body', 'like', `%/order/${id}%`)
      .where('subject', 'like', '%is waiting for your response')
      .orderBy('mail.id')
      .execute()
  ).map(({ body }) => body)

/** Time goes on for the same wait, and for what was said about it. */
async function pass(id: string, days: number) {
  const by = sql<Date>`due_at - make_interval(days => ${days})`
  await db.updateTable('salesOrder').set({ dueAt: by }).where('id', '=', id).execute()
  await db.updateTable('orderReminder').set({ dueAt: by }).where('orderId', '=', id).execute()
}

test('on day 3 and on day 7, once each, though two workers look', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  const seen: number[] = []
  for (let day = 0; day < 14; day += 1) {
    await Promise.all([remindOrders(deps), remindOrders(deps)])
    await remindOrders(deps)
    seen.push((await remindersTo(seller.userId, id)).length)
    await pass(id, 1)
  }
  expect(seen).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2])
  const [third, seventh] = await remindersTo(seller.userId, id)
  expect(third).toContain('Kin & Co has been waiting for your response for 3 days: 2 units for EUR\u00a0100.00.')
  expect(third).toContain('or the order is cancelled.')
  expect(seventh).toContain('for 7 days')
  expect(await remindersTo(who.userId, id)).toEqual([])
  await pass(id, 1)
  await remindOrders(deps)
  expect(await daysOf(id)).toEqual([3, 7])
})

test('a worker that was away sends only the last', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  await waitsFor(id, 8)
  await remindOrders(deps)
  await remindOrders(deps)
  expect(await daysOf(id)).toEqual([7])
  expect(await remindersTo(seller.userId, id)).toEqual([expect.stringContaining('for 7 days')])
})

test('an answer stops reminders, and the counterpart’s wait starts anew', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  await waitsFor(id, 4)
  await remindOrders(deps)
  await propose(seller, id, [{ lineId: await first(coat), quantity: 1 }])
  await remindOrders(deps)
  expect(await remindersTo(seller.userId, id)).toHaveLength(1)
  expect(await remindersTo(who.userId, id)).toEqual([])
  await waitsFor(id, 3.5)
  await remindOrders(deps)
  expect(await remindersTo(who.userId, id)).toHaveLength(1)
  await confirm(who, id)
  await remindOrders(deps)
  expect([await remindersTo(seller.userId, id), await remindersTo(who.userId, id)].map(({ length }) => length)).toEqual(
    [1, 1],
  )
})
