import type { Actor } from '@souk/contract/core/abilities.ts'
import type { BrandHit, ProductHit } from '@souk/contract/discovery/discovery.contract.ts'
import type { Db } from '../../platform/db.ts'
import { type CatalogViewer, presentProduct, type ProductRecord, viewerOf } from '../catalog/door.ts'
import { plainWords } from './plain-words.ts'
import { searchBrands, searchProducts } from './search.queries.ts'
import { knownWords } from './words.queries.ts'

const productsUnlessSaid = 8
const brandsAtMost = 5

/** Products and brands by their words, among those the person may see. */
export async function search(db: Db, actor: Actor, q: string, limit = productsUnlessSaid) {
  const text = plainWords(q).join(' ')
  if (text === '') return { products: [], brands: [] }
  const viewer = await viewerOf(db, actor)
  const [words, brands] = await Promise.all([knownWords(db, q), searchBrands(db, viewer, text, brandsAtMost)])
  const rows = words ? await searchProducts(db, viewer, words, limit) : []
  const marks = new Set(words?.marks)
  const typed = text.split(' ')
  return {
    products: rows.map((row) => presentHit(row, viewer, marks)),
    brands: brands.map((brand): BrandHit => ({
      ...brand,
      marked: marked(brand.name, (word) => typed.some((one) => word.startsWith(one))),
    })),
  }
}

function presentHit(row: ProductRecord, viewer: CatalogViewer, marks: ReadonlySet<string>): ProductHit {
  const { _id, collectionId, collectionName, brandName, name, styleCode, images, currency, retailPrice, ...its } =
    presentProduct(row, viewer)
  return {
    _id,
    collectionId,
    collectionName,
    brandName,
    name,
    styleCode,
    currency,
    retailPrice,
    marked: marked(name, (word) => marks.has(word)),
    image: images[0] ?? null,
    ...('wholesalePrice' in its && { wholesalePrice: its.wholesalePrice ?? null }),
  }
}

/** The words that count between ⟦ and ⟧. */
export function marked(name: string, counts: (word: string) => boolean): string {
  return name.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => (plainWords(word).some(counts) ? `⟦${word}⟧` : word))
}
