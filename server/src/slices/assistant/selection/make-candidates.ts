import type { Brief } from '@souk/contract/assistant/brief.ts'
import {
  colourKeys,
  materialKeys,
  shadesOf,
  type ColourKey,
  type MaterialKey,
} from '@souk/contract/assistant/brief-words.ts'
import { minimumIn } from '@souk/contract/carts/minimum.ts'
import { money } from '@souk/contract/core/money.ts'
import { cartonsLeft, isOnSale, leftOf, statedMinimums, unitsInCarton } from '../../carts/door.ts'
import { plainWords } from '../../discovery/door.ts'
import type { Candidate, Demands } from './candidate.ts'
import type { Offered } from './candidates.queries.ts'
import { fabricWords } from './materials.ts'
import { packOf } from './pack.ts'
import { valueOf, type Taste } from './value.ts'

export type Limits = Demands & { currency: string }
const usualStyles = 12
const mostStyles = 60
const linePacks = 3

/** The figures of a brief as whole minor units. */
export function limitsOf(brief: Brief, usualCurrency: string): Limits {
  const currency =
    brief.budget?.currency ?? brief.maxWholesale?.currency ?? brief.minWholesale?.currency ?? usualCurrency
  return {
    currency,
    budget: minorOf(brief.budget),
    maxStyles: brief.maxStyles ?? (brief.budget ? mostStyles : usualStyles),
    maxBrands: brief.maxBrands ?? null,
    maxColours: brief.unitsPerStyle === undefined ? 2 : 1,
    wantedKeys: [...new Set([...(brief.categories ?? []), ...(brief.favour ?? [])])],
  }
}

export const minorOf = (given: { amount: string; currency: string } | undefined): number | null => {
  const value = given && money(given.amount, given.currency)
  return value ? Number(value.minor) : null
}

/** Every colour of every product that the brief allows, with its pack. */
export function makeCandidates(
  offered: readonly Offered[],
  brief: Brief,
  limits: Limits,
  taste: Taste,
  today: string,
): Candidate[] {
  const exclude = excludedBy(brief)
  return offered
    .filter((product) => isWanted(product, brief, limits, exclude, today))
    .flatMap((product) =>
      variantsOf(product, brief, exclude.colours).flatMap((colour) => candidateOf(product, colour, brief, taste) ?? []),
    )
}

type Excluded = {
  garments: ReadonlySet<string>
  colours: readonly ColourKey[]
  materials: readonly MaterialKey[]
  brands: ReadonlySet<string>
}

const nameKey = (name: string) => plainWords(name).join(' ')

function excludedBy({ exclude = [] }: Brief): Excluded {
  return {
    garments: new Set(exclude),
    colours: colourKeys.filter((key) => exclude.includes(key)),
    materials: materialKeys.filter((key) => exclude.includes(key)),
    brands: new Set(exclude.map(nameKey)),
  }
}

/** Every rule of the brief that is about the product as a whole. */
export function isWanted(
  product: Offered,
  brief: Brief,
  { currency }: Limits,
  exclude: Excluded,
  today: string,
): boolean {
  const { category, subCategory, department, gender, brandName } = product
  if (!isOnSale(product) || product.currency !== currency) return false
  if (
    exclude.garments.has(category ?? '') ||
    exclude.garments.has(subCategory ?? '') ||
    exclude.brands.has(nameKey(brandName))
  )
    return false
  const keys = [...(brief.categories ?? []), ...(brief.categories ? (brief.favour ?? []) : [])]
  if (keys.length > 0 && !keys.some((key) => key === category || key === subCategory)) return false
  if (brief.brands && !brief.brands.some((name) => nameKey(name) === nameKey(brandName))) return false
  if (brief.department && department !== brief.department) return false
  if (brief.gender && gender !== brief.gender && gender !== 'UNISEX') return false
  if (brief.inStock && product.collectionType !== 'IN_STOCK') return false
  const words = new Set(plainWords(`${product.name} ${product.description}`))
  if (brief.materials && !brief.materials.some((key) => fabricWords[key].some((word) => words.has(word)))) return false
  if (exclude.materials.some((key) => fabricWords[key].some((word) => words.has(word)))) return false
  return isPriceWanted(product, brief, currency) && isDelivered(product, brief, today)
}

