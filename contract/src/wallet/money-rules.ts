/** Everything the marketplace charges and gives; basis points, months or minor units of the currency named. */
export const ruleKeys = [
  'commission.first',
  'commission.later',
  'commission.direct',
  'commission.referred',
  'rewards.rate',
  'rewards.months',
  'rewards.share',
  'referral.retailer',
  'referral.brand',
  'referral.cap',
] as const
export type RuleKey = (typeof ruleKeys)[number]
export const ruleUnit = (key: RuleKey): 'basisPoints' | 'months' | 'usd' =>
  key === 'rewards.months' ? 'months' : key.startsWith('referral.') ? 'usd' : 'basisPoints'

/** A share in basis points, rounded half up: commission. */
export const shareHalfUp = (minor: bigint, basisPoints: number | bigint): bigint =>
  (minor * BigInt(basisPoints) + 5_000n) / 10_000n

/** A share in basis points, rounded down: rewards, and what a wallet may pay. */
export const shareDown = (minor: bigint, basisPoints: number | bigint): bigint =>
  (minor * BigInt(basisPoints)) / 10_000n

/** A part of a sum that belongs to one of several weights, rounded down. */
export const partOf = (sum: bigint, weight: bigint, weights: bigint): bigint =>
  weights === 0n ? 0n : (sum * weight) / weights
