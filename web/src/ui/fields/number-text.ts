/** Arabic and Persian keyboards type their own digits; every number of ours is written in Latin ones. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
}

/**
 * What of a typed or pasted amount can be one. Of two separators the last is the decimal one,
 * so that "1.250,50" and "1,250.50" are the same; a lone separator before exactly three digits
 * separates thousands where the currency has fewer decimals than that.
 */
export function amountText(typed: string, decimals: number): string {
  const text = latinDigits(typed).replace(/[^\d.,]/g, '')
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const separators = text.match(/[.,]/g)?.length ?? 0
  const tail = text.slice(at + 1)
  const isMixed = text.includes('.') && text.includes(',')
  const groupsThousands = text[at] === ',' || separators > 1
  const isDecimal = at >= 0 && (isMixed || !(tail.length === 3 && decimals < 3 && groupsThousands))
  const whole = (isDecimal ? text.slice(0, at) : text).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  if (!isDecimal || decimals === 0) return whole
  return `${whole || '0'}.${tail.slice(0, decimals)}`
}

/** Written out as the currency is: `12.5` becomes `12.50`. Blank stays blank, for a price is often optional. */
export function fullAmount(text: string, decimals: number): string {
  if (text === '') return ''
  const [whole = '0', fraction = ''] = text.split('.')
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`
}

/** The whole number in a text, or `null` when there is none. */
export function wholeNumber(text: string): number | null {
  const digits = latinDigits(text).replace(/[^\d-]/g, '')
  return /^-?\d+$/.test(digits) ? Number(digits) : null
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
