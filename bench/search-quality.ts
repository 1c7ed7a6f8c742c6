import { searchProducts } from '../server/src/slices/discovery/search.queries.ts'
import { searchSimilar } from '../server/src/slices/discovery/similar.queries.ts'
import { knownWords } from '../server/src/slices/discovery/words.queries.ts'
import { retailerViewer } from '../server/src/slices/catalog/door.ts'
import { openDb } from '../server/src/platform/data/database/db.ts'
import { entityId } from '../demo/entities.ts'
import { labelledSearches } from './search-labels.ts'

/**
 * nDCG@10 of product search on labelled paraphrases, by words alone and with products alike in meaning.
 * Needs the demo world: `node --import ./server/tsx-loader.js bench/search-quality.ts <database address>`.
 */
const url = process.argv[2]
if (!url) throw new Error('give the address of a database that has the demo world')
const db = openDb(url, 4)
const viewer = await retailerViewer(db, entityId('kin-and-co'))
const limit = 10

type Judged = { category: string | null; subCategory: string | null; name: string; description: string }
const facts = new Map(
  (await db.selectFrom('product').select(['id', 'category', 'subCategory', 'name', 'description']).execute()).map(
    (row) => [row.id, row],
  ),
)
const gainOf = (product: Judged, label: (typeof labelledSearches)[number]) => {
  const isNamed = label.best.some((key) => key === product.subCategory || key === product.category)
  const isFine = label.good.some((key) => key === product.subCategory || key === product.category)
  const hasWord =
    !label.words || label.words.some((word) => `${product.name} ${product.description}`.toLowerCase().includes(word))
  return (isNamed ? 2 : isFine ? 1 : 0) * (hasWord ? 1 : 0.5)
}
const dcg = (gains: readonly number[]) =>
  gains.slice(0, limit).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)

let [before, after, slowest] = [0, 0, 0]
for (const label of labelledSearches) {
  const ideal = dcg([...facts.values()].map((product) => gainOf(product, label)).toSorted((a, b) => b - a))
  const words = await knownWords(db, label.q)
  const exact = words ? await searchProducts(db, viewer, words, limit) : []
  const start = performance.now()
  const similar = exact.length === 0 ? await searchSimilar(db, viewer, label.q, limit) : []
  slowest = Math.max(slowest, performance.now() - start)
  const ids = new Set(exact.map(({ id }) => id))
  const score = (rows: readonly { id: string }[]) => dcg(rows.map(({ id }) => gainOf(facts.get(id)!, label))) / ideal
  const [one, other] = [score(exact), score([...exact, ...similar.filter(({ id }) => !ids.has(id))])]
  before += one
  after += other
  console.log(`${one.toFixed(2)} → ${other.toFixed(2)}  ${label.q}`)
}
const count = labelledSearches.length
console.log(
  `${count} searches, nDCG@10: words alone ${(before / count).toFixed(3)}, with meaning ${(after / count).toFixed(3)}; slowest ${slowest.toFixed(0)} ms`,
)
await db.destroy()
