import { type FeatureName, featureNames } from '@souk/contract/prospects/prospect-words.ts'
import type { Evidence } from './evidence.ts'
import type { Features } from './features.ts'

/** `centre` is where a feature says nothing; `unknown` is what its absence says. */
type Weight = { weight: number; centre: number; unknown: number }
/** The prior: fixed by hand, the same for every brand. */
export const prior: Record<FeatureName, Weight> = {
  categories: { weight: 2.6, centre: 0.4, unknown: -0.4 },
  departments: { weight: 1.2, centre: 0.5, unknown: -0.1 },
  price: { weight: 1.7, centre: 0.5, unknown: -0.1 },
  shipping: { weight: 3, centre: 1, unknown: 0 },
  region: { weight: 0.9, centre: 0.4, unknown: 0 },
  storeType: { weight: 1, centre: 0.6, unknown: -0.1 },
  size: { weight: 0.8, centre: 0.5, unknown: -0.05 },
  brandsCarried: { weight: 1.4, centre: 0.4, unknown: -0.1 },
  description: { weight: 1.3, centre: 0.45, unknown: -0.1 },
  territory: { weight: 1.2, centre: 0.8, unknown: 0 },
}
export const priorBias = -2.2

/** Learned from judgements and added to the prior; `known` moves a weight, `missing` what an absence says, `bends` make a curve of the line. */
export type Correction = { known: number; missing: number; bends?: readonly number[] }
export type Model = {
  version: number
  bias: number
  corrections: Partial<Record<FeatureName, Correction>>
  slope: number // of the calibration
  shift: number
  isCalibrated: boolean // held-out judgements support what it states
  held: Evidence
}
export const priorModel: Model = {
  version: 0,
  bias: 0,
  corrections: {},
  slope: 1,
  shift: 0,
  isCalibrated: false,
  held: { stated: 0, right: 0 },
}
/** Where a learned curve may bend. */
export const knots: readonly number[] = [0, 0.2, 0.4, 0.6, 0.8]
const curveAt = (bends: readonly number[], position: number): number =>
  knots.reduce((sum, knot, at) => sum + (bends[at] ?? 0) * Math.max(0, position - knot), 0)

export type Score = {
  logit: number
  match: number // percent
  base: number // the calibrated bias alone
  contributions: Record<FeatureName, number> // with the bias they add up to the logit
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

/** Additive: the logit is the bias and one number for each feature, summed in a fixed order. */
export function scoreOf(features: Features, model: Model): Score {
  const contributions = {} as Record<FeatureName, number>
  const bias = priorBias + model.bias
  let logit = bias
  for (const name of featureNames) {
    const { weight, centre, unknown } = prior[name]
    const { value, position = value } = features[name]
    const learned = model.corrections[name]
    const curve = learned?.bends && position !== null ? curveAt(learned.bends, position) : 0
    const part =
      value === null ? unknown + (learned?.missing ?? 0) : (weight + (learned?.known ?? 0)) * (value - centre) + curve
    contributions[name] = part
    logit += part
  }
  return { logit, match: percentOf(logit, model), base: percentOf(bias, model), contributions }
}

/** A calibrated probability, never rescaled to look better. */
export const percentOf = (logit: number, { slope, shift }: Pick<Model, 'slope' | 'shift'>): number =>
  Math.round(100 * sigmoid(slope * logit + shift))

/** The contributions as whole points of the percentage: with the base they make it exactly, and no sign is changed. */
export function pointsOf({ match, base, contributions }: Score): Record<FeatureName, number> {
  const sum = featureNames.reduce((total, name) => total + contributions[name], 0)
  const scale = sum === 0 ? 0 : (match - base) / sum
  const exact = featureNames.map((name) => contributions[name] * Math.max(scale, 0))
  const whole = exact.map(Math.trunc)
  let left = match - base - whole.reduce((total, one) => total + one, 0)
  const order = exact.map((value, at) => ({ at, rest: value - whole[at]! }))
  const sign = Math.sign(left)
  order.sort((one, other) => sign * (other.rest - one.rest) || one.at - other.at)
  for (let at = 0; left !== 0; at = (at + 1) % order.length) {
    whole[order[at]!.at]! += sign
    left -= sign
  }
  return Object.fromEntries(featureNames.map((name, at) => [name, whole[at]!])) as Record<FeatureName, number>
}
