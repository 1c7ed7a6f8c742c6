import type { Actor } from '@souk/contract/core/abilities.ts'
import type { BrandHit, ProductHit } from '@souk/contract/discovery/discovery.contract.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { presentPrices, viewerOf } from '../catalog/door.ts'
import { plainWords } from '../../platform/base/words/plain-words.ts'
import { type ProductFound, searchBrands, searchProducts } from './search.queries.ts'
import { searchSimilar } from './similar.queries.ts'
import { knownWords } from './words.queries.ts'

/** What a person may see is decided on the primary. */
type Sources = Pick<Deps, 'db' | 'replica'>

const productsUnlessSaid = 8
const brandsAtMost = 5

/** Products and brands by their words, among those the person may see; a phrase that finds nothing goes by its meaning. */
export async function search(
  { db: primary, replica: db }: Sources,
  actor: Actor,
  q: string,
  limit = productsUnlessSaid,
) {
  const text = plainWords(q).join(' ')
  if (text === '') return { products: [], brands: [] }
  const viewer = await viewerOf(primary, actor)
  const [words, brands] = await Promise.all([knownWords(db, q), searchBrands(db, viewer, text, brandsAtMost)])
  const exact = words ? await searchProducts(db, viewer, words, limit) : []
  const isPhrase = text.includes(' ')
  const rows = exact.length === 0 && isPhrase ? await searchSimilar(db, viewer, q, limit) : exact
  const marks = new Set(words?.marks)
  const typed = text.split(' ')
  return {
    products: rows.map((row) => presentHit(row, marks)),
    brands: brands.map((brand): BrandHit => ({
      ...brand,
      marked: marked(brand.name, (word) => typed.some((one) => word.startsWith(one))),
    })),
  }
}

function presentHit(row: ProductFound, marks: ReadonlySet<string>): ProductHit {
  const { id, collectionId, collectionName, brandName, name, styleCode, image } = row
  return {
    _id: id,
    collectionId,
    collectionName,
    brandName,
    name,
    styleCode,
    image,
    marked: marked(name, (word) => marks.has(word)),
    ...presentPrices(row),
  }
}

/** The words that count between ⟦ and ⟧. */
export function marked(name: string, counts: (word: string) => boolean): string {
  return name.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => (plainWords(word).some(counts) ? `⟦${word}⟧` : word))
}
