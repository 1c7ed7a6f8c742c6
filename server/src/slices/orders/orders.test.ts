import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { newNegotiators } from '../../testing/negotiators.ts'
import { newWorld } from '../../testing/world.ts'
import { expireOverdueOrders } from './negotiation/expire-overdue-orders.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, seller, shelf, shopper, units, expectSoundStock, ...moves } = await newNegotiators(world)
const { placed, read, confirm, reject, cancel, propose, first } = moves
const { products } = await shelf(3)
const [coat, scarf] = products as [string, string]
await db.updateTable('sku').set({ onHand: 1_000 }).execute()

type Who = { token: string }
const reservedOf = async (productId: string) =>
  (
    await db
      .selectFrom('sku')
      .select('reserved')
      .where('id', '=', await first(productId))
      .executeTakeFirstOrThrow()
  ).reserved

describe('a negotiation', () => {
  test('brand changes, retailer accepts some and answers, brand confirms; every revision is kept and compared', async () => {
    const who = await shopper()
    const id = await placed(who, await units(coat, 4), await units(scarf, 3))
    const [coatLine, scarfLine] = [await first(coat), await first(scarf)]
    const cut = await propose(
      seller,
      id,
      [
        { lineId: coatLine, quantity: 2 },
        { lineId: scarfLine, price: '45.00' },
      ],
      'Short of cloth',
    )
    expect(cut.data).toMatchObject({ status: 'PENDING_RETAILER', revision: 2, isYourTurn: false })
    const some = await confirm(who, id, [scarfLine])
    expect(some.data).toMatchObject({ status: 'PENDING_BRAND', revision: 3 })
    expect(some.data.lines.map(({ lineId, quantity, price }) => [lineId, quantity, price])).toEqual([
      [coatLine, 4, '50.00'],
      [scarfLine, 3, '45.00'],
    ])
    const done = await confirm(seller, id)
    expect(done.data).toMatchObject({ status: 'CONFIRMED', agreedRevision: 3, amount: '335.00', dueAt: null })
    const history = (await ask(who, orders.revisions, { params: { id } })).data
    expect(history.map(({ number, by, amount, isAgreed }) => [number, by, amount, isAgreed])).toEqual([
      [1, 'retailer', '350.00', false],
      [2, 'brand', '235.00', false],
      [3, 'retailer', '335.00', true],
    ])
    expect(history[1]).toMatchObject({ reason: 'Short of cloth', authorName: null })
    expect(history[1]!.differences).toEqual([
      expect.objectContaining({
        lineId: coatLine,
        before: expect.objectContaining({ quantity: 4, price: '50.00' }),
        after: expect.objectContaining({ quantity: 2, price: '50.00' }),
      }),
      expect.objectContaining({
        lineId: scarfLine,
        before: expect.objectContaining({ quantity: 3, price: '50.00' }),
        after: expect.objectContaining({ quantity: 3, price: '45.00' }),
      }),
    ])
    expect(history[2]!.authorName).toBe('Nadia Karam')
    await expectSoundStock()
  })

  test('after an agreement a proposal waits beside it; refusing goes back to what was agreed', async () => {
    const who = await shopper()
    const id = await placed(who, await units(coat, 2))
    await confirm(seller, id)
    const line = await first(coat)
    await propose(seller, id, [{ lineId: line, quantity: 1 }])
    const waiting = await read(who, id)
    expect(waiting).toMatchObject({ status: 'PENDING_RETAILER', agreedRevision: 1, revision: 2 })
    expect(waiting.agreedLines!.map(({ quantity }) => quantity)).toEqual([2])
    const back = await reject(who, id)
    expect(back.data).toMatchObject({ status: 'CONFIRMED', agreedRevision: 1 })
    await propose(who, id, [{ lineId: line, quantity: 3 }])
    expect((await confirm(seller, id)).data).toMatchObject({ status: 'CONFIRMED', agreedRevision: 3, amount: '150.00' })
  })

  test('a brand that rejects says why; a retailer that refuses goes back to its own version', async () => {
    const who = await shopper()
    const id = await placed(who, await units(coat, 2))
    expect(await reject(seller, id)).toMatchObject({ status: 422, errors: [{ field: 'reason' }] })
    expect(await reject(seller, id, { reason: 'OTHER' })).toMatchObject({ status: 422, errors: [{ field: 'text' }] })
    await propose(seller, id, [{ lineId: await first(coat), quantity: 1 }])
    const own = await reject(who, id)
    expect(own.data).toMatchObject({ status: 'PENDING_BRAND', revision: 3, amount: '100.00' })
    expect((await reject(seller, id, { reason: 'LEAD_TIME' })).data).toMatchObject({
      status: 'REJECTED',
      reason: 'LEAD_TIME',
    })
    expect((await confirm(seller, id)).status).toBe(409)
  })
})

