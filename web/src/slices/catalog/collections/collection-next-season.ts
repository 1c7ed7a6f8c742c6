/** “AW26” becomes “AW27”, “Autumn Winter 2026” becomes “Autumn Winter 2027”; without a year there is nothing to count on. */
export function nextSeason(text: string): string {
  return text.replace(/(\d{4}|\d{2})(?!.*\d)/, (year) => String(Number(year) + 1).padStart(year.length, '0'))
}
