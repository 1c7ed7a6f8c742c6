import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Cell } from '../../../platform/documents/tables/table.ts'
import type { FileAnswer } from '../../../platform/data/files/file-answer.ts'
import { sheetAnswer } from '../../../platform/documents/sheets/write-sheet.ts'

type Line = {
  styleCode: string
  uniqueId: string
  name: string
  colour: string
  size: string
  sku: string
  onHand: number | null
  reserved: number
}
const columns = ['styleCode', 'uniqueId', 'name', 'colour', 'size', 'sku', 'onHand', 'reserved', 'available'].map(
  (header) => ({
    header,
    width: header === 'name' ? 32 : 16,
    kind: ['onHand', 'reserved', 'available'].includes(header) ? ('number' as const) : ('text' as const),
  }),
)
const batch = 1_000

export function availabilitySheet(db: Db, collection: { id: string; name: string }): FileAnswer {
  const { rows } = availabilityTable(db, collection.id)
  return sheetAnswer(`${collection.name} availability`, columns, rows)
}

/** What is there of each SKU, read in batches: a large collection costs no more memory than a small one. */
export function availabilityTable(db: Db, collectionId: string) {
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    let last: string | null = null
    for (;;) {
      const { rows: lines }: { rows: (Line & { key: string })[] } = await sql<Line & { key: string }>`
        select product.style_code, product.unique_id, product.name, sku.colour, sku.size, sku.sku, sku.on_hand, sku.reserved,
          product.id::text || ' ' || lpad(sku.colour_position::text, 6, '0') || lpad(sku.size_position::text, 6, '0') || sku.id as key
        from sku join product on product.id = sku.product_id
        where product.collection_id = ${collectionId} and product.deleted_at is null and product.archived_at is null
          and (${last}::text is null or product.id::text || ' ' || lpad(sku.colour_position::text, 6, '0')
            || lpad(sku.size_position::text, 6, '0') || sku.id > ${last})
        order by key limit ${batch}`.execute(db)
      for (const { styleCode, uniqueId, name, colour, size, sku, onHand, reserved } of lines) {
        const available = onHand === null ? null : Math.max(onHand - reserved, 0)
        yield [styleCode, uniqueId, name, colour, size, sku, onHand, reserved, available]
      }
      if (lines.length < batch) return
      last = lines.at(-1)!.key
    }
  }
  return { columns, rows: rows() }
}