test('stock: a proposal reserves its increase at once, a decrease is given back on agreement, the end gives back all', async () => {
  const who = await shopper()
  const before = await reservedOf(coat)
  const id = await placed(who, await units(coat, 3))
  const line = await first(coat)
  expect(await reservedOf(coat)).toBe(before + 3)
  await propose(seller, id, [{ lineId: line, quantity: 1 }])
  expect(await reservedOf(coat)).toBe(before + 3)
  await propose(who, id, [{ lineId: line, quantity: 5 }])
  expect(await reservedOf(coat)).toBe(before + 5)
  await propose(seller, id, [{ lineId: line, quantity: 2 }])
  expect(await reservedOf(coat)).toBe(before + 5)
  await confirm(who, id)
  expect(await reservedOf(coat)).toBe(before + 2)
  await propose(seller, id, [{ lineId: line, quantity: 4 }])
  expect(await reservedOf(coat)).toBe(before + 4)
  await reject(who, id)
  expect(await reservedOf(coat)).toBe(before + 2)
  await cancel(seller, id)
  expect(await reservedOf(coat)).toBe(before)
  await expectSoundStock()
})

test('refuses proposals beyond stock, without changes, with a price the side may not set, or for an unknown line', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  const line = await first(coat)
  const wrong: [Who, object[], number][] = [
    [seller, [{ lineId: line, quantity: 5_000 }], 410],
    [seller, [{ lineId: line, quantity: 0 }], 422],
    [seller, [{ lineId: line, quantity: 2 }], 422],
    [seller, [{ lineId: line, price: '1.005' }], 422],
    [who, [{ lineId: line, price: '1.00' }], 422],
    [seller, [{ lineId: await first(scarf), quantity: 1 }], 422],
    [seller, [{ lineId: line, shipsFrom: '2027-02-02', shipsUntil: '2027-02-01' }], 422],
  ]
  for (const [by, lines, status] of wrong) expect((await propose(by, id, lines)).status).toBe(status)
  expect(await read(who, id)).toMatchObject({ revision: 1, version: 1 })
  await expectSoundStock()
})

test('the last piece can be proposed, and not one more', async () => {
  const who = await shopper()
  const { products: few } = await shelf(1)
  const [rare] = few as [string]
  const [id, line] = [await placed(who, await units(rare, 2)), await first(rare)]
  expect(await propose(seller, id, [{ lineId: line, quantity: 11 }])).toMatchObject({
    status: 410,
    errors: [{ items: [{ skuId: line, left: 10 }] }],
  })
  expect((await propose(seller, id, [{ lineId: line, quantity: 10 }])).status).toBe(200)
  expect(await reservedOf(rare)).toBe(10)
  await expectSoundStock()
})

test('cancelling: the retailer within a day, later it asks; the brand answers, or two days decline', async () => {
  const who = await shopper()
  const make = async () => {
    const id = await placed(who, await units(coat, 1))
    await confirm(seller, id)
    await sql`update sales_order set first_confirmed_at = now() - interval '25 hours' where id = ${id}`.execute(db)
    return id
  }
  const fresh = await placed(who, await units(coat, 1))
  expect((await cancel(seller, fresh)).status).toBe(409)
  await confirm(seller, fresh)
  expect((await cancel(who, fresh)).data.status).toBe('CANCELLED')

  const [yes, no, late] = [await make(), await make(), await make()]
  for (const id of [yes, no, late]) {
    expect((await cancel(who, id)).data).toMatchObject({ status: 'CONFIRMED', isCancelAsked: true })
    expect((await cancel(who, id)).status).toBe(409)
  }
  expect((await cancel(seller, yes)).data.status).toBe('CANCELLED')
  expect((await reject(seller, no)).data).toMatchObject({ status: 'CONFIRMED', isCancelAsked: false })
  await sql`update sales_order set cancel_asked_at = now() - interval '49 hours' where id = ${late}`.execute(db)
  await Promise.all([expireOverdueOrders(db), expireOverdueOrders(db)])
  expect(await read(who, late)).toMatchObject({ status: 'CONFIRMED', isCancelAsked: false })
})

