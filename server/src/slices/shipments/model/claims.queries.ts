import { sql } from 'kysely'
import type { Claim } from '@souk/contract/shipments/shipment-shapes.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'

export async function claimsOf(db: Db, shipmentId: string): Promise<Claim[]> {
  const { rows } = await sql<Omit<Claim, 'madeAt' | 'answeredAt'> & { madeAt: Date; answeredAt: Date | null }>`
    select claim.id, claim.shipment_line_id, claim.kind, claim.quantity, claim.note, claim.photos, claim.status, claim.answer,
      claim.made_at, claim.answered_at,
      (select json_build_object('id', id, 'number', number) from shipment where id = claim.replacement_id) as replacement,
      (select json_build_object('id', id, 'number', number) from invoice where id = claim.credit_note_id) as credit_note
    from claim where claim.shipment_id = ${shipmentId} order by claim.id`.execute(db)
  return rows.map(({ madeAt, answeredAt, ...claim }) => ({
    ...claim,
    madeAt: madeAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }))
}

/** A replacement that does not arrive leaves its claim to be answered again. */
export async function reopenClaims(tx: Tx, replacementId: string): Promise<void> {
  await sql`update claim set status = 'OPEN', answer = '', replacement_id = null, answered_at = null, answered_by = null
    where replacement_id = ${replacementId}`.execute(tx)
}

/** The line that was paid for: of a replacement the one it stands in for. */
export async function billedLineOf(tx: Tx, shipmentLineId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select ${shipmentLineId}::uuid as id, 0 as depth
      union all
      select claim.shipment_line_id, chain.depth + 1 from chain join shipment_line line on line.id = chain.id
        join shipment on shipment.id = line.shipment_id and shipment.is_replacement
        join claim on claim.replacement_id = shipment.id)
    select id from chain order by depth desc limit 1`.execute(tx)
  return rows[0]!.id
}
