import type { Actor } from '@souk/contract/core/abilities.ts'
import type { bookProducts } from '@souk/contract/catalog/book-products.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { paged } from '../../../platform/data/database/paged.ts'
import { found } from '../../../platform/base/refusal.ts'
import { listedLines, presentPriced, pricedLines } from './book-products.queries.ts'
import { findBook, type Kind } from './books.queries.ts'
import { setBookListed, setBookPrice } from './change-book-product.ts'
import { findCollection } from '../model/collections.queries.ts'
import { brandOf } from '../model/own-brand.ts'

type Where = { collectionId: string; bookId: string }

/** One's own book, or nothing; answers its collection's main currency. */
async function own(db: Db, actor: Actor, kind: Kind, { collectionId, bookId }: Where) {
  const brandId = brandOf(actor)
  const { currency } = found(await findCollection(db, { kind: 'owner', brandId }, collectionId))
  found(await findBook(db, brandId, kind, collectionId, bookId))
  return currency
}

export const bookProductsHandlers: Handlers<typeof bookProducts> = {
  async prices({ actor, params, query }, { db }) {
    const main = await own(db, actor, 'PRICE', params)
    const currency = query.currency ?? main
    const { rows, ...page } = await paged(
      db,
      pricedLines(db, { ...params, q: query.q, after: query.after, currency }),
      query,
    )
    return { items: rows.map((row) => presentPriced(row, currency)), currency, ...page }
  },
  async setPrice({ actor, params, body, caller }, deps) {
    await setBookPrice(deps, actor, params, body, caller)
    const row = found(await pricedLines(deps.db, { ...params, currency: body.currency }).executeTakeFirst())
    return presentPriced(row, body.currency)
  },
  async listed({ actor, params, query }, { db }) {
    await own(db, actor, 'SEGMENT', params)
    const { rows: items, ...page } = await paged(
      db,
      listedLines(db, { ...params, q: query.q, after: query.after }),
      query,
    )
    return { items, ...page }
  },
  async setListed({ actor, params, body, caller }, deps) {
    await setBookListed(deps, actor, params, body.isListed, caller)
    return found(await listedLines(deps.db, params).executeTakeFirst())
  },
}
