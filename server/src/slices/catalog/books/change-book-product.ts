import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { putBookPrices, putSegment, touchBook } from './book-lines.queries.ts'
import { listedLines } from './book-products.queries.ts'
import { findBook, type Kind } from './books.queries.ts'
import type { LockedCollection } from '../model/collections.queries.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { minorOf } from '../products/product-change.ts'

type Line = { collectionId: string; bookId: string; productId: string }
type Price = { currency: string; wholesalePrice: string | null; retailPrice: string | null }

/** What a price book says of one product in one currency; two blanks take it out of the book. */
export function setBookPrice(deps: Deps, actor: Actor, line: Line, price: Price, caller: Caller): Promise<void> {
  return changeLine(deps, actor, 'PRICE', line, caller, (tx, { currencies }) => {
    const { currency, wholesalePrice, retailPrice } = price
    if (!currencies.includes(currency)) {
      throw new Refusal('invalid', 'books.noSuchCurrency', { field: 'currency', params: { currency } })
    }
    const wholesale = minorOf(wholesalePrice, currency, 'wholesalePrice') ?? null
    const retail = minorOf(retailPrice, currency, 'retailPrice') ?? null
    return putBookPrices(tx, line.bookId, [{ productId: line.productId, currency, wholesale, retail }])
  })
}

/** Whether a segment lists one product. */
export function setBookListed(deps: Deps, actor: Actor, line: Line, isListed: boolean, caller: Caller): Promise<void> {
  return changeLine(deps, actor, 'SEGMENT', line, caller, (tx) =>
    putSegment(tx, line.bookId, [{ productId: line.productId, isShown: isListed }]),
  )
}

function changeLine(
  { db }: Deps,
  actor: Actor,
  kind: Kind,
  line: Line,
  caller: Caller,
  put: (tx: Tx, collection: LockedCollection) => Promise<number>,
): Promise<void> {
  const { collectionId, bookId, productId } = line
  return inTransaction(db, async (tx) => {
    const collection = await openForEditing(tx, actor, collectionId)
    found(await findBook(tx, brandOf(actor), kind, collectionId, bookId))
    found(await listedLines(tx, line).executeTakeFirst()) // one of this collection, and still there
    if ((await put(tx, collection)) === 0) return
    await touchBook(tx, bookId)
    await audit(tx, actor, { action: 'catalog.bookLineChanged', subject: bookId, details: { productId }, caller })
    await publishLive(tx, { entityId: brandOf(actor) }, 'catalog.changed', collectionId)
  })
}
