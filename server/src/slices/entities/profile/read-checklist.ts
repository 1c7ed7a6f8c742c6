import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { type Checklist, percentageOf } from '@souk/contract/entities/checklist.ts'
import type { Side } from '@souk/contract/entities/entity-shapes.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found } from '../../../platform/base/refusal.ts'

type Facts = Omit<Checklist, 'percentage'>
type Row = Facts & { side: Side; isCompleted: boolean }

const nothing: Facts = {
  general: false,
  segmentation: false,
  documents: false,
  address: false,
  firstCollection: false,
  firstOrder: false,
  teammates: false,
  referrals: false,
}

/** How far an entity's start has come. The day it is first complete is written down. */
export async function readChecklist(db: Db, { entityId, side }: Actor): Promise<Checklist> {
  if (side !== 'brand' && side !== 'retailer') return { percentage: percentageOf(null, nothing), ...nothing }
  const { side: type, isCompleted, ...facts } = found(await factsOf(db, entityId))
  const percentage = percentageOf(type, facts)
  if (percentage === 100 && !isCompleted) await complete(db, entityId)
  return { percentage, ...facts }
}

async function factsOf(db: Db, entityId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select type as side, onboard_completed_at is not null as is_completed,
      logo is not null and about <> '' and country is not null and phone <> '' as general,
      cardinality(departments) > 0 and cardinality(categories) > 0 and case type
        when 'brand' then avg_wholesale_price is not null and avg_retail_price is not null
          and cardinality(ships_from_countries) > 0
        else cardinality(store_types) > 0 end as segmentation,
      exists (select from document where entity_id = entity.id and status <> 'REJECTED'
        and (expires_on is null or expires_on >= current_date)) as documents,
      exists (select from address where entity_id = entity.id and is_default_shipping)
        and exists (select from address where entity_id = entity.id and is_default_billing) as address,
      first_collection_at is not null as first_collection,
      first_order_at is not null as first_order,
      (select count(*) > 1 from association where entity_id = entity.id) as teammates,
      first_referral_at is not null as referrals
    from entity where id = ${entityId}`.execute(db)
  return rows[0]
}

function complete(db: Db, entityId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('entity')
      .set({ onboardCompletedAt: sql`now()` })
      .where('id', '=', entityId)
      .where('onboardCompletedAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await publishLive(tx, { entityId }, 'entity.changed', entityId)
  })
}