test('silence: what was never agreed is cancelled after fourteen days, what was agreed stays agreed', async () => {
  const who = await shopper()
  const [never, ever] = [await placed(who, await units(coat, 1)), await placed(who, await units(coat, 1))]
  await confirm(seller, ever)
  await propose(seller, ever, [{ lineId: await first(coat), quantity: 2 }])
  await expireOverdueOrders(db)
  expect((await read(who, never)).status).toBe('PENDING_BRAND')
  await sql`update sales_order set due_at = now() - interval '1 second' where id in (${never}, ${ever})`.execute(db)
  await Promise.all([expireOverdueOrders(db), expireOverdueOrders(db)])
  expect((await read(who, never)).status).toBe('CANCELLED')
  expect(await read(who, ever)).toMatchObject({ status: 'CONFIRMED', agreedRevision: 1 })
  await expectSoundStock()
})

test('both sides at once: one move counts, the other learns that it came too late', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 1))
  const body = { version: 1 }
  const answers = await Promise.all([
    ask(seller, orders.confirm, { params: { id }, body }),
    ask(who, orders.cancel, { params: { id }, query: { version: 1 } as never }),
    ask(seller, orders.reject, { params: { id }, body: { ...body, reason: 'LEAD_TIME' } as never }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  await expectSoundStock()
})

test('an order is seen by its two sides only; a sales team sees that of its own retailers', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 1))
  const strangers = [
    await shopper(),
    await person({ side: 'brand' }),
    await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id }),
  ]
  for (const stranger of strangers) {
    expect((await ask(stranger, orders.read, { params: { id } })).status).toBe(404)
    expect((await ask(stranger, orders.confirm, { params: { id }, body: { version: 1 } })).status).toBe(404)
    expect((await ask(stranger, orders.list, { query: {} })).data.orders.some((one) => one.id === id)).toBe(false)
  }
  const rep = strangers[2]!
  const place = await db
    .selectFrom('association')
    .select('id')
    .where('userId', '=', rep.userId)
    .executeTakeFirstOrThrow()
  await db.updateTable('relation').set({ salesRepId: place.id }).where('retailerId', '=', who.entityId).execute()
  expect((await ask(rep, orders.read, { params: { id } })).status).toBe(200)
})

test('orders are found by number, status, turn and counterpart', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 1))
  const { number } = await read(who, id)
  const found = async (query: object, by: Who = who) =>
    (await ask(by, orders.list, { query: query as never })).data.orders.map((one) => one.id)
  expect(await found({ q: number.slice(-4) })).toContain(id)
  expect(await found({ status: 'PENDING_BRAND' })).toEqual([id])
  expect(await found({ isYourTurn: 'true' })).toEqual([])
  expect(await found({ isYourTurn: 'true', counterpartId: who.entityId }, seller)).toEqual([id])
  expect(await found({ q: 'nobody has this' })).toEqual([])
})

test('a list goes on after the last order that was read, in every sort', async () => {
  const who = await shopper()
  for (const quantity of [1, 2, 3, 4]) await placed(who, await units(coat, quantity))
  const all = (await ask(who, orders.list, { query: {} })).data.orders.map(({ id }) => id)
  await confirm(seller, all[1]!) // nothing is due any more
  for (const sort of ['newest', 'oldest', 'due'] as const) {
    const seen: string[] = []
    const more = async () => {
      const after = seen.at(-1)
      const { data } = await ask(who, orders.list, { query: { sort, limit: '1', ...(after && { after }) } as never })
      return data.orders.map(({ id }) => id)
    }
    for (let next = await more(); next.length > 0; next = await more()) seen.push(...next)
    const whole = (await ask(who, orders.list, { query: { sort } })).data.orders.map(({ id }) => id)
    expect(seen).toEqual(whole)
    expect(whole.toSorted()).toEqual(all.toSorted())
  }
  const strange = await placed(await shopper(), await units(coat, 1))
  expect((await ask(who, orders.list, { query: { after: strange } as never })).data.orders).toEqual([])
})
