/** Where amounts are divided. All are whole minor units that are never negative; a rate is in hundredths of a percent. */

export const divideHalfUp = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by)

/** A share of an amount, half up: tax, discounts, deposits, commission. */
export const shareHalfUp = (amount: bigint, rate: number | bigint): bigint =>
  divideHalfUp(amount * BigInt(rate), 10_000n)

/** The share that an amount contains, half up: the tax in a price that includes it. */
export const containedHalfUp = (amount: bigint, rate: number | bigint): bigint =>
  divideHalfUp(amount * BigInt(rate), 10_000n + BigInt(rate))

/** A share of an amount, rounded down: rewards, and what a wallet may pay. */
export const shareDown = (amount: bigint, rate: number | bigint): bigint => (amount * BigInt(rate)) / 10_000n

/** What one of several weights gets of a sum, rounded down. */
export const weighDown = (sum: bigint, weight: bigint, weights: bigint): bigint =>
  weights === 0n ? 0n : (sum * weight) / weights

/** What the next `quantity` of `of` come to when `before` were counted already: the parts add up to the whole. */
export function nextPart(whole: bigint, of: number, before: number, quantity: number): bigint {
  const upTo = (n: number) => divideHalfUp(whole * BigInt(n), BigInt(of))
  return upTo(before + quantity) - upTo(before)
}

/** The number of the form `k × step + end` that is nearest to a share of an amount, half up; never below `end`. */
export function shareToStep(amount: bigint, rate: bigint, step: bigint, end = 0n): bigint {
  const beyond = amount * rate - end * 10_000n
  return beyond <= 0n ? end : divideHalfUp(beyond, 10_000n * step) * step + end
}
