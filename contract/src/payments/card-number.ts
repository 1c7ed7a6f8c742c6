/** The digits of a number as people type it. */
export const digitsOf = (number: string) => number.replace(/[\s-]/g, '')

/** The check digit that every card number ends with. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is good until the end of its month. */
export function isExpired({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean {
  return Date.UTC(expYear, expMonth, 1) <= now.getTime()
}
