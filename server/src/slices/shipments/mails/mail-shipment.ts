import { sql } from 'kysely'
import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { readersOf } from '../../orders/door.ts'
import { type MailedKind, mailedKinds, shipmentMail } from './shipments.mails.tsx'

export const mailShipmentQueue = 'shipments.mail'

type Row = {
  id: string
  number: string
  brandId: string
  retailerId: string
  brandName: string
  retailerName: string
  isDemo: boolean
  kind: string
  by: OrderSide | null
  text: string
}

/** Writes to the side that did not do it, once for each event and reader. */
export async function mailShipment(
  { db, say, sendMail, config }: Deps,
  { eventId }: { eventId: string },
): Promise<void> {
  const { rows } = await sql<Row>`
    select shipment.id, shipment.number, shipment.brand_id, shipment.retailer_id, shipment.parties ->> 'brandName' as brand_name,
      shipment.parties ->> 'retailerName' as retailer_name, brand.is_demo or retailer.is_demo as is_demo, event.kind,
      event.by_side as by, event.text
    from shipment_event event join shipment on shipment.id = event.shipment_id
      join entity brand on brand.id = shipment.brand_id join entity retailer on retailer.id = shipment.retailer_id
    where event.id = ${eventId}`.execute(db)
  const event = rows[0]
  const kind = mailedKinds.find((one) => one === event?.kind) satisfies MailedKind | undefined
  if (!event?.by || !kind) return
  const { number, by, text: word, isDemo } = event
  const actor = by === 'brand' ? event.brandName : event.retailerName
  const href = `${config.publicUrl}/shipment/${event.id}`
  for (const reader of await readersOf(db, event, 'shipments')) {
    if (reader.side === by) continue
    await sendMail(db, {
      to: reader.email,
      language: reader.language,
      notBefore: reader.notBefore,
      content: shipmentMail(say, reader.language, { number, actor, word, kind, href }),
      key: `shipment ${eventId} ${reader.userId}`,
      isDemo,
    })
  }
}
