import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { ListedLine, PricedLine } from '@souk/contract/catalog/book-products.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { isAfterIn } from '../products/product-conditions.ts'
import { isThere } from '../visibility/visible.ts'

type Where = {
  collectionId: string
  bookId: string
  productId?: string
  q?: string | undefined
  after?: string | undefined
}

/** The products a book may speak of, in the collection's order. */
function productsFor(db: Db, { collectionId, productId, q, after }: Where) {
  return db
    .selectFrom('product')
    .select(['product.id as productId', 'product.uniqueId', 'product.styleCode', 'product.name'])
    .select(sql<string | null>`product.images[1]`.as('image'))
    .where('product.collectionId', '=', collectionId)
    .where(isThere)
    .$if(productId !== undefined, (query) => query.where('product.id', '=', productId!))
    .$if(!!q, (query) =>
      query.where((where) =>
        where.or([
          where('product.name', 'ilike', containing(q!)),
          where('product.styleCode', 'ilike', containing(q!)),
          where('product.uniqueId', 'ilike', containing(q!)),
        ]),
      ),
    )
    .$if(!!after, (query) => query.where(isAfterIn(collectionId, after!)))
    .orderBy('product.position')
    .orderBy('product.id')
}

export function pricedLines(db: Db, where: Where & { currency: string }) {
  const { bookId, currency } = where
  return productsFor(db, where)
    .leftJoin('bookPrice as said', (join) =>
      join.onRef('said.productId', '=', 'product.id').on('said.bookId', '=', bookId).on('said.currency', '=', currency),
    )
    .leftJoin('productPrice as own', (join) =>
      join.onRef('own.productId', '=', 'product.id').on('own.currency', '=', currency),
    )
    .select(['said.wholesale', 'said.retail', 'own.wholesale as ownWholesale', 'own.retail as ownRetail'])
}
type Priced = Awaited<ReturnType<ReturnType<typeof pricedLines>['execute']>>[number]

export function presentPriced(row: Priced, currency: string): PricedLine {
  const { wholesale, retail, ownWholesale, ownRetail, ...line } = row
  const text = (minor: unknown) => (minor === null ? null : amount({ minor: BigInt(minor as bigint), currency }))
  return {
    ...line,
    wholesalePrice: text(wholesale),
    retailPrice: text(retail),
    ownWholesalePrice: text(ownWholesale),
    ownRetailPrice: text(ownRetail),
  }
}

export function listedLines(db: Db, where: Where) {
  return productsFor(db, where)
    .leftJoin('bookProduct as listed', (join) =>
      join.onRef('listed.productId', '=', 'product.id').on('listed.bookId', '=', where.bookId),
    )
    .select(sql<boolean>`listed.book_id is not null`.as('isListed'))
    .$castTo<ListedLine>()
}
