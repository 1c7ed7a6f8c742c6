import { sql } from 'kysely'
import type { ClaimIn } from '@souk/contract/shipments/shipment-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal, requireVersion } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { stepLines } from '../../orders/door.ts'
import { lockOrdersOf, moveShipment, settleOrders } from '../moving/move-shipment.ts'
import { recordShipmentEvent } from '../model/shipment-events.queries.ts'
import { linesOfShipments, lockShipment, type ShipmentRecord } from '../model/shipments.queries.ts'
import { mayClaim } from '../model/may-claim.ts'

type Receipt = { version: number; claims: readonly ClaimIn[] }

/** The retailer has the goods; what is missing or damaged is reported with the receipt. */
export function receiveShipment(db: Db, actor: Trader, id: string, { version, claims }: Receipt, caller: Caller) {
  return inTransaction(db, async (tx) => {
    const shipment = found(await lockShipment(tx, actor, id))
    requireVersion(shipment.version, version)
    await addClaims(tx, actor, shipment, claims)
    await moveShipment(tx, shipment, 'DELIVERED', actor)
    if (claims.length > 0) await recordShipmentEvent(tx, shipment, 'CLAIMED', actor)
    await audit(tx, actor, { action: 'shipments.received', subject: id, caller })
  })
}

/** Something turned out to be wrong after the receipt. */
export function claimLater(db: Db, actor: Trader, id: string, claims: readonly ClaimIn[], caller: Caller) {
  return inTransaction(db, async (tx) => {
    const shipment = found(await lockShipment(tx, actor, id))
    if (!mayClaim(shipment)) throw new Refusal('conflict', 'shipments.notNow')
    await lockOrdersOf(tx, [id])
    await addClaims(tx, actor, shipment, claims)
    const lines = await linesOfShipments(tx, [id])
    const of = new Map(lines.map((line) => [line.id, line]))
    await stepLines(
      tx,
      claims.map(({ shipmentLineId, quantity }) => {
        const { orderId, lineId } = of.get(shipmentLineId)!
        return { orderId, lineId, delivered: -quantity }
      }),
    )
    await sql`update shipment set version = version + 1, updated_at = now() where id = ${id}`.execute(tx)
    await recordShipmentEvent(tx, shipment, 'CLAIMED', actor)
    await settleOrders(tx, shipment, lines)
    await audit(tx, actor, { action: 'shipments.claimed', subject: id, caller })
  })
}

async function addClaims(tx: Tx, actor: Trader, { id }: ShipmentRecord, claims: readonly ClaimIn[]): Promise<void> {
  await requirePhotos(tx, actor, claims)
  for (const { shipmentLineId, kind, quantity, note, photos } of claims) {
    const { numUpdatedRows } = await tx
      .updateTable('shipmentLine')
      .set({ claimed: sql`claimed + ${quantity}` })
      .where('id', '=', shipmentLineId)
      .where('shipmentId', '=', id)
      .where(sql<boolean>`claimed + ${quantity} <= quantity`)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) {
      throw new Refusal('conflict', 'shipments.claimTooMany', { field: 'claims', items: [{ shipmentLineId }] })
    }
    await tx
      .insertInto('claim')
      .values({ shipmentId: id, shipmentLineId, kind, quantity, note, photos, madeBy: actor.userId })
      .execute()
  }
}

/** Only pictures that the retailer's own people uploaded. */
async function requirePhotos(tx: Tx, { entityId }: Trader, claims: readonly ClaimIn[]): Promise<void> {
  const photos = [...new Set(claims.flatMap((claim) => claim.photos))]
  if (photos.length === 0) return
  const { rows } = await sql<{ location: string }>`select distinct location from stored_file
    where entity_id = ${entityId} and use = 'picture' and location = any(${photos}::text[])`.execute(tx)
  if (rows.length < photos.length) throw new Refusal('invalid', 'shipments.noSuchPhoto', { field: 'claims' })
}
