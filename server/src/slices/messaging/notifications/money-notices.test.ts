import { notificationSettings } from '@souk/contract/identity/notification-settings.contract.ts'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newMoney } from '../../../testing/money.ts'
import { newNotified } from '../../../testing/notified.ts'
import { newShippers } from '../../../testing/shippers.ts'
import { newWorld } from '../../../testing/world.ts'
import { chargeInvoice, orderCompleted } from '../../wallet/door.ts'

const world = await newWorld()
const { ask, close, db, deps } = world
afterAll(close)
const { seller, shelf, shopper, agreed, ship, receive, answer } = await newShippers(world)
const { inTx, pair, invoice, saveCard } = newMoney(world)
const { deliver, inbox } = newNotified(world)
const { products } = await shelf(1)
beforeEach(async () => {
  await db.deleteFrom('notification').execute()
  await db.deleteFrom('outbox').execute()
})

const prove = (userId: string) =>
  db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', userId).execute()
type Line = { title: string; text: string; link: string }
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ')
const linesOf = async (who: { token: string }, headers = {}) =>
  (await inbox(who, { kind: 'payments' }, headers)).items.map(({ title, text, link }: Line) => ({
    title: plain(title),
    text: plain(text),
    link,
  }))
const subjectsTo = async (userId: string) =>
  (await db.selectFrom('mail').select('subject').where('key', 'like', `notification % ${userId}`).execute()).map(
    ({ subject }) => subject,
  )
const paidOn = new Date().toISOString().slice(0, 10)
const record = (retailerId: string, amount: string) =>
  ask(seller, bankTransfers.record, { body: { retailerId, currency: 'EUR', amount, paidOn, reference: amount } })

test('a retailer hears of its invoice, of each payment recorded and of a credit note, in lines and mails', async () => {
  const who = await shopper()
  await prove(who.userId)
  const { lines } = await agreed(who, [products[0]!, 4])
  const { id, lines: shipped } = await ship(lines)
  await deliver()
  expect(await linesOf(who)).toMatchObject([
    {
      title: expect.stringMatching(/^Invoice \S+ from Maison Orla$/),
      text: expect.stringMatching(/^EUR 200\.00 is due on \d+ \w+ \d{4}\.$/),
      link: expect.stringMatching(/^\/invoice\//),
    },
  ])
  const { data } = await receive(who, id, [{ shipmentLineId: shipped[0]!.id, kind: 'DAMAGED', quantity: 1 }])
  expect((await answer(data.claims[0]!.id, { answer: 'CREDIT', reason: 'Torn' })).status).toBe(200)
  await deliver()
  expect((await linesOf(who))[0]).toMatchObject({
    title: expect.stringMatching(/^Credit note \S+ from Maison Orla$/),
    text: expect.stringMatching(/^EUR 50\.00 is credited on invoice \S+\.$/),
  })
  await record(who.entityId, '100')
  await deliver()
  expect((await linesOf(who))[0]).toMatchObject({
    title: expect.stringMatching(/^Payment recorded for invoice/),
    text: 'You still owe Maison Orla EUR 50.00 on it.',
  })
  await record(who.entityId, '80')
  await deliver(2)
  expect(
    (await linesOf(who))
      .slice(0, 2)
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual([
    'EUR 30.00 was paid beyond your open invoices. It is used for the next one.',
    'You owe Maison Orla nothing more on it.',
  ])
  expect(await subjectsTo(who.userId)).toHaveLength(5)
  expect((await linesOf(who, { 'accept-language': 'ar' })).map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^سُدّدت الفاتورة /),
  )
})

test('two invoices within minutes are one line and two mails; a last admin who leaves hands the mails to the others', async () => {
  const who = await shopper()
  await prove(who.userId)
  const colleague = await world.person({ side: 'retailer', entityId: who.entityId })
  await prove(colleague.userId)
  const off = await ask(colleague, notificationSettings.change, {
    body: { kinds: [{ kind: 'payments', inApp: true, mail: false, digest: false }] },
  })
  expect(off.status).toBe(200)
  for (const quantity of [1, 2]) await ship((await agreed(who, [products[0]!, quantity])).lines)
  await deliver()
  expect(await linesOf(who)).toHaveLength(1)
  expect([await subjectsTo(who.userId), await subjectsTo(colleague.userId)].map(({ length }) => length)).toEqual([2, 0])
  await db.deleteFrom('association').where('userId', '=', who.userId).execute()
  await ship((await agreed({ ...who, token: colleague.token, userId: colleague.userId }, [products[0]!, 1])).lines)
  await deliver()
  expect(await subjectsTo(colleague.userId)).toHaveLength(1)
})

test('a retailer hears of a reward in its wallet, and until when it can be used', async () => {
  const { brandId, retailerId, buyer } = await pair()
  const { invoiceId, orderId } = await invoice({ brandId, retailerId }, 100_000n)
  await chargeInvoice(deps, invoiceId, await saveCard(retailerId), 0n)
  await inTx((tx) => orderCompleted(tx, { orderId, brandId, retailerId }))
  await deliver(2)
  expect(await linesOf(buyer)).toContainEqual({
    title: 'Your reward of EUR 20.00 is in your wallet',
    text: expect.stringMatching(/^You earned it with invoice INV-\w+\. Use it until \d+ \w+ \d{4}\.$/),
    link: '/wallet/rewards',
  })
})
