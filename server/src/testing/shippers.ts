import { sql } from 'kysely'
import { expect } from 'vitest'
import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import type { ShipmentStatus } from '@souk/contract/shipments/shipment-moves.ts'
import { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { refreshOrders } from '../slices/shipments/model/refresh-orders.ts'
import { newNegotiators } from './negotiators.ts'
import type { newWorld } from './world.ts'

type Who = { token: string }
export type Packed = { orderId: string; lineId: string; quantity: number }

/** A brand that ships to retailers, with every step as one line. */
export async function newShippers(world: Awaited<ReturnType<typeof newWorld>>, currency = 'EUR') {
  const { ask, db } = world
  const both = await newNegotiators(world, currency)
  const { seller, placed, confirm, units } = both

  /** An order that both agreed on: units of the first sizes of each product. */
  async function agreed(who: Parameters<typeof placed>[0], ...lines: [productId: string, ...quantities: number[]][]) {
    const items = await Promise.all(lines.map(([productId, ...quantities]) => units(productId, ...quantities)))
    const id = await placed(who, ...items)
    const answer = await confirm(seller, id)
    expect(answer.status).toBe(200)
    return { id, lines: answer.data.lines.map(({ lineId, quantity }) => ({ orderId: id, lineId, quantity })) }
  }
  const pack = (lines: readonly Packed[], more: object = {}) =>
    ask(seller, shipments.create, { body: { lines: [...lines], ...more } })
  const read = async (who: Who, id: string) => (await ask(who, shipments.read, { params: { id } })).data
  const change = async (who: Who, id: string, body: object) =>
    ask(who, shipments.change, { params: { id }, body: { version: (await read(who, id)).version, ...body } as never })
  const move = (id: string, status: ShipmentStatus, more: object = {}) => change(seller, id, { status, ...more })
  /** Packed, ready, and on its way. */
  async function ship(lines: readonly Packed[], more: object = {}) {
    const { data, status } = await pack(lines, more)
    expect(status).toBe(201)
    expect((await move(data.id, 'PRE_TRANSIT')).data.status).toBe('PRE_TRANSIT')
    return (await move(data.id, 'IN_TRANSIT')).data
  }
  const receive = async (who: Who, id: string, claims: object[] = []) =>
    ask(who, shipments.receive, {
      params: { id },
      body: { version: (await read(who, id)).version, claims } as never,
    })
  const answer = (claimId: string, body: object) =>
    ask(seller, shipments.answerClaim, { params: { claimId }, body: body as never })
  const invoice = async (who: Who, id: string) => (await ask(who, invoices.read, { params: { id } })).data
  const stock = async (skuId: string) =>
    db.selectFrom('sku').select(['onHand', 'reserved']).where('id', '=', skuId).executeTakeFirstOrThrow()

  /** Lost units stay packed where no stock was left to send them again. */
  const inShipments = (statuses: string[]) => sql`(
    select coalesce(sum(line.quantity), 0) from shipment_line line join shipment on shipment.id = line.shipment_id
    where line.order_id = progress.order_id and line.line_id = progress.line_id and not shipment.is_replacement
      and shipment.status = any(${statuses}::text[]))`

  const workNow = () =>
    db.selectFrom('salesOrder').select(['id', 'payment', 'work', 'openWorth', 'openDue']).orderBy('id').execute()

  /** What is stored of orders is what their shipments and invoices come to now. */
  async function expectSoundWork(): Promise<void> {
    const before = await workNow()
    const agreed = await db.selectFrom('salesOrder').select('id').where('agreedRevision', 'is not', null).execute()
    await refreshOrders(
      db,
      agreed.map(({ id }) => id),
    )
    expect(await workNow()).toEqual(before)
  }

  /** Whatever happened: progress follows from the shipments, and no unit is packed, invoiced or credited twice. */
  async function expectSoundShipments(): Promise<void> {
    const { rows } = await sql`
      select progress.order_id, progress.line_id from order_progress progress
        join sales_order on sales_order.id = progress.order_id
        left join order_line agreed on agreed.order_id = progress.order_id and agreed.line_id = progress.line_id
          and agreed.revision = sales_order.agreed_revision
      where progress.packed > coalesce(agreed.quantity, 0) or progress.packed not between ${inShipments(['PENDING', 'PRE_TRANSIT', 'IN_TRANSIT', 'DELIVERED'])}
        and ${inShipments(['PENDING', 'PRE_TRANSIT', 'IN_TRANSIT', 'DELIVERED', 'FAILED'])}`.execute(db)
    expect(rows).toEqual([])
    const { rows: credited } = await sql`
      select line.id from shipment_line line where line.credited <> coalesce((select sum(quantity) from invoice_line credit
        where credit.shipment_line_id = line.id and credit.is_credit), 0) or line.credited > line.quantity`.execute(db)
    expect(credited).toEqual([])
    await expectSoundWork()
    await both.expectSoundStock()
  }
  return {
    ...both,
    agreed,
    pack,
    readShipment: read,
    change,
    move,
    ship,
    receive,
    answer,
    invoice,
    stock,
    expectSoundShipments,
  }
}
