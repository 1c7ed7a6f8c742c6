import { type FeatureName, featureNames, judgementsNeeded } from '@souk/contract/prospects/prospect-words.ts'
import { prior, priorModel, type Model, scoreOf } from './score.ts'

/** What was known when a brand judged, and whether it agreed. */
export type Judged = { brandId: string; values: Record<FeatureName, number | null>; isGood: boolean }

const ridge = 4
const rounds = 600
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

/** Corrections to the prior by ridge regression; few judgements move it little. */
export function refit(judged: readonly Judged[], version: number): Model {
  const fitted = correct(judged, version)
  if (judged.length < judgementsNeeded) return fitted
  return { ...fitted, ...calibrate(judged, version), isCalibrated: true }
}

function correct(judged: readonly Judged[], version: number): Model {
  const size = featureNames.length
  const weights = new Float64Array(1 + 2 * size)
  const rows = judged.map(({ values, isGood }) => {
    const inputs = new Float64Array(weights.length)
    inputs[0] = 1
    featureNames.forEach((name, at) => {
      const value = values[name]
      if (value === null) inputs[1 + size + at] = 1
      else inputs[1 + at] = value - prior[name].centre
    })
    return { inputs, start: logitOf(values, priorModel), isGood }
  })
  for (let round = 0; round < rounds && rows.length > 0; round += 1) {
    const slopes = Float64Array.from(weights, (weight) => -ridge * weight)
    for (const { inputs, start, isGood } of rows) {
      let logit = start
      for (let at = 0; at < inputs.length; at += 1) logit += weights[at]! * inputs[at]!
      const miss = (isGood ? 1 : 0) - sigmoid(logit)
      for (let at = 0; at < inputs.length; at += 1) slopes[at]! += miss * inputs[at]!
    }
    const step = 1 / (ridge + (rows.length * (1 + size)) / 4) // below the steepest bend, so that it cannot overshoot
    for (let at = 0; at < weights.length; at += 1) weights[at]! += step * slopes[at]!
  }
  const corrections = Object.fromEntries(
    featureNames.map((name, at) => [
      name,
      { known: Math.max(weights[1 + at]!, -prior[name].weight), missing: weights[1 + size + at]! },
    ]),
  )
  return { ...priorModel, version, bias: weights[0]!, corrections }
}

/** Platt scaling on the half of the brands that the corrections did not see; split by brand, never by pair. */
function calibrate(judged: readonly Judged[], version: number): Pick<Model, 'slope' | 'shift'> {
  const brands = [...new Set(judged.map(({ brandId }) => brandId))].sort()
  const isHeldOut = ({ brandId }: Judged) => brands.length > 1 && brands.indexOf(brandId) % 2 === 1
  const model = correct(brands.length > 1 ? judged.filter((one) => !isHeldOut(one)) : judged, version)
  const points = (brands.length > 1 ? judged.filter(isHeldOut) : judged).map(({ values, isGood }) => ({
    logit: logitOf(values, model),
    isGood,
  }))
  let slope = 1
  let shift = 0
  // Newton steps, drawn a little towards no change: two unknowns need only a few.
  for (let round = 0; round < 40; round += 1) {
    let [toSlope, toShift, bendSlope, bendBoth, bendShift] = [1 - slope, -shift, 1, 0, 1]
    for (const { logit, isGood } of points) {
      const stated = sigmoid(slope * logit + shift)
      const bend = stated * (1 - stated)
      toSlope += ((isGood ? 1 : 0) - stated) * logit
      toShift += (isGood ? 1 : 0) - stated
      bendSlope += bend * logit * logit
      bendBoth += bend * logit
      bendShift += bend
    }
    const span = bendSlope * bendShift - bendBoth * bendBoth
    slope = Math.min(20, Math.max(0.05, slope + (bendShift * toSlope - bendBoth * toShift) / span / 2))
    shift += (bendSlope * toShift - bendBoth * toSlope) / span / 2
  }
  return { slope, shift }
}

const logitOf = (values: Judged['values'], model: Model) =>
  scoreOf(Object.fromEntries(featureNames.map((name) => [name, { value: values[name], facts: [] }])) as never, model)
    .logit

/** The same for a thread. */
export const refitAll = ({ judged, version }: { judged: Judged[]; version: number }): Model => refit(judged, version)
