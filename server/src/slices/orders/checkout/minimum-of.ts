import { sql } from 'kysely'
import { type Minimum, minimumsOf } from '@souk/contract/carts/minimum.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Line } from '../model/lines.queries.ts'
import type { OrderRecord } from '../model/orders.queries.ts'

/** What a retailer proposes reaches the minimum; a brand's cut never has to. */
export async function requireMinimum(
  db: Db,
  { brandId, currency }: OrderRecord,
  lines: readonly Line[],
): Promise<void> {
  const collectionIds = [...new Set(lines.map(({ kept: snapshot }) => snapshot.collectionId))]
  const minimum = sql`case when currency = ${currency} then minimum_order_value else (other_minimums ->> ${currency})::bigint end`
  const { rows } = await sql<{ collectionId: string | null; required: bigint }>`
    select * from (
      select id as collection_id, ${minimum} as required from collection where id = any(${collectionIds}::uuid[])
      union all select null, ${minimum} from entity where id = ${brandId}) as stated
    where required is not null`.execute(db)
  const minimums: Minimum[] = rows.map(({ collectionId, required }) => ({ collectionId, required: BigInt(required) }))
  const counted = lines.map(({ productId, kept: snapshot, price, quantity }) => ({
    productId,
    collectionId: snapshot.collectionId,
    unitPrice: price,
    quantity,
    limit: null,
  }))
  const items = minimumsOf(counted, minimums).flatMap(({ missing, required, collectionId }) =>
    missing === 0n
      ? []
      : [
          {
            collectionId,
            required: amount({ minor: required, currency }),
            missing: amount({ minor: missing, currency }),
          },
        ],
  )
  if (items.length > 0) throw new Refusal('invalid', 'orders.belowMinimum', { field: 'lines', items })
}
