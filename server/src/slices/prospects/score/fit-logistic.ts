/** One observation; `start` is the logit before anything is learned. */
export type Observed = { inputs: Float64Array; start: number; isGood: boolean }

const rounds = 30
const enough = 1e-9
const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

/** Ridge logistic regression by Newton's method; a step that makes it worse is halved. */
export function fitLogistic(rows: readonly Observed[], size: number, ridge: number): Float64Array {
  let weights = new Float64Array(size)
  if (rows.length === 0) return weights
  let loss = lossOf(rows, weights, ridge)
  for (let round = 0; round < rounds; round += 1) {
    const step = stepFrom(rows, weights, ridge)
    let length = 1
    let next = weights
    let after = Infinity
    while (after > loss && length > 1e-4) {
      const share = length
      next = weights.map((weight, at) => weight + share * step[at]!)
      after = lossOf(rows, next, ridge)
      length /= 2
    }
    if (!(after < loss - enough)) break
    weights = next
    loss = after
  }
  return weights
}

const logitOf = ({ inputs, start }: Observed, weights: Float64Array) => {
  let logit = start
  for (let at = 0; at < inputs.length; at += 1) logit += weights[at]! * inputs[at]!
  return logit
}

function lossOf(rows: readonly Observed[], weights: Float64Array, ridge: number): number {
  let loss = 0
  for (const weight of weights) loss += (ridge * weight * weight) / 2
  for (const row of rows) {
    const logit = logitOf(row, weights)
    loss += Math.max(0, logit) - (row.isGood ? logit : 0) + Math.log1p(Math.exp(-Math.abs(logit)))
  }
  return loss
}

function stepFrom(rows: readonly Observed[], weights: Float64Array, ridge: number): Float64Array {
  const size = weights.length
  const slopes = Float64Array.from(weights, (weight) => -ridge * weight)
  const bends = new Float64Array(size * size)
  for (let at = 0; at < size; at += 1) bends[at * size + at] = ridge
  for (const row of rows) {
    const stated = sigmoid(logitOf(row, weights))
    const miss = (row.isGood ? 1 : 0) - stated
    const bend = stated * (1 - stated)
    for (let at = 0; at < size; at += 1) {
      const input = row.inputs[at]!
      if (input === 0) continue
      slopes[at]! += miss * input
      for (let other = 0; other <= at; other += 1) bends[at * size + other]! += bend * input * row.inputs[other]!
    }
  }
  return solve(bends, slopes)
}

/** Solves a symmetric positive system by Cholesky's method; the lower half is given, and used up. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  const solved = Float64Array.from(right)
  for (let at = 0; at < size; at += 1) {
    for (let other = 0; other <= at; other += 1) {
      let sum = matrix[at * size + other]!
      for (let k = 0; k < other; k += 1) sum -= matrix[at * size + k]! * matrix[other * size + k]!
      matrix[at * size + other] = at === other ? Math.sqrt(sum) : sum / matrix[other * size + other]!
    }
    for (let k = 0; k < at; k += 1) solved[at]! -= matrix[at * size + k]! * solved[k]!
    solved[at]! /= matrix[at * size + at]!
  }
  for (let at = size - 1; at >= 0; at -= 1) {
    for (let k = at + 1; k < size; k += 1) solved[at]! -= matrix[k * size + at]! * solved[k]!
    solved[at]! /= matrix[at * size + at]!
  }
  return solved
}
