import { type Format, useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'

const shapes = [
  { pattern: /^UNDER_([\d_]+)$/, word: 'bands.under', names: ['to'] },
  { pattern: /^FROM_([\d_]+)_TO_([\d_]+)$/, word: 'bands.range', names: ['from', 'to'] },
  { pattern: /^OVER_([\d_]+)$/, word: 'bands.over', names: ['from'] },
] as const

/** A band by its key, `FROM_2_5_TO_2_8`: the key names its bounds, so no table of bands has to come along. */
export function bandName(t: T, key: string, show: (bound: string) => string): string {
  for (const { pattern, word, names } of shapes) {
    const found = pattern.exec(key)
    if (!found) continue
    const bounds = found.slice(1).map((bound) => show(bound.replaceAll('_', '.')))
    return t(word, Object.fromEntries(names.map((name, at) => [name, bounds[at] ?? ''])))
  }
  return key
}

/** The month a delivery begins in. */
export function deliveryName(t: T, format: Format, value: string): string {
  if (value === 'NOW') return t('delivery.NOW')
  return /^\d{4}-\d{2}$/.test(value) ? format.day(`${value}-01`, { month: 'long', year: 'numeric' }) : value
}

type Known = {
  currency?: string | null | undefined
  isWholesale: boolean
  of: 'products' | 'brands'
  brands?: readonly { value: string; name: string }[] | undefined
}

/** What filters and their values are called. */
export function useFilterNames({ currency, isWholesale, of, brands = [] }: Known) {
  const t = useT('discovery')
  const format = useFormat()
  const price = (bound: string) => (currency ? format.money(bound, currency) : format.number(Number(bound)))
  const names: Record<string, (value: string) => string> = {
    department: (value) => t(`departments.${value}`),
    category: (value) => t(`categories.${value}`),
    subCategory: (value) => t(`subCategories.${value}`),
    gender: (value) => t(`genders.${value}`),
    status: (value) => t(`status.${value}`),
    type: (value) => t(`type.${value}`),
    country: (value) => (/^[A-Z]{2}$/.test(value) ? format.country(value) : value),
    price: (value) => bandName(t, value, price),
    markUp: (value) => bandName(t, value, (bound) => t('times', { times: format.number(Number(bound)) })),
    delivery: (value) => deliveryName(t, format, value),
    minimum: (value) =>
      value === '0' ? t('minimum.none') : t('minimum.upTo', { amount: format.number(Number(value)) }),
    brand: (value) => brands.find((one) => one.value === value)?.name ?? t('facet.brand'),
    colour: (value) => t(`colours.${value}`),
  }
  const facets: Record<string, string> = {
    price: isWholesale ? 'wholesale' : 'retail',
    country: of === 'products' ? 'madeIn' : 'country',
  }
  return {
    facet: (name: string) => t(`facet.${facets[name] ?? name}`),
    value: (name: string, value: string) => names[name]?.(value) ?? value,
  }
}
