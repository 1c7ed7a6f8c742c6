import { sql } from 'kysely'
import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { LineStatus } from '@souk/contract/orders/order-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'

export type KeptLine = {
  name: string
  styleCode: string
  image: string | null
  collectionId: string
  colour: string
  size: string
  sku: string
  replaces?: string // the name of the product it stands in for
}
/** One line of one revision. `price` is that of one unit, or of one carton. */
export type Line = {
  lineId: string
  productId: string
  skuId: string | null
  quantity: number
  carton: Readonly<Record<string, number>> | null
  price: bigint
  shipsFrom: string | null
  shipsUntil: string | null
  kept: KeptLine
}

/** The lines of some revisions of an order, in its own order. */
export async function linesOf(db: Db, orderId: string, revisions: readonly number[]): Promise<Map<number, Line[]>> {
  const rows = await db
    .selectFrom('orderLine')
    .select(['revision', 'lineId', 'productId', 'skuId', 'quantity', 'price', 'shipsFrom', 'shipsUntil'])
    .select([sql<KeptLine>`kept`.as('kept'), sql<Line['carton']>`carton`.as('carton')])
    .where('orderId', '=', orderId)
    .where('revision', 'in', [...revisions])
    .orderBy('position')
    .execute()
  return Map.groupBy(
    rows.map(({ price, ...row }) => ({ ...row, price: BigInt(price) })),
    ({ revision }) => revision,
  ) as Map<number, Line[]>
}

/** What the brand said of lines. */
export async function statusesOf(db: Db, orderId: string): Promise<Map<string, LineStatus>> {
  const rows = await db
    .selectFrom('orderLineStatus')
    .select(['lineId', sql<LineStatus>`status`.as('status')])
    .where('orderId', '=', orderId)
    .execute()
  return new Map(rows.map(({ lineId, status }) => [lineId, status]))
}

export function revisionsOf(db: Db, orderId: string) {
  return db
    .selectFrom('orderRevision')
    .leftJoin('userAccount', 'userAccount.id', 'orderRevision.authorId')
    .select(['orderRevision.number', 'orderRevision.reason', 'orderRevision.at'])
    .select([sql<OrderSide>`author_side`.as('by'), sql<string | null>`first_name || ' ' || last_name`.as('authorName')])
    .where('orderId', '=', orderId)
    .orderBy('orderRevision.number')
    .execute()
}

type Author = { side: OrderSide; userId: string | null }

/** A revision is written once, with all of its lines. */
export async function addRevision(
  tx: Db,
  orderId: string,
  number: number,
  { side, userId }: Author,
  reason: string,
  lines: readonly Line[],
): Promise<void> {
  const rows = lines.map((line, position) => ({ ...line, price: String(line.price), position }))
  await sql`
    with revision as (insert into order_revision (order_id, number, author_side, author_id, reason)
      values (${orderId}, ${number}, ${side}, ${userId}, ${reason}))
    insert into order_line (order_id, revision, line_id, product_id, sku_id, quantity, carton, price, ships_from, ships_until, kept, position)
    select ${orderId}, ${number}, given."lineId", given."productId", given."skuId", given.quantity, given.carton, given.price,
      given."shipsFrom", given."shipsUntil", given.kept, given.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given ("lineId" uuid, "productId" uuid, "skuId" uuid, quantity int,
      carton jsonb, price bigint, "shipsFrom" date, "shipsUntil" date, kept jsonb, position int)`.execute(tx)
}