function isPriceWanted({ wholesale, retail }: Offered, brief: Brief, currency: string): boolean {
  const price = Number(wholesale)
  if (price <= 0) return false
  if (
    (brief.maxWholesale && brief.maxWholesale.currency !== currency) ||
    (brief.minWholesale && brief.minWholesale.currency !== currency)
  )
    return false
  if (price > (minorOf(brief.maxWholesale) ?? Infinity) || price < (minorOf(brief.minWholesale) ?? 0)) return false
  return brief.minMarkup === undefined || (retail !== null && Number(retail) >= price * brief.minMarkup)
}

/** The last day it may arrive lies in the window; what is in stock ships today. */
export function isDelivered(
  { shipsFrom, shipsUntil, collectionType }: Offered,
  { deliverFrom, deliverBy }: Brief,
  today: string,
): boolean {
  if (!deliverFrom && !deliverBy) return true
  const last = shipsUntil ?? shipsFrom ?? (collectionType === 'IN_STOCK' ? today : null)
  if (last === null) return false
  const day = last < today ? today : last
  return (!deliverBy || day <= deliverBy) && (!deliverFrom || day >= deliverFrom)
}

const isShade = (colour: string, key: ColourKey) => {
  const words = plainWords(colour)
  return shadesOf[key].some((shade) => plainWords(shade).every((word) => words.includes(word)))
}

/** The colours that may be chosen; a carton is one thing with all of its colours. */
function variantsOf({ skus, isCarton }: Offered, { colours }: Brief, excluded: readonly ColourKey[]): string[] {
  const all = [...new Set(skus.map(({ colour }) => colour))]
  const isOut = (colour: string) => excluded.some((key) => isShade(colour, key))
  const isIn = (colour: string) => !colours || colours.some((key) => isShade(colour, key))
  if (isCarton) return all.some(isOut) || !all.every(isIn) ? [] : ['']
  return all.filter((colour) => !isOut(colour) && isIn(colour))
}

/** One colour as a candidate; null where there is not enough of it. */
export function candidateOf(product: Offered, colour: string, brief: Brief, taste: Taste): Candidate | null {
  const { id, brandId, collectionId, collectionType, currency, category, subCategory, isCarton } = product
  const unit = Number(product.wholesale)
  const pack = isCarton
    ? cartonOf(product, brief)
    : packOf(
        product.skus
          .filter((sku) => sku.colour === colour)
          .map((sku) => ({ skuId: sku.skuId, size: sku.size, left: leftOf(sku) })),
        brief,
      )
  if (!pack || pack.units === 0) return null
  const minimum = minimumOf(product)
  const { value, reasons } = valueOf(product, colour, pack.units, brief, taste)
  return {
    productId: id,
    colour: isCarton ? '' : colour,
    brandId,
    collectionId,
    category,
    subCategory,
    currency,
    minimumGroup: `${brandId} ${collectionType} ${minimum.isOwn ? collectionId : ''}`,
    minimum: minimum.required,
    packCost: unit * pack.units,
    packUnits: pack.units,
    mostPacks: brief.unitsPerStyle === undefined ? pack.maxPacks : Math.min(pack.maxPacks, 1),
    items: pack.items,
    value,
    reasons,
  }
}

function cartonOf(product: Offered, { unitsPerStyle, sizes }: Brief): ReturnType<typeof packOf> {
  const units = unitsInCarton(product)
  const wanted = new Set(sizes)
  const inside = product.skus.filter(({ cartonUnits }) => cartonUnits > 0)
  if (units === 0 || (unitsPerStyle !== undefined && unitsPerStyle !== units)) return null
  if (sizes && inside.some(({ size }) => !wanted.has(size) && !/^one size$/i.test(size))) return null
  const maxPacks = Math.min(cartonsLeft(product) ?? linePacks, linePacks)
  return maxPacks > 0 ? { units, maxPacks, items: [] } : null
}

/** The collection's own minimum, else the brand's; none in a currency in which none is stated. */
export function minimumOf(product: Offered): { required: number; isOwn: boolean } {
  const [own = null, brand = null] = statedMinimums(product).map((stated) => minimumIn(product.currency, stated))
  return { required: Number(own ?? brand ?? 0), isOwn: own !== null }
}
