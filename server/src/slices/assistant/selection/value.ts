import type { Brief } from '@souk/contract/assistant/brief.ts'
import { decimalsOf } from '@souk/contract/core/money.ts'
import { type Meaning, similarity, wordTable } from '../../../platform/base/words/word-table.ts'
import { plainWords } from '../../discovery/door.ts'
import type { Reason } from './candidate.ts'
import type { Offered } from './candidates.queries.ts'
import { fabricWords } from './materials.ts'

/** What is known of a retailer: shares of its purchases by brand and category, and the meaning of its words. */
export type Taste = {
  brands: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
  words: readonly string[]
  nearness: ReadonlyMap<string, number> // of products to the words, from 0 (the least alike of those offered) to 1
  usualPrice: number // the median of what is offered, in minor units
}

const usualMargin = 0.5
const reasonsShown = 3

/** Expected margin of one pack times how well it fits, and the reasons with the largest part in it. */
export function valueOf(
  product: Offered,
  colour: string,
  units: number,
  brief: Brief,
  taste: Taste,
): { value: number; reasons: Reason[] } {
  const wholesale = Number(product.wholesale)
  const retail = product.retail === null ? null : Number(product.retail)
  const margin = retail === null ? wholesale * usualMargin : Math.max(retail - wholesale, wholesale * 0.05)
  const parts: { share: number; reason: Reason }[] = []
  const add = (share: number, reason: Reason) => void (share > 0 && parts.push({ share, reason }))
  const words = plainWords(`${product.name} ${product.description}`)
  const matching = taste.words.filter((word) => words.includes(word))
  const near = taste.nearness.get(product.id) ?? 0
  if (taste.words.length > 0)
    add(near * near * 2.5 + matching.length * 0.2, {
      key: 'words',
      params: { words: (matching.length > 0 ? matching : taste.words).slice(0, 3).join(', ') },
    })
  const material = brief.materials?.find((key) => fabricWords[key].some((word) => words.includes(word)))
  if (material) add(0.5, { key: 'material', params: { material } })
  if (brief.colours) add(0.4, { key: 'colour', params: { colour } })
  if (retail !== null)
    add(Math.min(Math.max(retail / wholesale - 2, 0), 2) * 0.2, {
      key: 'margin',
      params: { markUp: Math.round((retail / wholesale) * 10) / 10 },
    })
  add((taste.brands.get(product.brandId) ?? 0) * 0.4, { key: 'boughtBrand', params: { brand: product.brandName } })
  add((taste.categories.get(product.category ?? '') ?? 0) * 0.25, {
    key: 'boughtCategory',
    params: { category: product.category ?? '' },
  })
  if (product.keyStyles.length > 0) add(0.2, { key: 'keyStyle', params: {} })
  if (brief.favour?.some((key) => key === product.category || key === product.subCategory))
    add(1, { key: 'favour', params: { category: product.category ?? '' } })
  const day = product.shipsUntil ?? product.shipsFrom
  if (brief.deliverBy && day) add(0.05, { key: 'delivery', params: { day } })
  if (product.collectionType === 'IN_STOCK' && (brief.inStock || (brief.deliverBy && !day)))
    add(0.05, { key: 'stock', params: {} })
  if (parts.length === 0) parts.push({ share: 0, reason: { key: 'fits', params: {} } })
  const fit = 0.4 + parts.reduce((sum, { share }) => sum + share, 0)
  const level = levelOf(brief, wholesale, taste.usualPrice)
  const value = ((margin * units) / 10 ** decimalsOf(product.currency)) * fit * level
  return {
    value,
    reasons: parts
      .toSorted((a, b) => b.share - a.share)
      .slice(0, reasonsShown)
      .map(({ reason }) => reason),
  }
}

const tagWords = ({ category, subCategory }: Offered) =>
  `${category ?? ''} ${subCategory ?? ''}`.toLowerCase().split(/[_ ]/).filter(Boolean)

/** How alike each product is to a meaning, compared with the others offered. */
export function nearnessOf(offered: readonly Offered[], meaning: Meaning | null): Map<string, number> {
  if (!meaning) return new Map()
  const table = wordTable()
  const alike = offered.map((product) => {
    const productMeaning = table.meaningOf([
      ...plainWords(`${product.name} ${product.description}`),
      ...tagWords(product),
    ])
    return productMeaning ? similarity(meaning, productMeaning) : 0
  })
  const [least, highest] = [Math.min(...alike), Math.max(...alike)]
  return new Map(offered.map(({ id }, at) => [id, highest > least ? (alike[at]! - least) / (highest - least) : 0]))
}

/** Cheap or premium compared with the median. */
function levelOf({ priceLevel }: Brief, price: number, usual: number): number {
  if (!priceLevel || usual <= 0) return 1
  const ratio = Math.min(Math.max(price / usual, 0.2), 5)
  return priceLevel === 'low' ? ratio ** -1.2 : ratio ** 0.8
}
