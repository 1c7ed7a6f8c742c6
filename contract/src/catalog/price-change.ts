import { decimalsOf } from '../core/money.ts'
import { shareToStep } from '../core/rounding.ts'

export const priceChangeKinds = ['PERCENT', 'FACTOR'] as const
export type PriceChangeKind = (typeof priceChangeKinds)[number]
/** What the new prices end in: any unit of the currency, steps of a whole unit, or 95 and 99 hundredths of one. */
export const priceEndings = ['UNIT', 'TENTH', 'HALF', 'WHOLE', 'END_95', 'END_99'] as const
export type PriceEnding = (typeof priceEndings)[number]

const patterns = { PERCENT: /^(-?)(\d{1,3})(?:\.(\d{1,2}))?$/, FACTOR: /^()(\d{1,2})(?:\.(\d{1,4}))?$/ } as const
const whole = 10_000n
const highest = 10n * whole

/** What a price is multiplied by, in ten-thousandths; `null` for what is no such change. */
export function rateOf(kind: PriceChangeKind, text: string): bigint | null {
  const [, sign, units, fraction = ''] = patterns[kind].exec(text) ?? []
  if (units === undefined) return null
  const number = BigInt(units + fraction.padEnd(kind === 'PERCENT' ? 2 : 4, '0'))
  const rate = kind === 'FACTOR' ? number : sign ? whole - number : whole + number
  return rate > 0n && rate <= highest ? rate : null
}

function stepOf(ending: PriceEnding, currency: string): { step: bigint; end: bigint } {
  const unit = 10n ** BigInt(decimalsOf(currency))
  const part = (of: bigint) => (unit >= of ? unit / of : 1n) // a currency without decimals has no smaller step
  if (ending === 'UNIT') return { step: 1n, end: 0n }
  if (ending === 'TENTH') return { step: part(10n), end: 0n }
  if (ending === 'HALF') return { step: part(2n), end: 0n }
  const end = { WHOLE: 0n, END_95: 95n, END_99: 99n }[ending]
  return { step: unit, end: (unit * end) / 100n }
}

/** What a price becomes; `null` where it would be zero or longer than a price may be. What is free stays free. */
export function changedPrice(minor: bigint, rate: bigint, ending: PriceEnding, currency: string): bigint | null {
  if (minor === 0n) return 0n
  const { step, end } = stepOf(ending, currency)
  const next = shareToStep(minor, rate, step, end)
  const isShort = next < 10n ** BigInt(15 + decimalsOf(currency))
  return next > 0n && isShort ? next : null
}
