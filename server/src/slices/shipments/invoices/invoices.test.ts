import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { newMoney } from '../../../testing/money.ts'
import { newShippers } from '../../../testing/shippers.ts'
import { newWorld } from '../../../testing/world.ts'
import { chargeInvoice } from '../../wallet/door.ts'
import { checkLedger } from '../../wallet/ledger/check-ledger.ts'
import { continuePaid, resumeCharges } from '../moving/charge-shipment.ts'
import { markOverdue } from '../shipments.jobs.ts'
import { creditUnusedDeposit, issueDeposit } from './issue-deposit.ts'

const world = await newWorld()
const { app, ask, close, db, deps } = world
afterAll(close)
const shippers = await newShippers(world)
const { seller, brand, shelf, shopper, agreed, pack, move, change, ship, receive, answer, invoice, read } = shippers
const { products } = await shelf(3)
const [coat, scarf] = products as [string, string]
await db.updateTable('sku').set({ onHand: 900 }).execute()
await db.updateTable('entity').set({ taxNumber: 'IT123' }).where('id', '=', brand.id).execute()
const kin = await shopper()
const few = <T extends { quantity: number }>(line: T, quantity: number) => ({ ...line, quantity })
const setRates = (...rates: object[]) => ask(seller, invoices.setTaxRates, { body: { rates } as never })
const onlyInvoice = async (shipmentId: string) => {
  const [first] = (await shippers.readShipment(seller, shipmentId)).invoices
  return invoice(seller, first!.id)
}
const set = await setRates({ country: 'FR', category: 'S', rate: 20, reason: '' })
expect(set.data).toMatchObject([{ country: 'FR', category: 'S', rate: '20', reason: '' }])

