import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { paged } from '../../../platform/data/database/paged.ts'
import { found } from '../../../platform/base/refusal.ts'
import { isOnSale, sellableRows } from '../../carts/door.ts'
import { inCurrency, presentProduct, retailerViewer } from '../../catalog/door.ts'
import { isAfterIn } from '../../catalog/doors/lists.ts'
import type { Trader } from '../../connections/door.ts'
import { findOrder } from '../model/orders.queries.ts'

type Input = Paging & { collectionId: string }

/** A collection as the order's retailer sees it for its store, also where the two are no partners: what can come into the order is orderable. */
export async function readOffers(db: Db, actor: Trader, id: string, { collectionId, after, ...paging }: Input) {
  const { brandId, retailerId, storeId, currency, type } = found(await findOrder(db, actor, id))
  const viewer = inCurrency(await retailerViewer(db, retailerId, storeId ?? undefined), currency)
  const offered = sellableRows(db, viewer)
    .selectAll('product')
    .where('product.collectionId', '=', collectionId)
    .where('product.brandId', '=', brandId)
    .where('collection.type', '=', type)
  const list = offered
    .$if(!!after, (query) => query.where(isAfterIn(collectionId, after!)))
    .orderBy('product.position')
    .orderBy('product.id')
  const { rows, ...page } = await paged(db, list, paging)
  const products = rows.map((row) => ({
    ...presentProduct(row, viewer),
    isOrderable: isOnSale(row) && row.currency === currency,
  }))
  return { products, ...page }
}
