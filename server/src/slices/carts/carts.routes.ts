import type { carts } from '@souk/contract/carts/carts.contract.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { found } from '../../platform/base/refusal.ts'
import { templateAnswer } from '../../platform/documents/sheets/write-sheet.ts'
import { type Buyer, buyerOf } from './model/buyer.ts'
import { countProducts, unitsByProduct } from './model/carts.queries.ts'
import { acknowledge, clearCarts, removeEverywhere, removeProducts, setNotes } from './changing/change-carts.ts'
import { importCart } from './imports/import-cart.ts'
import { putCarts } from './changing/put-carts.ts'
import { readCarts } from './model/read-carts.ts'

const readOne = async (db: Db, buyer: Buyer, cartId: string) =>
  found((await readCarts(db, buyer, { cartIds: [cartId] }))[0])

const columns = ['sku', 'uniqueId', 'colour', 'size', 'quantity'].map((header) => ({ header, width: 18 }))

export const cartsHandlers: Handlers<typeof carts> = {
  async put({ actor, body }, { db }) {
    const buyer = buyerOf(actor)
    return readCarts(db, buyer, { cartIds: await putCarts(db, buyer, body) })
  },
  list({ actor, query: { cartId, storeId } }, { db }) {
    const buyer = buyerOf(actor)
    return cartId ? readOne(db, buyer, cartId) : readCarts(db, buyer, { storeId })
  },
  count: async ({ actor }, { db }) => ({ count: await countProducts(db, buyerOf(actor).entityId) }),
  units: ({ actor }, { db }) => unitsByProduct(db, buyerOf(actor).entityId),
  clearAll: ({ actor, body }, { db }) => clearCarts(db, buyerOf(actor), body),
  removeEverywhere: ({ actor, params }, { db }) => removeEverywhere(db, buyerOf(actor), params.productId),
  removeProduct: ({ actor, params: { cartId, productId }, query }, { db }) =>
    removeProducts(db, buyerOf(actor), { cartId, ...query }, [productId]),
  removeProducts: ({ actor, params, query, body }, { db }) =>
    removeProducts(db, buyerOf(actor), { ...params, ...query }, body.productIds),
  remove: ({ actor, query }, { db }) => clearCarts(db, buyerOf(actor), query),
  import: ({ actor, query, caller }, deps) => importCart(deps, buyerOf(actor), query.storeId, caller),
  template: () => templateAnswer('Cart template', columns, [['', 'ORL-0001', 'Sage', 'M', '6']]),
  async setNotes({ actor, body: { notes, ...input } }, { db }) {
    const buyer = buyerOf(actor)
    return readOne(db, buyer, await setNotes(db, buyer, input, notes))
  },
  async acknowledge({ actor, params, body }, { db }) {
    const buyer = buyerOf(actor)
    return readOne(db, buyer, await acknowledge(db, buyer, { ...params, ...body }))
  },
}
