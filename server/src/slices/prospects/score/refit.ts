import { type FeatureName, featureNames, judgementsNeeded } from '@souk/contract/prospects/prospect-words.ts'
import { type Evidence, high, isSupported } from './evidence.ts'
import type { Features } from './features.ts'
import { fitLogistic, type Observed } from './fit-logistic.ts'
import { knots, type Model, percentOf, prior, priorModel, scoreOf } from './score.ts'

type Values = Record<FeatureName, number | null>
/** What was known when a brand judged, and whether it agreed. Without positions no curve is learned from it. */
export type Judged = { brandId: string; values: Values; positions: Values | null; isGood: boolean }

const ridge = { straight: 4, curved: 1 }
const mostFolds = 5

/** What a judgement stores of the features behind it. */
export function observedOf(features: Features): Pick<Judged, 'values' | 'positions'> {
  const read = (of: (name: FeatureName) => number | null) =>
    Object.fromEntries(featureNames.map((name) => [name, of(name)])) as Values
  return {
    values: read((name) => features[name].value),
    positions: read((name) => features[name].position ?? features[name].value),
  }
}

/** Corrections to the prior by ridge regression: straight lines from few judgements, curves when there are enough. */
export function refit(judged: readonly Judged[], version: number): Model {
  const fitted = correct(judged, version)
  if (judged.length < judgementsNeeded) return fitted
  const heldOut = holdOut(judged, version)
  const scale = calibrate(heldOut)
  const held = evidenceFrom(heldOut, scale)
  return { ...fitted, ...scale, held, isCalibrated: isSupported(held) }
}

function correct(judged: readonly Judged[], version: number): Model {
  const isCurved = judged.length >= judgementsNeeded
  const size = featureNames.length
  const perFeature = isCurved ? 2 + knots.length : 2
  const rows = judged.map((one): Observed => {
    const inputs = new Float64Array(1 + size * perFeature)
    inputs[0] = 1
    featureNames.forEach((name, at) => {
      const value = one.values[name]
      const from = 1 + at * perFeature
      if (value === null) {
        inputs[from + 1] = 1
        return
      }
      inputs[from] = value - prior[name].centre
      const position = one.positions?.[name] ?? null
      if (isCurved && position !== null)
        knots.forEach((knot, nth) => (inputs[from + 2 + nth] = Math.max(0, position - knot)))
    })
    return { inputs, start: logitOf(one, priorModel), isGood: one.isGood }
  })
  const weights = fitLogistic(rows, 1 + size * perFeature, isCurved ? ridge.curved : ridge.straight)
  const corrections = Object.fromEntries(
    featureNames.map((name, at) => {
      const from = 1 + at * perFeature
      const bends = isCurved && { bends: [...weights.subarray(from + 2, from + perFeature)] }
      return [name, { known: weights[from]!, missing: weights[from + 1]!, ...bends }]
    }),
  )
  return { ...priorModel, version, bias: weights[0]!, corrections }
}

type Point = { logit: number; isGood: boolean }
/** Each judgement by a model that saw none of its brand: split by brand, never by pair. */
function holdOut(judged: readonly Judged[], version: number): Point[] {
  const brands = [...new Set(judged.map(({ brandId }) => brandId))].toSorted()
  if (brands.length < 2) return []
  const folds = Math.min(mostFolds, brands.length)
  const foldOf = new Map(brands.map((brand, at) => [brand, at % folds]))
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isOut = ({ brandId }: Judged) => foldOf.get(brandId) === fold
    const model = correct(
      judged.filter((one) => !isOut(one)),
      version,
    )
    return judged.filter(isOut).map((one) => ({ logit: logitOf(one, model), isGood: one.isGood }))
  })
}

/** Platt scaling. */
function calibrate(points: readonly Point[]): Pick<Model, 'slope' | 'shift'> {
  const rows = points.map(({ logit, isGood }) => ({ inputs: Float64Array.of(logit, 1), start: logit, isGood }))
  const [slope, shift] = fitLogistic(rows, 2, 1)
  return { slope: Math.min(20, Math.max(0.05, 1 + slope!)), shift: shift! }
}

function evidenceFrom(points: readonly Point[], scale: Pick<Model, 'slope' | 'shift'>): Evidence {
  const stated = points.filter(({ logit }) => percentOf(logit, scale) >= high)
  return { stated: stated.length, right: stated.filter(({ isGood }) => isGood).length }
}

function logitOf({ values, positions }: Judged, model: Model): number {
  const features = featureNames.map((name) => [
    name,
    { value: values[name], facts: [], position: positions?.[name] ?? null },
  ])
  return scoreOf(Object.fromEntries(features) as Features, model).logit
}

/** The same for a thread. */
export const refitAll = ({ judged, version }: { judged: Judged[]; version: number }): Model => refit(judged, version)
