import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { fulfilmentOf } from '@souk/contract/orders/order-axes.ts'
import { shipmentStatuses } from '@souk/contract/shipments/shipment-moves.ts'
import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { propertyRuns } from '../../testing/property-runs.ts'
import { newShippers } from '../../testing/shippers.ts'
import { newWorld } from '../../testing/world.ts'
import { progressOf } from '../orders/model/progress.queries.ts'
import { checkLedger } from '../wallet/ledger/check-ledger.ts'
import { creditUnusedDeposit, issueDeposit } from './invoices/issue-deposit.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)

const action = fc.record({
  kind: fc.constantFrom(
    'pack',
    'pack',
    'pack',
    'move',
    'move',
    'move',
    'receive',
    'claim',
    'answer',
    'propose',
    'confirm',
    'invoice',
    'deposit',
  ),
  order: fc.nat(20),
  line: fc.nat(5),
  quantity: fc.integer({ min: 1, max: 6 }),
  isBrand: fc.boolean(),
  pick: fc.nat(20),
})
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never
const allowed = new Set([200, 201, 404, 409, 410, 422])

/** A brand in one currency with a few agreed orders, and everything that can happen to them. */
async function newBrandShippers(currency: string, taxRate: string) {
  const shippers = await newShippers(world, currency)
  const { seller, brand, shelf, shopper, agreed } = shippers
  await db.updateTable('entity').set({ taxNumber: 'FR1' }).where('id', '=', brand.id).execute()
  const { products } = await shelf(2)
  await sql`update sku set on_hand = 40 where brand_id = ${brand.id}`.execute(db)
  await ask(seller, invoices.setTaxRates, {
    body: { rates: [{ country: 'FR', category: 'S', rate: taxRate, reason: '' }] },
  })
  const kin = await shopper()
  const orders = [
    await agreed(kin, [products[0]!, 6, 5]),
    await agreed(kin, [products[1]!, 4]),
    await agreed(kin, [products[0]!, 3]),
  ]
  await sql`update sales_order set kept = jsonb_set(kept, '{terms,depositPercent}', '33') where id = ${orders[0]!.id}`.execute(
    db,
  )
  const own = (query: object = {}) =>
    ask(seller, shipments.list, { query: { limit: 100, ...query } as never }).then(({ data }) => data.shipments)

  async function act({ kind, order, line, quantity, isBrand, pick }: Action): Promise<number> {
    const who = isBrand ? seller : kin
    const { id, lines } = orders[order % orders.length]!
    if (kind === 'pack') {
      const extra = pick % 3 === 0 ? orders[(order + 1) % orders.length]!.lines[0]! : null
      const packed = [
        { ...lines[line % lines.length]!, quantity },
        ...(extra && extra.orderId !== id ? [{ ...extra, quantity: 1 }] : []),
      ]
      return (await shippers.pack(packed, { freight: pick % 2 ? '3' : '0', discountPercent: String(pick) })).status
    }
    if (kind === 'propose')
      return (
        await shippers.propose(who, id, [
          { lineId: lines[line % lines.length]!.lineId, quantity: quantity + (pick % 3) },
        ])
      ).status
    if (kind === 'confirm') return (await shippers.confirm(who, id)).status
    if (kind === 'deposit') return issueDeposit(db, id).then(() => 200)
    const all = await own()
    const shipment = all[pick % Math.max(all.length, 1)]
    if (!shipment) return 200
    const { data } = await ask(kin, shipments.read, { params: { id: shipment.id } })
    const of = data.lines[line % data.lines.length]!
    const claims = [{ shipmentLineId: of.id, kind: isBrand ? 'MISSING' : 'DAMAGED', quantity: 1 + (quantity % 2) }]
    if (kind === 'move') {
      const moves = [
        'PRE_TRANSIT',
        'PRE_TRANSIT',
        'IN_TRANSIT',
        'IN_TRANSIT',
        'RETURNED',
        'FAILED',
        'CANCELLED',
      ] as const
      const status = moves[(line + quantity) % moves.length]!
      return (
        await ask(seller, shipments.change, {
          params: { id: shipment.id },
          body: { version: data.version, status, invoice: quantity % 2 === 0 },
        })
      ).status
    }
    if (kind === 'receive') {
      return (
        await ask(kin, shipments.receive, {
          params: { id: shipment.id },
          body: { version: data.version, claims: line % 2 ? claims : [] } as never,
        })
      ).status
    }
    if (kind === 'claim')
      return (await ask(kin, shipments.claim, { params: { id: shipment.id }, body: { claims } as never })).status
    if (kind === 'invoice')
      return (
        await ask(seller, invoices.create, {
          body: { shipmentIds: all.slice(0, 1 + (quantity % 3)).map((one) => one.id) },
        })
      ).status
    const claim = data.claims[line % Math.max(data.claims.length, 1)]
    return claim
      ? (
          await shippers.answer(claim.id, {
            answer: (['CREDIT', 'REPLACE', 'REFUSE'] as const)[quantity % 3]!,
            reason: 'So',
          })
        ).status
      : 200
  }

  /** No unit twice, sums that add up, numbers without gaps, axes that follow, and a ledger that agrees. */
  async function expectSound(): Promise<void> {
    await shippers.expectSoundShipments()
    for (const { id } of orders) {
      const { fulfilment } = await db
        .selectFrom('salesOrder')
        .select('fulfilment')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(fulfilment).toBe(fulfilmentOf(await progressOf(db, id)))
    }
    const { rows: broken } = await sql`
      select number from invoice where brand_id = ${brand.id} and (
        net <> (select coalesce(sum(line.net), 0) from invoice_line line where line.invoice_id = invoice.id)
        or freight <> (select coalesce(sum(amount), 0) from invoice_freight where invoice_id = invoice.id)
        or tax <> (select coalesce(sum(tax.tax), 0) from invoice_tax tax where tax.invoice_id = invoice.id)
        or net + freight <> (select coalesce(sum(tax.taxable), 0) from invoice_tax tax where tax.invoice_id = invoice.id))
      union all
      select invoice.number from invoice join invoice note on note.corrects = invoice.id where invoice.brand_id = ${brand.id}
      group by invoice.id having sum(note.total) > invoice.total or sum(note.payable) > invoice.payable or sum(note.tax) > invoice.tax
      union all
      select deposit.number from invoice deposit where deposit.kind = 'DEPOSIT' and deposit.brand_id = ${brand.id} and deposit.total <
        (select coalesce(sum(case when is_credit then -amount else amount end), 0) from invoice_deposit used where used.order_id = deposit.deposit_of)`.execute(
      db,
    )
    expect(broken).toEqual([])
    const { rows: numbers } = await sql<{ series: string; count: number; last: number }>`
      select split_part(number, '-', 2) as series, count(*)::int as count, max(right(number, 6)::int) as last
      from invoice where brand_id = ${brand.id} group by 1`.execute(db)
    for (const { count, last } of numbers) expect(count).toBe(last)
    const { rows: twice } =
      await sql`select shipment_line_id from invoice_line where not is_credit and shipment_line_id is not null
      group by 1 having count(*) > 1`.execute(db)
    expect(twice).toEqual([])
  }
  return { act, expectSound, orders }
}

