import { sql } from 'kysely'
import type { ClaimAnswer } from '@souk/contract/shipments/shipment-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { stepLines, takeFreeStock } from '../../orders/door.ts'
import { numberShipment } from '../model/give-number.ts'
import { creditUnits } from '../invoices/credit-shipment.ts'
import { creditUnusedDeposit } from '../invoices/issue-deposit.ts'
import { lockOrdersOf, settleOrders, stockOf } from '../moving/move-shipment.ts'
import { insertShipment } from '../packing/pack-shipment.ts'
import { recordShipmentEvent } from '../model/shipment-events.queries.ts'
import {
  linesOfShipments,
  lockShipment,
  type ShipmentLineRecord,
  type ShipmentRecord,
} from '../model/shipments.queries.ts'
import { billedLineOf } from '../model/claims.queries.ts'

const outcomes = { REPLACE: 'REPLACED', CREDIT: 'CREDITED', REFUSE: 'REFUSED' } as const
type Claim = { id: string; shipmentLineId: string; kind: string; quantity: number }

/** Answers a claim once: with a replacement, a credit note, or a refusal and its reason. Answers the shipment's id. */
export function answerClaim(
  db: Db,
  actor: Trader,
  claimId: string,
  { answer, reason }: ClaimAnswer,
  caller: Caller,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const of = await tx.selectFrom('claim').select('shipmentId').where('id', '=', claimId).executeTakeFirst()
    const shipment = found(await lockShipment(tx, actor, found(of).shipmentId))
    await lockOrdersOf(tx, [shipment.id])
    const claim = await takeClaim(tx, actor, claimId, outcomes[answer], reason)
    const lines = await linesOfShipments(tx, [shipment.id])
    const line = lines.find(({ id }) => id === claim.shipmentLineId)!
    await carryOut[answer](tx, { actor, shipment, claim, line })
    await sql`update shipment set version = version + 1, updated_at = now() where id = ${shipment.id}`.execute(tx)
    await recordShipmentEvent(tx, shipment, outcomes[answer], actor, reason)
    await settleOrders(tx, shipment, [line])
    // A deposit that comes back to an order that has ended can be used for nothing else.
    if (answer === 'CREDIT') await creditUnusedDeposit(tx, line.orderId)
    await audit(tx, actor, { action: 'shipments.claimAnswered', subject: claimId, caller })
    return shipment.id
  })
}

/** Of two who answer at once, one does. */
async function takeClaim(tx: Tx, actor: Trader, id: string, status: string, answer: string): Promise<Claim> {
  const row = await tx
    .updateTable('claim')
    .set({ status, answer, answeredBy: actor.userId, answeredAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returning(['id', 'shipmentLineId', 'kind', 'quantity'])
    .executeTakeFirst()
  if (!row) throw new Refusal('conflict', 'shipments.notNow')
  return row
}

type Answering = { actor: Trader; shipment: ShipmentRecord; claim: Claim; line: ShipmentLineRecord }

const carryOut: Record<ClaimAnswer['answer'], (tx: Tx, answering: Answering) => Promise<void>> = {
  REFUSE: (tx, { claim, line: { orderId, lineId } }) => stepLines(tx, [{ orderId, lineId, delivered: claim.quantity }]),
  CREDIT: async (tx, { actor, claim, line: { id, orderId, lineId } }) => {
    const note = await creditUnits(tx, await billedLineOf(tx, id), claim.quantity, claim.kind, actor)
    if (!note) throw new Refusal('conflict', 'shipments.invoiceFirst')
    await tx.updateTable('claim').set({ creditNoteId: note.id }).where('id', '=', claim.id).execute()
    await stepLines(tx, [{ orderId, lineId, credited: claim.quantity }])
  },
  REPLACE: async (tx, { actor, shipment, claim, line }) => {
    const { orderId, lineId } = line
    if (!(await takeFreeStock(tx, stockOf([{ ...line, quantity: claim.quantity }])))) {
      throw new Refusal('conflict', 'shipments.nothingToReplace')
    }
    const { brandId, retailerId, currency, parties } = shipment
    const draft = { brandId, retailerId, currency, parties, isReplacement: true, createdBy: actor.userId }
    const id = await insertShipment(tx, draft, [{ orderId, lineId, quantity: claim.quantity }])
    await tx.updateTable('claim').set({ replacementId: id }).where('id', '=', claim.id).execute()
    await recordShipmentEvent(tx, { id, brandId, retailerId }, 'PENDING', actor)
    await numberShipment(tx, id, brandId)
  },
}
