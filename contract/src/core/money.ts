/** Whole minor units; nothing here ever holds a float or mixes two currencies. */
export type Money = { minor: bigint; currency: string }

/** ISO 4217 where it is not two decimals. Written out: browsers and servers disagree about some. */
const none = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const three = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))
export const decimalsOf = (currency: string) => (none.has(currency) ? 0 : three.has(currency) ? 3 : 2)

/** `null` when the text has more decimals than the currency. */
export function money(text: string, currency: string): Money | null {
  const [whole = '', fraction = ''] = text.split('.')
  const places = decimalsOf(currency)
  if (fraction.length > places) return null
  return { minor: BigInt(whole + fraction.padEnd(places, '0')), currency }
}

export function amount({ minor, currency }: Money): string {
  const places = decimalsOf(currency)
  const digits = String(minor < 0n ? -minor : minor).padStart(places + 1, '0')
  const at = digits.length - places
  return (minor < 0n ? '-' : '') + digits.slice(0, at) + (places ? `.${digits.slice(at)}` : '')
}

export const times = (price: Money, units: number): Money => ({ ...price, minor: price.minor * BigInt(units) })

export function sum(currency: string, parts: readonly Money[]): Money {
  const stranger = parts.find((part) => part.currency !== currency)
  if (stranger) throw new TypeError(`${stranger.currency} cannot be added to ${currency}`)
  return { minor: parts.reduce((total, part) => total + part.minor, 0n), currency }
}

/** Stored minor units by currency, as amounts. */
export const amountsByCurrency = (minors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(minors).map(([currency, minor]) => [currency, amount({ minor: BigInt(minor), currency })]),
  )
