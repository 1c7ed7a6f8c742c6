import { z } from 'zod/mini'
import { type Money, decimalsOf } from './money.ts'

/** A range that people filter by. `min` and `max` decide; `from` and `to` are what its label names. */
export const Band = z.object({
  key: z.string(),
  label: z.enum(['bands.under', 'bands.range', 'bands.over']),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  min: z.nullable(z.string()),
  isMinIncluded: z.boolean(),
  max: z.nullable(z.string()),
  isMaxIncluded: z.boolean(),
})
export type Band = z.infer<typeof Band>

const keyOf = (...parts: string[]) => parts.join('_').replaceAll('.', '_')

function under(to: string, max: string): Band {
  const key = keyOf('UNDER', to)
  return { key, label: 'bands.under', from: null, to, min: null, isMinIncluded: false, max, isMaxIncluded: false }
}
/** Ends before `max`; without one it ends with `to` itself. */
function range(from: string, to: string, max?: string): Band {
  const bounds = { min: from, isMinIncluded: true, max: max ?? to, isMaxIncluded: max === undefined }
  return { key: keyOf('FROM', from, 'TO', to), label: 'bands.range', from, to, ...bounds }
}
function over(from: string, isMinIncluded = false): Band {
  const bounds = { min: from, isMinIncluded, max: null, isMaxIncluded: false }
  return { key: keyOf('OVER', from), label: 'bands.over', from, to: null, ...bounds }
}

/** What is between two labels (25.50) belongs to the lower one, except above the last whole number named. */
export const priceBands: Record<'retailer' | 'brand', readonly Band[]> = {
  retailer: [under('25', '26'), range('26', '50', '51'), range('51', '100', '101'), range('101', '250'), over('250')],
  brand: [under('25', '26'), range('26', '100', '101'), range('101', '250', '251'), range('251', '500'), over('500')],
}

/** Bands of mark-up: retail price ÷ wholesale price. */
export const markupBands: readonly Band[] = [
  under('2.5', '2.5'),
  range('2.5', '2.8', '2.8'),
  range('2.8', '3.1', '3.1'),
  over('3.1', true),
]

type Fraction = { numerator: bigint; denominator: bigint }

/** Below 0, 0 or above it as the fraction is below, on or above the bound; 2.5 is 25 tenths, never a float. */
function beside(bound: string, { numerator, denominator }: Fraction): bigint {
  const [whole = '', decimals = ''] = bound.split('.')
  return numerator * 10n ** BigInt(decimals.length) - BigInt(whole + decimals) * denominator
}

function contains({ min, isMinIncluded, max, isMaxIncluded }: Band, value: Fraction): boolean {
  const fromMin = min === null ? 1n : beside(min, value)
  const fromMax = max === null ? -1n : beside(max, value)
  return (isMinIncluded ? fromMin >= 0n : fromMin > 0n) && (isMaxIncluded ? fromMax <= 0n : fromMax < 0n)
}

function bandOf(bands: readonly Band[], value: Fraction): Band {
  const band = bands.find((candidate) => contains(candidate, value))
  if (!band) throw new RangeError('The bands leave a gap')
  return band
}

export function priceBandOf(side: keyof typeof priceBands, { minor, currency }: Money): Band {
  return bandOf(priceBands[side], { numerator: minor, denominator: 10n ** BigInt(decimalsOf(currency)) })
}

/** `null` when the wholesale price says nothing about a mark-up. */
export function markupBandOf(retail: Money, wholesale: Money): Band | null {
  if (retail.currency !== wholesale.currency)
    throw new TypeError(`${retail.currency} is no mark-up on ${wholesale.currency}`)
  if (wholesale.minor <= 0n) return null
  return bandOf(markupBands, { numerator: retail.minor, denominator: wholesale.minor })
}
