type Month = { month: string; currency: string; orders: number; amount: string }

/** The currencies of a year, the one with most orders first: amounts of two currencies are never compared. */
export function currenciesOf(months: readonly Pick<Month, 'currency' | 'orders'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { currency, orders } of months) counts.set(currency, (counts.get(currency) ?? 0) + orders)
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([currency]) => currency)
}

/** Twelve months up to the newest, with nought where nothing was ordered. Drawn, not reckoned with: a float is good enough. */
export function monthsOf(months: readonly Month[], currency: string): { month: string; amount: number }[] {
  const newest = months
    .map(({ month }) => month)
    .toSorted()
    .at(-1)
  if (!newest) return []
  const [year = 0, last = 1] = newest.split('-').map(Number)
  return Array.from({ length: 12 }, (_, at) => {
    const month = new Date(Date.UTC(year, last - 12 + at, 1)).toISOString().slice(0, 7)
    const found = months.find((one) => one.month === month && one.currency === currency)
    return { month, amount: Number(found?.amount ?? 0) }
  })
}
