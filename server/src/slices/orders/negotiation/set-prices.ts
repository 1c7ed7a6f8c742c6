import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { audit } from '../../../platform/data/audit.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { priceIn } from './change-lines.ts'
import { lockOrder } from '../model/orders.queries.ts'
import { currentLines, proposeLines } from './propose-lines.ts'

type Input = { orderIds: readonly string[]; products: readonly { productId: string; price: string }[]; caller: Caller }

/** One price for products in several orders, each of which gets a proposal: all or nothing. Answers how many were changed. */
export function setPrices(db: Db, actor: Trader, { orderIds, products, caller }: Input): Promise<number> {
  const requested = new Map(products.map(({ productId, price }) => [productId, price]))
  return inTransaction(db, async (tx) => {
    let updated = 0
    for (const id of [...new Set(orderIds)].sort()) {
      const order = found(await lockOrder(tx, actor, id))
      const before = await currentLines(tx, order)
      const after = before.map((line) => {
        const price = requested.get(line.productId)
        return price === undefined ? line : { ...line, price: priceIn(price, order.currency, line.lineId) }
      })
      if (after.every((line, at) => line.price === before[at]!.price)) continue
      await proposeLines(tx, order, actor, { before, after, reason: '' })
      await audit(tx, actor, { action: 'orders.priced', subject: id, caller })
      updated += 1
    }
    return updated
  })
}
