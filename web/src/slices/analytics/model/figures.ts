import { none } from '@souk/contract/analytics/none.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'

/** How figures of this slice are written. */
export function useFigures(currency: string) {
  const format = useFormat()
  return {
    money: (amount: string) => format.money(amount, currency),
    /** Of a drawing: whole units of the currency are enough. */
    whole: (value: number) => format.money(String(Math.round(value)), currency),
    axis: (value: number) => format.number(value, { notation: 'compact' }),
    count: (value: number) => format.number(value),
    percent: (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 1 }),
    decimal: (value: number) => format.number(value, { maximumFractionDigits: 1 }),
  }
}

/** The share by which a figure moved; none from nought. */
export function changeOf(now: string, before: string | undefined): number | null {
  const then = Number(before ?? 0)
  return then === 0 ? null : (Number(now) - then) / Math.abs(then)
}

/** What a row of a dimension is called. */
export function useRowName() {
  const t = useT('analytics')
  const words = useT('messages')
  const format = useFormat()
  return (by: string, key: string, label: string): string => {
    if (key === none || key === '') return t(by === 'salesRep' ? 'none.salesRep' : 'none')
    if (by === 'day') return format.day(key, { day: 'numeric', month: 'short', year: 'numeric' })
    if (by === 'week') return t('week', { day: format.day(key, { day: 'numeric', month: 'short', year: 'numeric' }) })
    if (by === 'month' || by === 'deliveryMonth') return format.day(`${key}-01`, { month: 'long', year: 'numeric' })
    if (by === 'country') return format.country(key)
    if (by === 'category') return words(`categories.${key}` as 'categories.DRESSES')
    return label
  }
}
