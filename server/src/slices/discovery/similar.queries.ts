import { sql } from 'kysely'
import type { Db } from '../../platform/data/database/db.ts'
import { type Meaning, similarity, wordTable } from '../../platform/base/words/word-table.ts'
import { type CatalogViewer, mayKnowWholesale } from '../catalog/door.ts'
import { pricedProducts, shownCurrency } from '../catalog/doors/lists.ts'
import { glossesOf } from '../../platform/base/words/glosses.ts'
import { anyOf } from './listed-products.ts'
import { isOwnListing } from './own-listings.ts'
import { plainWords } from '../../platform/base/words/plain-words.ts'
import type { ProductFound } from './search.queries.ts'
import { allWords } from './words.queries.ts'

const termsAtMost = 14
const ofEachTerm = 60
const leastAlike = 0.42 // of a term to a word that was typed
const leastFit = 0.4 // of a product to all of them
const stopWords = new Set(
  'a an and any anything are at be best buy can find for from get give good have i in is it like looking me my need nice of on or our please show some something that the this to want we wear wearing what which with you your من في على الى عن شيء اريد ابحث مناسب مناسبه ملابس لل'.split(
    ' ',
  ),
)

type Known = { term: string; meaning: Meaning }
let vocabulary: { of: Db; until: number; terms: Promise<Known[]> } | null = null
const keptMs = 600_000

/** Words and tags of the listings that have a meaning, read again after ten minutes. */
function knownTerms(db: Db): Promise<Known[]> {
  if (!vocabulary || vocabulary.of !== db || vocabulary.until < Date.now()) {
    vocabulary = { of: db, until: Date.now() + keptMs, terms: readTerms(db) }
    vocabulary.terms.catch(() => (vocabulary = null))
  }
  return vocabulary.terms
}

async function readTerms(db: Db): Promise<Known[]> {
  const { rows } = await sql<{
    term: string
  }>`select distinct term from search_word where listed > 0 limit 50000`.execute(db)
  const table = wordTable()
  return rows.flatMap(({ term }) => {
    const meaning = table.meaningOf(/^[a-z]:/.test(term) ? term.slice(2).toLowerCase().split('_') : [term])
    return meaning ? [{ term, meaning }] : []
  })
}

/** The words of a search that mean something, Arabic ones by their English glosses. */
export const meaningfulWords = (text: string): string[] =>
  plainWords(text)
    .filter((word) => !stopWords.has(word))
    .flatMap((word) => glossesOf(word))

/** Products that are alike in meaning, for searches whose words find too little. */
export async function searchSimilar(
  db: Db,
  viewer: CatalogViewer,
  text: string,
  limit: number,
): Promise<ProductFound[]> {
  const words = meaningfulWords(text)
  const table = wordTable()
  const meaning = table.meaningOf(words)
  if (!meaning) return []
  const each = words.flatMap((word) => table.meaningOf([word]) ?? [])
  const terms = (await knownTerms(db))
    .map(({ term, meaning: termMeaning }) => ({
      term,
      alike: Math.max(...each.map((one) => similarity(one, termMeaning)), similarity(meaning, termMeaning)),
    }))
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, termsAtMost)
  if (terms.length === 0) return []
  const found = await rowsWith(
    db,
    viewer,
    terms.map(({ term }) => term),
  )
  const typed = new Set(words)
  return found
    .map((row) => ({ row, fit: fitOf(row, meaning, typed) }))
    .filter(({ fit }) => fit >= leastFit)
    .toSorted((a, b) => b.fit - a.fit || (a.row.id < b.row.id ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => row)
}

type Row = Awaited<ReturnType<typeof rowsWith>>[number]

/** The cosine, and a small bonus for words that are there themselves. */
function fitOf(
  { name, description, category, subCategory }: Row,
  meaning: Meaning,
  typed: ReadonlySet<string>,
): number {
  const tags = `${category ?? ''} ${subCategory ?? ''}`.toLowerCase().split(/[_ ]/).filter(Boolean)
  const words = [...plainWords(name), ...plainWords(description), ...tags]
  const productMeaning = wordTable().meaningOf(words)
  const matches = words.filter((word) => typed.has(word)).length
  return (productMeaning ? similarity(meaning, productMeaning) : 0) + Math.min(matches, 2) * 0.1
}

/** The newest listings of each term, as far as the viewer may see them. */
function rowsWith(db: Db, viewer: CatalogViewer, terms: readonly string[]) {
  const near = sql`select distinct listing.product_id from unnest(${terms.map((term) => anyOf([term]))}::text[]) term (query), lateral (
      select product_id from listing where ${allWords} @@ term.query::tsquery and ${isOwnListing(viewer)}
      order by score desc, product_id desc limit ${sql.lit(ofEachTerm)}) listing`
  return pricedProducts(db, viewer)
    .select(['product.id', 'product.name', 'product.styleCode', 'product.collectionId'])
    .select(['product.description', 'product.category', 'product.subCategory'])
    .select(['collection.name as collectionName', 'brand.name as brandName', 'price.wholesale', 'price.retail'])
    .select([sql<string | null>`product.images[1]`.as('image'), shownCurrency.as('currency')])
    .select(mayKnowWholesale(viewer).as('isWholesaleTold'))
    .where(sql<boolean>`product.id in (${near})`)
    .execute()
}
