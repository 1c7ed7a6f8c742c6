import type { Unmet } from '@souk/contract/assistant/assistant-shapes.ts'
import type { StoredSentence } from '../model/sentence.ts'
import type { Candidate, Choice } from './candidate.ts'

/** A selection as it is stored: products and quantities. Everything else is looked up when it is read. */
export type Content = {
  currency: string
  budget: number | null
  lines: StoredLine[]
  removed: string[] // products that do not come back
  unmet: StoredUnmet[]
}
export type LineKey = { productId: string; colour: string }
export type StoredLine = LineKey & {
  packs: number
  items: { skuId: string; units: number }[] // of one pack; empty for cartons
  isLocked: boolean
  reasons: StoredSentence[]
  replacements: LineKey[]
}
export type StoredUnmet = { kind: Unmet['kind']; sentence: StoredSentence; price: number | null }

export const sameLine = (one: LineKey, other: LineKey) =>
  one.productId === other.productId && one.colour === other.colour

/** A choice as lines; what was locked stays so. */
export function linesOf(
  candidates: readonly Candidate[],
  choice: Choice,
  isLocked: (line: LineKey) => boolean,
): StoredLine[] {
  return candidates.flatMap((candidate, at) => {
    const { productId, colour, items, reasons } = candidate
    const packs = choice[at]!
    if (packs === 0) return []
    return [
      {
        productId,
        colour,
        packs,
        items: [...items],
        isLocked: isLocked(candidate),
        reasons: reasons.map(({ key, params }) => ({ key: `assistant.reason.${key}`, params: writtenParams(params) })),
        replacements: replacementsOf(candidates, choice, at),
      },
    ]
  })
}

const writtenParams = ({
  category,
  material,
  day,
  ...rest
}: Record<string, string | number>): StoredSentence['params'] & object => ({
  ...rest,
  ...(category !== undefined && { category: { term: String(category) } }),
  ...(material !== undefined && { material: { term: String(material) } }),
  ...(day !== undefined && { day: { day: String(day) } }),
})

const replacementsShown = 3

/** The best of the same category that are not chosen, of brands that are, at about the same price. */
function replacementsOf(candidates: readonly Candidate[], choice: Choice, place: number): LineKey[] {
  const { category, packCost, productId, currency } = candidates[place]!
  const brands = new Set(candidates.flatMap(({ brandId }, at) => (choice[at]! > 0 ? [brandId] : [])))
  const chosen = new Set(candidates.flatMap((one, at) => (choice[at]! > 0 ? [one.productId] : [])))
  const seen = new Set<string>()
  return candidates
    .filter(
      (one) =>
        one.category === category &&
        one.productId !== productId &&
        !chosen.has(one.productId) &&
        one.currency === currency &&
        brands.has(one.brandId) &&
        one.packCost <= packCost * 1.5,
    )
    .toSorted((a, b) => b.value - a.value)
    .filter((one) => !seen.has(one.productId) && seen.add(one.productId))
    .slice(0, replacementsShown)
    .map((one) => ({ productId: one.productId, colour: one.colour }))
}
