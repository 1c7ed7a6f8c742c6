/** One colour of a product, or a product sold by the carton, with what one pack of it is. Amounts are whole minor units. */
export type Candidate = {
  productId: string
  colour: string // empty for cartons
  brandId: string
  collectionId: string
  category: string | null
  subCategory: string | null
  currency: string
  minimumGroup: string // what counts together towards one minimum
  minimum: number // 0: none
  packCost: number
  packUnits: number
  mostPacks: number
  items: readonly { skuId: string; units: number }[] // of one pack; empty for cartons
  value: number // of the first pack: expected margin times fit
  reasons: readonly Reason[]
}
export type Reason = { key: ReasonKey; params: Record<string, string | number> }
export type ReasonKey =
  | 'words'
  | 'material'
  | 'colour'
  | 'margin'
  | 'boughtBrand'
  | 'boughtCategory'
  | 'keyStyle'
  | 'delivery'
  | 'minimum'
  | 'favour'
  | 'stock'
  | 'fits'

/** What a selection may not exceed. */
export type Demands = {
  budget: number | null
  maxStyles: number
  maxBrands: number | null
  maxColours: number // of one product
  wantedKeys: readonly string[] // categories that should each be there
}

/** Packs of each candidate, by its place in the list. */
export type Choice = readonly number[]

/** Each further pack of the same colour is worth less than the one before. */
export const packWorth = 0.55
export const valueOfPacks = (value: number, packs: number) => (value * (1 - packWorth ** packs)) / (1 - packWorth)
export const isOfKey = ({ category, subCategory }: Pick<Candidate, 'category' | 'subCategory'>, key: string) =>
  category === key || subCategory === key
/** For having a wanted category at all. */
export const presenceBonus = (candidates: readonly Candidate[]) =>
  candidates.reduce((highest, { value }) => Math.max(highest, value), 0)

export function worthOf(candidates: readonly Candidate[], { wantedKeys }: Demands, choice: Choice): number {
  const bonus = presenceBonus(candidates)
  const present = wantedKeys.filter((key) => candidates.some((one, at) => choice[at]! > 0 && isOfKey(one, key)))
  return choice.reduce((sum, packs, at) => sum + valueOfPacks(candidates[at]!.value, packs), bonus * present.length)
}

export const costOf = (candidates: readonly Candidate[], choice: Choice): number =>
  choice.reduce((sum, packs, at) => sum + packs * candidates[at]!.packCost, 0)

/** Every rule that a choice breaks; none is the condition for showing it. */
export function violationsOf(candidates: readonly Candidate[], demands: Demands, choice: Choice): string[] {
  const broken: string[] = []
  const used = candidates.flatMap((one, at) => (choice[at]! > 0 ? [{ ...one, packs: choice[at]! }] : []))
  if (used.some(({ packs, mostPacks }) => packs > mostPacks || !Number.isInteger(packs))) broken.push('stock')
  if (demands.budget !== null && costOf(candidates, choice) > demands.budget) broken.push('budget')
  const products = Map.groupBy(used, ({ productId }) => productId)
  if (products.size > demands.maxStyles) broken.push('styles')
  if ([...products.values()].some((colours) => colours.length > demands.maxColours)) broken.push('colours')
  if (demands.maxBrands !== null && new Set(used.map(({ brandId }) => brandId)).size > demands.maxBrands)
    broken.push('brands')
  if (new Set(used.map(({ currency }) => currency)).size > 1) broken.push('currency')
  for (const group of Map.groupBy(used, ({ minimumGroup }) => minimumGroup).values()) {
    const reached = group.reduce((sum, { packs, packCost }) => sum + packs * packCost, 0)
    if (reached < group[0]!.minimum) broken.push('minimum')
  }
  return broken
}
