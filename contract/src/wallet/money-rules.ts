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

/** As people count them: a marketplace begins with one row for each rule, and all of them are its first version. */
export const shownVersion = (version: number): number => Math.max(1, version - ruleKeys.length + 1)
