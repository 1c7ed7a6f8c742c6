import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { Db } from '../server/src/platform/db.ts'
import type { Deps } from '../server/src/platform/deps.ts'
import { once } from '../server/src/platform/once.ts'
import { findSession } from '../server/src/platform/sessions.ts'
import type { Buyer } from '../server/src/slices/carts/door.ts'
import { checkOut } from '../server/src/slices/orders/check-out.ts'
import { orderRows } from '../server/src/slices/orders/orders.queries.ts'
import { presentRow } from '../server/src/slices/orders/present-order.ts'
import type { Filled } from './fill-buyers.ts'
import type { Statement } from './subjects.ts'

/** The statements of one checkout, taken from the very functions the call is made of. */
export async function recordCheckout(url: string, { token, carts }: Filled): Promise<Statement[]> {
  const statements: Statement[] = []
  const db = new Kysely({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 2 }) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
  }) as unknown as Db
  await findSession(db, token)
  statements.length = 0 // the first sight of a session in a minute is written down; the others, which are measured, are not
  const buyer = (await findSession(db, token))!.actor as Buyer
  await once(db, { userId: buyer.userId, key: `recorded ${token}`, request: carts }, async (tx) => {
    const deps = { db: tx, flags: { isOn: async () => true } } as unknown as Deps
    const wishes = carts.map((cart) => ({ ...cart, paymentMethod: 'BANK_TRANSFER' as const, purchaseOrderNumber: '' }))
    const caller = { requestId: 'bench', address: '127.0.0.1' } as Parameters<typeof checkOut>[3]
    const ids = await checkOut(deps, buyer, wishes, caller)
    const rows = await orderRows(tx, buyer).where('salesOrder.id', 'in', ids).orderBy('number').execute()
    return rows.map((row) => presentRow(row, 'retailer'))
  })
  await db.destroy()
  return statements.filter(({ text }) => text !== 'begin' && text !== 'commit') // the limit makes its own
}
