import type { Deps } from '../server/src/platform/serving/deps.ts'
import { idempotent } from '../server/src/platform/serving/http/idempotency.ts'
import type { Buyer } from '../server/src/slices/carts/door.ts'
import { checkOut } from '../server/src/slices/orders/checkout/check-out.ts'
import { orderRows } from '../server/src/slices/orders/model/orders.queries.ts'
import { presentRow } from '../server/src/slices/orders/reading/present-order.ts'
import type { Filled } from './fill-buyers.ts'
import { type Statement, statementsOf } from './statements.ts'

/** The statements of one checkout. */
export async function recordCheckout(url: string, { token, carts }: Filled): Promise<Statement[]> {
  const statements = await statementsOf(url, token, (db, actor) => {
    const buyer = actor as Buyer
    return idempotent(db, { userId: buyer.userId, key: `recorded ${token}`, request: carts }, async (tx) => {
      const deps = { db: tx, flags: { isOn: async () => true } } as unknown as Deps
      const requests = carts.map((cart) => ({
        ...cart,
        paymentMethod: 'BANK_TRANSFER' as const,
        purchaseOrderNumber: '',
      }))
      const caller = { requestId: 'bench', address: '127.0.0.1' } as Parameters<typeof checkOut>[3]
      const ids = await checkOut(deps, buyer, requests, caller)
      const rows = await orderRows(tx, buyer).where('salesOrder.id', 'in', ids).orderBy('number').execute()
      return rows.map((row) => presentRow(row, 'retailer'))
    })
  })
  return statements.filter(({ text }) => text !== 'begin' && text !== 'commit') // the limit makes its own
}
