import type { ColourKey, MaterialKey } from '@souk/contract/assistant/brief-words.ts'
import { shadesOf } from '@souk/contract/assistant/brief-words.ts'
import type { Brief } from '@souk/contract/assistant/brief.ts'
import { isOnSale } from '../../carts/door.ts'
import { plainWords } from '../../discovery/door.ts'
import { type Candidate, type Choice, isOfKey } from './candidate.ts'
import type { Offered } from './candidates.queries.ts'
import type { Pool } from './compose.ts'
import type { StoredUnmet } from './content.ts'
import { isDelivered } from './make-candidates.ts'
import { fabricWords } from './materials.ts'

const shown = 6

/** What was asked for and is not there, each with the least that would add it. */
export function unmetOf(pool: Pool, choice: Choice): StoredUnmet[] {
  const { brief, candidates, offered, limits, today } = pool
  const chosen = candidates.filter((_, at) => choice[at]! > 0)
  const byId = new Map(offered.map((one) => [one.id, one]))
  const unmet: StoredUnmet[] = []
  const check = (kind: 'category' | 'colour' | 'material' | 'brand', key: string, has: (one: Candidate) => boolean) => {
    if (chosen.some(has)) return
    const price = leastFor(candidates.filter(has))
    const params = { [kind]: kind === 'brand' ? key : { term: key } }
    unmet.push({ kind, price, sentence: { key: `assistant.unmet.${kind}${price === null ? '.none' : ''}`, params } })
  }
  const wordsOf = ({ productId }: Candidate) => {
    const product = byId.get(productId)
    return product ? plainWords(`${product.name} ${product.description}`) : []
  }
  for (const key of brief.categories ?? []) check('category', key, (one) => isOfKey(one, key))
  for (const key of brief.colours ?? []) check('colour', key, (one) => hasShade(one.colour, key))
  for (const key of brief.materials ?? []) check('material', key, (one) => hasFabric(wordsOf(one), key))
  for (const name of brief.brands ?? [])
    check('brand', name, ({ productId }) => byId.get(productId)?.brandName === name)
  const onSale = offered.filter(isOnSale)
  const elsewhere = onSale.filter(({ currency }) => currency !== limits.currency).length
  const late = lateCount(onSale, brief, limits.currency, today)
  if (chosen.length === 0) unmet.push(...emptyReasons(candidates))
  if (late > 0)
    unmet.push({
      kind: 'delivery',
      price: null,
      sentence: { key: 'assistant.unmet.delivery', params: { count: late } },
    })
  if (elsewhere > 0)
    unmet.push({
      kind: 'currency',
      price: null,
      sentence: { key: 'assistant.unmet.currency', params: { count: elsewhere } },
    })
  return unmet.slice(0, shown)
}

/** Nothing was chosen: the budget is below the smallest order, or nothing fits at all. */
function emptyReasons(candidates: readonly Candidate[]): StoredUnmet[] {
  const price = leastFor(candidates)
  if (price === null) return [{ kind: 'nothing', price, sentence: { key: 'assistant.unmet.nothing' } }]
  return [{ kind: 'budget', price, sentence: { key: 'assistant.unmet.budget' } }]
}

/** One pack, or the minimum it counts towards. */
function leastFor(candidates: readonly Candidate[]): number | null {
  if (candidates.length === 0) return null
  return Math.min(...candidates.map(({ packCost, minimum }) => Math.max(packCost, minimum)))
}

const lateCount = (onSale: readonly Offered[], brief: Brief, currency: string, today: string): number =>
  brief.deliverBy || brief.deliverFrom
    ? onSale.filter((product) => product.currency === currency && !isDelivered(product, brief, today)).length
    : 0

const hasShade = (colour: string, key: ColourKey) => {
  const words = plainWords(colour)
  return shadesOf[key].some((shade) => words.includes(shade))
}
const hasFabric = (words: readonly string[], key: MaterialKey) => fabricWords[key].some((word) => words.includes(word))
