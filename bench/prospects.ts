import { storeFacts, type StoreRow } from '../server/src/slices/prospects/score/facts.queries.ts'
import { type BrandFacts, type Features, featuresOf } from '../server/src/slices/prospects/score/features.ts'
import { peersOf, profilesOf } from '../server/src/slices/prospects/score/peers.ts'
import { type Judged, observedOf, refit } from '../server/src/slices/prospects/score/refit.ts'
import { scoreRows } from '../server/src/slices/prospects/score/score-rows.ts'
import { priorModel, scoreOf } from '../server/src/slices/prospects/score/score.ts'
import { randomOf } from './prospect-worlds/random.ts'
import { type Family, type SeenBrand, type World, worldOf } from './prospect-worlds/world.ts'

if (process.argv.includes('--speed')) {
  await import('./prospects-speed.ts')
  process.exit()
}

/**
 * How well the match orders stores in generated worlds: `npm run bench:prospects` on seeds that no weight was chosen by,
 * `npm run bench:prospects -- dev` on the others. Brands that are measured gave no judgements.
 */
const seeds = process.argv.includes('dev') ? [1, 2, 3] : [101, 102, 103, 104, 105, 106]
const goals = { alike: 0.8, unlike: 0.56 } as const
const trained = 60 // of the brands judge, the others are measured
const judgedEach = 30
const seenFirst = 60

type Pair = { features: Features; likeness: number | null; chance: number; isYes: boolean }
type Method = 'random' | 'words only' | 'categories only' | 'prior' | 'model' | 'ceiling'

async function pairsOf(world: World): Promise<Pair[][]> {
  const rows = world.stores.map((store) => ({
    ...store,
    avgRetailPrice: store.avgRetailPrice === null ? null : BigInt(store.avgRetailPrice),
    currency: 'EUR',
  })) satisfies (StoreRow & { description: string })[]
  const profiles = profilesOf(world.stores.map(({ carriedBrands }) => carriedBrands))
  const shares = Map.groupBy(
    world.stores.flatMap(({ categories }) => categories),
    (key) => key,
  )
  const rarity = new Map([...shares].map(([key, all]) => [key, Math.log(1 + world.stores.length / all.length)]))
  const pairs: Pair[][] = []
  for (const [at, brand] of world.brands.entries()) {
    const facts: BrandFacts = { ...factsOf(brand), peers: peersOf(brand, world.brands, profiles), rarity }
    const batches = (async function* () {
      yield rows
    })()
    for await (const { likenesses } of scoreRows({ facts, text: textOf(brand), model: priorModel }, batches))
      pairs.push(
        rows.map((row, store) => ({
          features: featuresOf(facts, storeFacts(row, likenesses[store]!)),
          likeness: likenesses[store]!,
          ...world.answer(at, store),
        })),
      )
  }
  return pairs
}

const factsOf = (brand: SeenBrand) => ({ ...brand, currency: 'EUR' })
const textOf = ({ text, categories }: SeenBrand) =>
  [text, ...categories.map((key) => key.replaceAll('_', ' '))].join(' ')

/** Brands judge what a list by the prior shows them first, and some others. */
function judgementsOf(pairs: readonly Pair[][], seed: number): Judged[] {
  const random = randomOf(seed + 5_000)
  return pairs.flatMap((own, brand) => {
    const ranked = own.toSorted((one, other) => logitOf(other) - logitOf(one))
    const shown = [
      ...random.some(ranked.slice(0, seenFirst), 20),
      ...random.some(ranked.slice(seenFirst), judgedEach - 20),
    ]
    return shown.map(({ features, isYes }) => ({
      brandId: `brand-${brand}`,
      ...observedOf(features),
      isGood: isYes,
    }))
  })
}
const logitOf = ({ features }: Pair) => scoreOf(features, priorModel).logit

const dcg = (gains: readonly boolean[]) =>
  gains.slice(0, 10).reduce((sum, gain, at) => sum + (gain ? 1 : 0) / Math.log2(at + 2), 0)
function ndcg(pairs: readonly Pair[], scoreFor: (pair: Pair) => number): number | null {
  const gains = pairs.map((pair) => ({ score: scoreFor(pair), isYes: pair.isYes }))
  const best = dcg(gains.map(({ isYes }) => isYes).toSorted((one, other) => Number(other) - Number(one)))
  if (best === 0) return null
  return dcg(gains.toSorted((one, other) => other.score - one.score).map(({ isYes }) => isYes)) / best
}
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

let isReached = true
for (const family of ['alike', 'unlike'] satisfies Family[]) {
  const byMethod = new Map<Method, number[]>()
  const held: string[] = []
  let estimated = 0
  const right = new Map([90, 80, 70, 60, 50].map((threshold) => [threshold, { stated: 0, right: 0 }]))
  for (const seed of seeds) {
    const pairs = await pairsOf(worldOf(family, seed))
    const model = refit(judgementsOf(pairs.slice(0, trained), seed), 1)
    held.push(`${model.held.right}/${model.held.stated}`)
    if (!model.isCalibrated) estimated += 1
    const random = randomOf(seed + 9_000)
    const methods: Record<Method, (pair: Pair) => number> = {
      random: () => random.next(),
      'words only': ({ likeness }) => likeness ?? -1,
      'categories only': ({ features }) => features.categories.value ?? 0,
      prior: logitOf,
      model: ({ features }) => scoreOf(features, model).logit,
      ceiling: ({ chance }) => chance,
    }
    const measured = pairs.slice(trained)
    for (const [name, score] of Object.entries(methods) as [Method, (pair: Pair) => number][]) {
      const found = measured.map((own) => ndcg(own, score)).filter((one) => one !== null)
      byMethod.set(name, [...(byMethod.get(name) ?? []), mean(found)])
    }
    for (const pair of measured.flat()) {
      const { match } = scoreOf(pair.features, model)
      for (const [threshold, count] of right)
        if (match >= threshold) {
          count.stated += 1
          count.right += Number(pair.isYes)
        }
    }
  }
  console.log(`\n${family}: ${seeds.length} worlds (seeds ${seeds.join(', ')}), nDCG@10 mean (worst world)`)
  for (const [name, values] of byMethod)
    console.log(`  ${name.padEnd(16)} ${mean(values).toFixed(3)} (${Math.min(...values).toFixed(3)})`)
  for (const [threshold, { stated, right: count }] of right)
    console.log(
      `  called ≥ ${threshold} %: ${stated} pairs, right in ${stated ? ((100 * count) / stated).toFixed(0) : '–'} %`,
    )
  console.log(
    `  held-out judgements stated ≥ 80 % and right: ${held.join(', ')}; marked estimated in ${estimated} of ${seeds.length} worlds`,
  )
  const { stated, right: hit } = right.get(80)!
  const isHonest = family === 'unlike' ? estimated === seeds.length : stated > 0 && hit / stated >= 0.8
  console.log(
    `  goal ${family === 'unlike' ? 'marked estimated' : '≥ 80 % right of what is called ≥ 80 %'}: ${isHonest ? 'reached' : 'missed'}`,
  )
  const reached = mean(byMethod.get('model')!)
  const isAbove = byMethod.get('model')!.every((one, at) => one > byMethod.get('words only')![at]!)
  console.log(
    `  goal ${goals[family]}: ${reached >= goals[family] ? 'reached' : 'missed'}; above words only in every world: ${isAbove ? 'yes' : 'no'}`,
  )
  isReached &&= reached >= goals[family] && isAbove && isHonest
}
process.exitCode = isReached ? 0 : 1