test.each([
  ['EUR', '20'],
  ['JPY', '10'],
  ['KWD', '5.55'],
])(
  'whatever both sides do at once in %s, no unit is shipped or invoiced twice and all sums agree',
  { timeout: 240_000 },
  async (currency, rate) => {
    const batches = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(batches, async (steps) => {
        const { act, expectSound, orders } = await newBrandShippers(currency, rate)
        for (const batch of steps) {
          for (const status of await Promise.all(batch.map(act))) expect(allowed).toContain(status)
          await expectSound()
        }
        for (const { id } of orders) await creditUnusedDeposit(db, id)
        await expectSound()
        expect(await checkLedger(db)).toEqual([])
      }),
      { numRuns: propertyRuns(4) },
    )
  },
)

test('a shipment that is moved at random only ever takes transitions of the table', async () => {
  const { rows } = await sql<{ kinds: string[] }>`
    select array_agg(kind order by id) as kinds from shipment_event where kind = any(${[...shipmentStatuses]}::text[]) group by shipment_id`.execute(
    db,
  )
  const way = ['PENDING', 'PRE_TRANSIT', 'IN_TRANSIT', 'DELIVERED']
  for (const { kinds } of rows) {
    const forward = kinds.filter((kind) => way.includes(kind))
    expect(forward).toEqual(way.slice(0, forward.length))
    expect(kinds.slice(forward.length).length).toBeLessThanOrEqual(1)
  }
})
