import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'

/** How well one product can take the place of another, from 0 to 11. */
export function similarityOf(product: ProductRow, to: ProductRow): number {
  const same = (field: 'subCategory' | 'category' | 'gender' | 'isCarton') =>
    product[field] !== null && product[field] === to[field]
  const coloursOf = ({ variants }: ProductRow) => new Set(variants.map(({ colour }) => colour.toLowerCase()))
  const sizesOf = ({ variants }: ProductRow) => new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size)))
  return (
    (same('subCategory') ? 4 : 0) +
    (same('category') ? 2 : 0) +
    (same('gender') ? 1 : 0) +
    (same('isCarton') ? 1 : 0) +
    share(coloursOf(product), coloursOf(to)) +
    share(sizesOf(product), sizesOf(to)) +
    priceCloseness(product.wholesalePrice, to.wholesalePrice)
  )
}

/** The most similar first; equals stay in the brand's order. */
export function bySimilarity(products: readonly ProductRow[], to: ProductRow): ProductRow[] {
  const scores = new Map(products.map((product) => [product._id, similarityOf(product, to)]))
  return products.toSorted((one, other) => scores.get(other._id)! - scores.get(one._id)!)
}

const share = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  all.size === 0 ? 0 : [...all].filter((one) => some.has(one)).length / all.size

function priceCloseness(one: string | null | undefined, other: string | null | undefined): number {
  const [a, b] = [Number(one ?? 0), Number(other ?? 0)]
  return a > 0 && b > 0 ? Math.min(a, b) / Math.max(a, b) : 0
}
