/** `12.5` → 1250 hundredths of a percent. */
export function hundredths(percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.')
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
export const percentOf = (value: number): string => String(value / 100)
