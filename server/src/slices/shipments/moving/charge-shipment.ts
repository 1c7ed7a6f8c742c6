import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Trader } from '../../connections/door.ts'
import { chargeInvoice, receivables } from '../../wallet/door.ts'
import { moveShipment } from './move-shipment.ts'
import { refreshOrders } from '../model/refresh-orders.ts'
import { type Author, recordShipmentEvent } from '../model/shipment-events.queries.ts'
import { lockShipment } from '../model/shipments.queries.ts'

const souk: Author = { side: null, userId: null }
export type Charge = { invoiceId: string; cardId: string | null; orderIds: string[]; walletShare: bigint }

/** Invoices of a shipment that a card pays and that are still open. */
export async function cardCharges(db: Db, shipmentId: string): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select distinct invoice.id as invoice_id, invoice.card_id, invoice.order_ids,
      case when exists (select from sales_order where sales_order.id = any(invoice.order_ids) and sales_order.wallet_share)
        then invoice.payable else 0 end as wallet_share
    from shipment_line line join invoice_line on invoice_line.shipment_line_id = line.id and not invoice_line.is_credit
      join invoice on invoice.id = invoice_line.invoice_id
    where line.shipment_id = ${shipmentId} and invoice.method = 'CARD' order by 1`.execute(db)
  const standings = await receivables(
    db,
    rows.map(({ invoiceId }) => invoiceId),
  )
  return rows.filter(({ invoiceId }) => (standings.get(invoiceId)?.open ?? 0n) > 0n)
}

/** Charges the saved cards. A decline leaves the shipment where it is and asks for another card. */
export async function chargeShipment(
  deps: Deps,
  id: string,
  charges: readonly Charge[],
  actor: Trader,
  by: Author = actor,
): Promise<void> {
  let waitsFor: 'CARD' | 'STEP' | 'PROVIDER' | null = null
  for (const { invoiceId, cardId, walletShare } of charges) {
    const answer = cardId ? await chargeInvoice(deps, invoiceId, cardId, walletShare) : 'DECLINED'
    if (answer !== 'PAID') waitsFor = answer === 'DECLINED' ? 'CARD' : answer === 'NEEDS_STEP' ? 'STEP' : 'PROVIDER'
  }
  await inTransaction(deps.db, async (tx) => {
    const shipment = await lockShipment(tx, actor, id)
    if (shipment?.status !== 'PENDING') return
    await refreshOrders(
      tx,
      charges.flatMap(({ orderIds }) => orderIds),
    )
    if (waitsFor === null) return moveShipment(tx, shipment, 'PRE_TRANSIT', by)
    if (waitsFor === 'PROVIDER' && shipment.waitsFor === 'PROVIDER') return
    await setWaiting(tx, id, waitsFor)
    if (waitsFor !== 'PROVIDER') await recordShipmentEvent(tx, shipment, 'DECLINED', souk)
  })
}

async function setWaiting(tx: Tx, id: string, waitsFor: string): Promise<void> {
  await sql`update shipment set waits_for = ${waitsFor}, version = version + 1, updated_at = now() where id = ${id}`.execute(
    tx,
  )
}

const brandOf = (entityId: string) => ({ side: 'brand', role: 'entityAdmin', entityId, userId: '' }) as const

/** Charges again where the process ended before it recorded a payment, or the provider never received the payment. */
export async function resumeCharges(deps: Deps, afterSeconds = 90): Promise<void> {
  const { rows } = await sql<{ id: string; brandId: string }>`select id, brand_id from shipment
    where waits_for = 'PROVIDER' and status = 'PENDING' and updated_at < now() - make_interval(secs => ${afterSeconds})
    order by updated_at limit 100`.execute(deps.db)
  for (const { id, brandId } of rows) {
    try {
      await chargeShipment(deps, id, await cardCharges(deps.db, id), brandOf(brandId), souk)
    } catch (error) {
      deps.log.error({ err: error, shipment: id }, 'a charge could not be resumed')
    }
  }
}

/** A payment arrived later: the axes follow, and a shipment that waited for it is ready. */
export async function continuePaid(db: Db, invoiceId: string): Promise<void> {
  const { rows } = await sql<{ brandId: string; orderIds: string[]; shipmentIds: string[] }>`
    select invoice.brand_id, invoice.order_ids, array(select distinct shipment.id from invoice_line
      join shipment_line line on line.id = invoice_line.shipment_line_id join shipment on shipment.id = line.shipment_id
      where invoice_line.invoice_id = invoice.id and shipment.status = 'PENDING' and shipment.waits_for is not null) as shipment_ids
    from invoice where invoice.id = ${invoiceId}`.execute(db)
  const invoice = rows[0]
  if (!invoice) return
  const brand = brandOf(invoice.brandId)
  for (const id of invoice.shipmentIds) {
    await inTransaction(db, async (tx) => {
      const shipment = await lockShipment(tx, brand, id)
      if (shipment?.status !== 'PENDING' || (await cardCharges(tx, id)).length > 0) return
      await moveShipment(tx, shipment, 'PRE_TRANSIT', souk)
    })
  }
  await refreshOrders(db, invoice.orderIds)
}