describe('an invoice', () => {
  test('has lines, discount, freight, tax by rate and country, terms and a due date', async () => {
    const { id, lines } = await agreed(kin, [coat, 3], [scarf, 2])
    const shipment = await ship(lines, { freight: '12.35', discountPercent: '2.5' })
    const issued = await onlyInvoice(shipment.id)
    expect(issued).toMatchObject({
      kind: 'GOODS',
      net: '243.75',
      freight: '12.35',
      tax: '51.22',
      total: '307.32',
      payable: '307.32',
      open: '307.32',
      status: 'OPEN',
      seller: { taxNumber: 'IT123' },
      buyer: { name: 'Kin & Co', address: { city: 'Paris' } },
      taxes: [{ category: 'S', rate: '20', country: 'FR', taxable: '256.10', tax: '51.22' }],
    })
    expect(issued.lines.map(({ discount, net }) => [discount, net])).toEqual([
      ['3.75', '146.25'],
      ['2.50', '97.50'],
    ])
    expect(issued.dueOn > issued.issuedOn).toBe(true)
    expect(await read(kin, id)).toMatchObject({ payment: 'UNPAID' })
    expect((await ask(kin, invoices.list, { query: { orderId: id } })).data.invoices).toHaveLength(1)
    const theirs = await ship((await agreed(await shopper(), [coat, 1])).lines)
    const query = { orderId: id, after: (await onlyInvoice(theirs.id)).id }
    expect((await ask(seller, invoices.list, { query })).data.invoices).toHaveLength(1)
    expect((await ask(kin, invoices.list, { query })).data.invoices).toEqual([])
  })
  test('over several shipments stands on one paper, and no line is invoiced twice', async () => {
    const { lines } = await agreed(kin, [coat, 4])
    const ids: string[] = []
    for (const quantity of [1, 3]) {
      const { data } = await pack([few(lines[0]!, quantity)])
      await move(data.id, 'PRE_TRANSIT', { invoice: false })
      ids.push(data.id)
    }
    const tries = await Promise.all([1, 2, 3].map(() => ask(seller, invoices.create, { body: { shipmentIds: ids } })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const issued = await onlyInvoice(ids[0]!)
    expect([issued.lines.length, issued.net, issued.shipments.length]).toEqual([2, '200.00', 2])
    await expect(
      sql`insert into invoice_line select uuidv7(), invoice_id, position + 50, order_id, shipment_line_id, false, quantity,
      units, price, gross, discount, net, category, rate, country, kept from invoice_line where invoice_id = ${issued.id}`.execute(
        db,
      ),
    ).rejects.toThrow('one_invoice')
  })
  test('is never changed or removed, whatever the statement', async () => {
    for (const statement of [
      sql`update invoice set reason = 'x'`,
      sql`delete from invoice`,
      sql`update invoice_line set quantity = quantity + 1`,
      sql`delete from invoice_line`,
      sql`update invoice_tax set tax = 0`,
      sql`delete from invoice_freight`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('never changed')
  })
  test('takes the next number without gaps, also when many are issued at once and some fail', async () => {
    const { lines } = await agreed(kin, [coat, 8])
    const ready = (await Promise.all(Array.from({ length: 8 }, () => pack([few(lines[0]!, 1)])))).map(
      ({ data }) => data,
    )
    await Promise.all([
      ...ready.map(({ id, version }) =>
        ask(seller, shipments.change, { params: { id }, body: { version, status: 'PRE_TRANSIT' } }),
      ),
      ...ready.map(({ id, version }) =>
        ask(seller, shipments.change, { params: { id }, body: { version: version + 7, status: 'PRE_TRANSIT' } }),
      ),
    ])
    const { rows } = await sql<{ number: string }>`select number from invoice where brand_id = ${brand.id}
      and kind <> 'CREDIT_NOTE' order by number`.execute(db)
    expect(rows.map(({ number }) => Number(number.slice(-6)))).toEqual(rows.map((_, at) => at + 1))
  })
  test('as JSON or PDF, else "Unsupported content type"', async () => {
    const { lines } = await agreed(kin, [coat, 1])
    const shipment = await ship(lines)
    const get = (query: string, accept: string) =>
      app.inject({
        url: `/api/v2/shipments/${shipment.id}/invoices${query}`,
        headers: { authorization: `Bearer ${kin.token}`, accept },
      })
    expect((await get('', 'application/json')).json().data[0].number).toMatch(/-INV-/)
    expect((await get('?format=json', '*/*')).headers['content-type']).toBe('application/json')
    for (const refused of [await get('', 'image/png'), await get('?format=docx', '*/*')]) {
      expect([refused.statusCode, refused.json().message]).toEqual([415, 'Unsupported content type'])
    }
  })
})

describe('a credit note', () => {
  test('for a damaged unit gives back its share of price, discount and tax', async () => {
    const { id, lines } = await agreed(kin, [coat, 3])
    const shipment = await ship(lines, { discountPercent: '3.33' })
    const claim = { shipmentLineId: shipment.lines[0]!.id, kind: 'DAMAGED', quantity: 1, note: 'Torn' }
    const received = await receive(kin, shipment.id, [claim])
    expect(received.data).toMatchObject({ status: 'DELIVERED', openClaims: 1 })
    expect(await read(kin, id)).toMatchObject({ fulfilment: 'SHIPPED', status: 'CONFIRMED' })
    expect((await answer(received.data.claims[0]!.id, { answer: 'REFUSE' })).status).toBe(422)
    const both = await Promise.all([1, 2].map(() => answer(received.data.claims[0]!.id, { answer: 'CREDIT' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [issued, note] = (await shippers.readShipment(seller, shipment.id)).invoices
    const before = await invoice(seller, issued!.id)
    const credited = await invoice(seller, note!.id)
    expect(credited).toMatchObject({ kind: 'CREDIT_NOTE', corrects: { number: before.number }, payable: '58.00' })
    expect((await invoice(seller, issued!.id)).credited).toBe('58.00')
    expect(await read(kin, id)).toMatchObject({ fulfilment: 'DELIVERED', status: 'COMPLETED' })
    expect((await receive(kin, shipment.id)).status).toBe(409)
  })
  test('for every unit, one after the other, adds up to the whole invoice', async () => {
    const { lines } = await agreed(kin, [coat, 7])
    const shipment = await ship(lines, { discountPercent: '1.37' })
    await receive(kin, shipment.id)
    for (const quantity of [1, 2, 3, 1]) {
      const claims = [{ shipmentLineId: shipment.lines[0]!.id, kind: 'MISSING' as const, quantity }]
      const { data } = await ask(kin, shipments.claim, { params: { id: shipment.id }, body: { claims } })
      await answer(data.claims.find(({ status }) => status === 'OPEN')!.id, { answer: 'CREDIT' })
    }
    const more = [{ shipmentLineId: shipment.lines[0]!.id, kind: 'MISSING' as const, quantity: 1 }]
    expect((await ask(kin, shipments.claim, { params: { id: shipment.id }, body: { claims: more } })).status).toBe(409)
    const issued = await onlyInvoice(shipment.id)
    expect(issued).toMatchObject({ open: '0.00', credited: issued.payable, status: 'CREDITED' })
    expect(issued.creditNotes).toHaveLength(4)
  })
  test('for a cancelled shipment includes its freight', async () => {
    const { lines } = await agreed(kin, [coat, 2])
    const { data } = await pack(lines, { freight: '20' })
    await move(data.id, 'PRE_TRANSIT')
    await move(data.id, 'CANCELLED')
    const [issued, note] = (await shippers.readShipment(seller, data.id)).invoices
    expect([issued!.payable, note!.payable]).toEqual(['144.00', '144.00'])
  })
  test('for goods that cost nothing comes to nothing', async () => {
    const { lines } = await agreed(kin, [coat, 2])
    const { data } = await pack(lines, { discountPercent: '100' })
    await move(data.id, 'PRE_TRANSIT')
    expect((await move(data.id, 'CANCELLED')).data.invoices.map(({ payable }) => payable)).toEqual(['0.00', '0.00'])
  })
})

describe('a replacement', () => {
  test('takes free stock, is not invoiced, and completes the order when it arrives', async () => {
    const { id, lines } = await agreed(kin, [scarf, 2])
    const shipment = await ship(lines)
    const claim = { shipmentLineId: shipment.lines[0]!.id, kind: 'MISSING', quantity: 1 }
    const { data } = await receive(kin, shipment.id, [claim])
    const before = await shippers.stock(lines[0]!.lineId)
    const answered = await answer(data.claims[0]!.id, { answer: 'REPLACE' })
    const { replacement } = answered.data.claims[0]!
    expect(await shippers.stock(lines[0]!.lineId)).toEqual({ ...before, onHand: before.onHand! - 1 })
    await move(replacement!.id, 'PRE_TRANSIT')
    await move(replacement!.id, 'IN_TRANSIT')
    expect((await shippers.readShipment(kin, replacement!.id)).invoices).toEqual([])
    expect(await read(kin, id)).toMatchObject({ status: 'CONFIRMED' })
    await receive(kin, replacement!.id)
    expect(await read(kin, id)).toMatchObject({ status: 'COMPLETED', fulfilment: 'DELIVERED' })
  })
  test('that is cancelled leaves the claim open again', async () => {
    const { lines } = await agreed(kin, [scarf, 1])
    const shipment = await ship(lines)
    const { data } = await receive(kin, shipment.id, [
      { shipmentLineId: shipment.lines[0]!.id, kind: 'MISSING', quantity: 1 },
    ])
    const { data: answered } = await answer(data.claims[0]!.id, { answer: 'REPLACE' })
    await move(answered.claims[0]!.replacement!.id, 'CANCELLED')
    expect((await shippers.readShipment(kin, shipment.id)).claims[0]).toMatchObject({
      status: 'OPEN',
      replacement: null,
    })
  })
})

describe('a deposit', () => {
  const terms = (id: string, percent: number) =>
    sql`update sales_order set kept = jsonb_set(kept, '{terms,depositPercent}', ${String(percent)}::jsonb) where id = ${id}`.execute(
      db,
    )

  test('is invoiced once, deducted in proportion, and the last invoice takes the rest', async () => {
    const { id, lines } = await agreed(kin, [coat, 3])
    await terms(id, 33)
    await Promise.all([issueDeposit(db, id), issueDeposit(db, id)])
    const [deposit] = (await ask(seller, invoices.list, { query: { orderId: id } })).data.invoices
    expect(deposit).toMatchObject({ kind: 'DEPOSIT', payable: '49.50' })
    const first = await onlyInvoice((await ship([few(lines[0]!, 1)])).id)
    const last = await ship([few(lines[0]!, 2)], { discountPercent: '10' })
    const second = await onlyInvoice(last.id)
    expect([first.deposit, first.payable, second.deposit, second.payable]).toEqual(['16.50', '43.50', '33.00', '75.00'])
  })
  test('comes back with a returned shipment, and is credited when the order ends without using it', async () => {
    const { id, lines } = await agreed(kin, [coat, 2])
    await terms(id, 50)
    await issueDeposit(db, id)
    const { data } = await pack(lines)
    await move(data.id, 'PRE_TRANSIT')
    const [issued] = (await shippers.readShipment(seller, data.id)).invoices
    expect(issued!.payable).toBe('70.00')
    await move(data.id, 'CANCELLED')
    expect((await shippers.readShipment(seller, data.id)).invoices[1]!.payable).toBe('70.00')
    await shippers.cancel(seller, id)
    await Promise.all([creditUnusedDeposit(db, id), creditUnusedDeposit(db, id)])
    const all = (await ask(seller, invoices.list, { query: { orderId: id } })).data.invoices
    expect(all.filter(({ kind }) => kind === 'CREDIT_NOTE').map(({ payable }) => payable)).toEqual(['50.00', '70.00'])
  })
  test('of the whole order comes back with a cancelled shipment', async () => {
    const { id, lines } = await agreed(kin, [coat, 2])
    await terms(id, 100)
    await issueDeposit(db, id)
    await setRates() // nothing but the deposit pays
    const { data } = await pack(lines)
    await move(data.id, 'PRE_TRANSIT')
    expect((await move(data.id, 'CANCELLED')).data.invoices.map(({ payable }) => payable)).toEqual(['0.00', '0.00'])
    await setRates({ country: 'FR', category: 'S', rate: 20, reason: '' })
    const repacked = await pack(lines)
    expect((await move(repacked.data.id, 'PRE_TRANSIT')).data.invoices[0]!.payable).toBe('20.00')
  })
  test('is credited with its goods, also after the order was completed', async () => {
    const { id, lines } = await agreed(kin, [coat, 2])
    await terms(id, 50)
    await issueDeposit(db, id)
    const shipment = await ship(lines)
    await receive(kin, shipment.id)
    expect((await read(kin, id)).status).toBe('COMPLETED')
    await creditUnusedDeposit(db, id)
    const claims = [{ shipmentLineId: shipment.lines[0]!.id, kind: 'MISSING' as const, quantity: 2 }]
    const { data } = await ask(kin, shipments.claim, { params: { id: shipment.id }, body: { claims } })
    await answer(data.claims[0]!.id, { answer: 'CREDIT' })
    const all = (await ask(kin, invoices.list, { query: { orderId: id } })).data.invoices
    const sum = (isNote: boolean) =>
      all.filter(({ kind }) => (kind === 'CREDIT_NOTE') === isNote).reduce((total, one) => total + +one.payable, 0)
    expect([sum(false), sum(true)]).toEqual([120, 120])
  })
})

test('a card that is declined leaves the shipment waiting, and a later payment lets it go on', async () => {
  const { id, lines } = await agreed(kin, [coat, 1])
  await db.updateTable('salesOrder').set({ paymentMethod: 'CARD' }).where('id', '=', id).execute()
  const { data } = await pack(lines)
  const tried = await change(seller, data.id, { status: 'PRE_TRANSIT' })
  expect(tried.data).toMatchObject({ status: 'PENDING', waitsFor: 'CARD', isInvoiced: true })
  expect(tried.data.events.at(-1)!.kind).toBe('DECLINED')
  const [issued] = tried.data.invoices
  const cardId = await newMoney(world).saveCard(kin.entityId)
  expect(await chargeInvoice(deps, issued!.id, cardId, 0n)).toBe('PAID')
  await Promise.all([continuePaid(db, issued!.id), continuePaid(db, issued!.id)])
  expect(await shippers.readShipment(seller, data.id)).toMatchObject({ status: 'PRE_TRANSIT', waitsFor: null })
  expect(await read(kin, id)).toMatchObject({ payment: 'PAID' })
})

test('charges a card once after a process ended before it recorded the payment', async () => {
  const shop = await shippers.shopper()
  const { id, lines } = await agreed(shop, [coat, 1])
  const cardId = await newMoney(world).saveCard(shop.entityId)
  await db.updateTable('salesOrder').set({ paymentMethod: 'CARD', cardId }).where('id', '=', id).execute()
  const { data } = await pack(lines)
  const setCard = (status: 'VERIFIED' | 'NEEDS_STEP') =>
    db.updateTable('savedCard').set({ status }).where('id', '=', cardId).execute()
  await setCard('NEEDS_STEP') // the shipment is invoiced, and the charge ends before there is a payment
  expect((await change(seller, data.id, { status: 'PRE_TRANSIT' })).status).toBe(422)
  expect(await shippers.readShipment(seller, data.id)).toMatchObject({ status: 'PENDING', waitsFor: 'PROVIDER' })
  await setCard('VERIFIED')
  await resumeCharges(deps, 3600)
  expect(await shippers.readShipment(seller, data.id)).toMatchObject({ status: 'PENDING', waitsFor: 'PROVIDER' })
  await Promise.all([resumeCharges(deps, 0), resumeCharges(deps, 0)])
  const shipment = await shippers.readShipment(seller, data.id)
  expect(shipment).toMatchObject({ status: 'PRE_TRANSIT', waitsFor: null })
  const paid = await db
    .selectFrom('payment')
    .select('status')
    .where('subjectId', '=', shipment.invoices[0]!.id)
    .execute()
  expect(paid).toEqual([{ status: 'SUCCEEDED' }])
})

test('an invoice past its day makes its order overdue, by the clock', async () => {
  const { id, lines } = await agreed(kin, [coat, 1])
  const { invoices: issued } = await ship(lines)
  await sql`alter table invoice disable trigger invoice_is_final`.execute(db)
  await sql`update invoice set due_on = current_date - 3 where id = ${issued[0]!.id}`.execute(db)
  await sql`alter table invoice enable trigger invoice_is_final`.execute(db)
  await sql`update receivable set due_at = now() - interval '3 days' where invoice_id = ${issued[0]!.id}`.execute(db)
  await markOverdue(db)
  expect(await read(kin, id)).toMatchObject({ payment: 'OVERDUE' })
})

test('a statement adds up a month by currency', async () => {
  const month = new Date().toISOString().slice(0, 7)
  const { data } = await ask(kin, invoices.statement, { params: { counterpartId: brand.id }, query: { month } })
  const [euro] = data.currencies
  expect(Number(euro!.total)).toBeCloseTo(Number(euro!.invoiced) - Number(euro!.credited), 2)
  const none = { params: { counterpartId: brand.id }, query: { month: '2020-01' } }
  expect((await ask(kin, invoices.statement, none)).status).toBe(404)
})

test('tax rates are checked, and only the admin sets them', async () => {
  expect((await setRates({ country: 'FR', category: 'E', rate: '5', reason: 'x' })).status).toBe(422)
  expect((await setRates({ country: 'FR', category: 'E', rate: '0', reason: '' })).status).toBe(422)
  const twice = { country: 'DE', category: 'Z', rate: '0', reason: '' }
  expect((await setRates(twice, twice)).status).toBe(422)
})

test('the ledger agrees with everything that was invoiced and credited', async () => {
  expect(await checkLedger(db)).toEqual([])
  await shippers.expectSoundShipments()
})
