import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { countryName } from '@souk/contract/core/countries.ts'
import type { Language } from '@souk/contract/core/language.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { PriceChange, PriceChangePreview } from '@souk/contract/catalog/price-changes.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { putBookPrices, touchBook } from './book-lines.queries.ts'
import { type BookRecord, findBook, findBookOfCountry } from './books.queries.ts'
import { addBook, assign } from './change-book.ts'
import { type PriceLine, priceLines, priceSteps } from './price-change.queries.ts'
import { findCollection } from '../model/collections.queries.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { requireEditing } from '../products/change-product.ts'
import { refreshCompleteness } from '../products/completeness.ts'
import { putPrices } from '../products/products.queries.ts'
import { compileAccess } from '../visibility/compile-access.ts'

const shownSteps = 5
const kind = 'PRICE'

/** What a change would do; nothing is written. */
export async function previewPriceChange(
  { db }: Deps,
  actor: Actor,
  { collectionId, change, language }: { collectionId: string; change: PriceChange; language: Language },
): Promise<PriceChangePreview> {
  const brandId = brandOf(actor)
  const { currencies } = found(await findCollection(db, { kind: 'owner', brandId }, collectionId))
  const book = await bookOf(db, brandId, collectionId, change)
  const { lines, impossible } = await priceLines(
    db,
    { brandId, collectionId, currencies, bookId: book?.id ?? null },
    change,
  )
  const steps = priceSteps(lines)
  return {
    changed: steps.length,
    productsCount: new Set(lines.map(({ productId }) => productId)).size,
    steps: steps.slice(0, shownSteps).map(({ productId, name, styleCode, currency, part, before, after }) => ({
      productId,
      name,
      styleCode,
      currency,
      part,
      before: amount({ minor: before, currency }),
      after: amount({ minor: after, currency }),
    })),
    impossible,
    book: presentTarget(book, change, language),
    seen: seenOf(lines, book),
  }
}

/** Exactly the prices that were looked at, or none of them. */
export async function changePrices(
  deps: Deps,
  actor: Actor,
  { collectionId, seen, change, caller }: { collectionId: string; seen: string; change: PriceChange; caller: Caller },
): Promise<{ changed: number; bookId: string | null }> {
  const isBook = change.bookId !== undefined || change.country !== undefined
  if (!isBook) await requireEditing(deps, actor)
  const brandId = brandOf(actor)
  return inTransaction(deps.db, async (tx) => {
    const { currencies } = await openForEditing(tx, actor, collectionId)
    const book = await bookOf(tx, brandId, collectionId, change)
    const { lines, impossible } = await priceLines(
      tx,
      { brandId, collectionId, currencies, bookId: book?.id ?? null },
      change,
    )
    if (seenOf(lines, book) !== seen) throw new Refusal('stale', 'catalog.pricesChanged')
    if (impossible !== null) {
      throw new Refusal('invalid', 'catalog.priceImpossible', { field: 'value', params: { name: impossible } })
    }
    const bookId = !isBook ? null : (book?.id ?? (await addBookOf(tx, actor, collectionId, change.country!, caller)))
    if (bookId === null) await putOwn(tx, collectionId, lines)
    else await putInBook(tx, bookId, lines)
    const changed = priceSteps(lines).length
    const { productIds: _, ...rule } = change
    await audit(tx, actor, {
      action: 'catalog.pricesChanged',
      subject: bookId ?? collectionId,
      details: { ...rule, changed },
      caller,
    })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', collectionId)
    return { changed, bookId }
  })
}

type Book = Pick<BookRecord, 'id' | 'name' | 'assignees'>

async function bookOf(
  db: Db,
  brandId: string,
  collectionId: string,
  { bookId, country }: PriceChange,
): Promise<Book | null> {
  if (bookId) return found(await findBook(db, brandId, kind, collectionId, bookId))
  return country ? ((await findBookOfCountry(db, brandId, kind, collectionId, country)) ?? null) : null
}

function presentTarget(book: Book | null, { country }: PriceChange, language: Language): PriceChangePreview['book'] {
  if (book) {
    const { id, name, assignees } = book
    const { retailerIds, groupIds, countries } = assignees
    return { id, name, assigneesCount: retailerIds.length + groupIds.length + countries.length }
  }
  return country ? { id: null, name: nameOfCountry(country, language), assigneesCount: 1 } : null
}

function nameOfCountry(country: string, language: Language): string {
  const name = countryName(country, language)
  if (name === null) throw new Refusal('invalid', 'catalog.noSuchCountry', { field: 'country' })
  return name
}

/** A hash of the prices before and after: whatever differs by the time they are applied makes it another one. */
function seenOf(lines: readonly PriceLine[], book: Book | null): string {
  const hash = createHash('sha256').update(book?.id ?? '')
  for (const { productId, currency, base, now, next } of lines) {
    const prices = [base, now, next].map(({ WHOLESALE, RETAIL }) => `${WHOLESALE} ${RETAIL}`)
    hash.update(`\n${productId} ${currency} ${prices.join(' ')}`)
  }
  return hash.digest('base64url')
}

/** A book of a country's own, named after it. */
async function addBookOf(tx: Tx, actor: Actor, collectionId: string, country: string, caller: Caller): Promise<string> {
  const name = nameOfCountry(country, caller.language)
  const names = [name, `${name} (${country})`]
  const book = { kind, collectionId } as const
  const bookId = await addBook(tx, actor, book, names, caller)
  const assignees = { retailerIds: [], groupIds: [], countries: [country] }
  await assign(tx, brandOf(actor), { ...book, bookId, had: { retailerIds: [], groupIds: [] } }, assignees)
  await compileAccess(tx, [collectionId])
  return bookId
}

async function putInBook(tx: Tx, bookId: string, lines: readonly PriceLine[]): Promise<void> {
  const prices = lines.map(({ productId, currency, next }) => ({
    productId,
    currency,
    wholesale: next.WHOLESALE,
    retail: next.RETAIL,
  }))
  await putBookPrices(tx, bookId, prices)
  if (prices.length > 0) await touchBook(tx, bookId)
}

async function putOwn(tx: Tx, collectionId: string, lines: readonly PriceLine[]): Promise<void> {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  if (ids.length === 0) return
  await sql`select from product where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
  await sql`update product set version = version + 1, updated_at = now() where id = any(${ids}::uuid[])`.execute(tx)
  const prices = lines.map(({ productId, currency, next }) => ({
    productId,
    currency,
    wholesale: next.WHOLESALE,
    retail: next.RETAIL,
  }))
  await putPrices(tx, prices)
  await refreshCompleteness(tx, collectionId, ids)
}
