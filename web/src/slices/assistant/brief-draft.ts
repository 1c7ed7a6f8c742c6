import { Brief } from '@souk/contract/assistant/brief.ts'

/** A brief as the fields of a form: everything is text, a list or a switch. */
export type Draft = {
  budget: string
  currency: string
  categories: readonly string[]
  materials: readonly string[]
  colours: readonly string[]
  brands: readonly string[]
  exclude: readonly string[]
  deliverFrom: string
  deliverBy: string
  sizes: string
  maxBrands: string
  maxStyles: string
  unitsPerStyle: string
  minMarkup: string
  minWholesale: string
  maxWholesale: string
  gender: string
  priceLevel: string
  inStock: boolean
}

export function draftOf(brief: Brief): Draft {
  const text = (value: number | string | undefined) => (value === undefined ? '' : String(value))
  return {
    budget: text(brief.budget?.amount),
    currency: brief.budget?.currency ?? brief.maxWholesale?.currency ?? brief.minWholesale?.currency ?? 'EUR',
    categories: brief.categories ?? [],
    materials: brief.materials ?? [],
    colours: brief.colours ?? [],
    brands: brief.brands ?? [],
    exclude: brief.exclude ?? [],
    deliverFrom: text(brief.deliverFrom),
    deliverBy: text(brief.deliverBy),
    sizes: (brief.sizes ?? []).join(', '),
    maxBrands: text(brief.maxBrands),
    maxStyles: text(brief.maxStyles),
    unitsPerStyle: text(brief.unitsPerStyle),
    minMarkup: text(brief.minMarkup),
    minWholesale: text(brief.minWholesale?.amount),
    maxWholesale: text(brief.maxWholesale?.amount),
    gender: text(brief.gender),
    priceLevel: text(brief.priceLevel),
    inStock: brief.inStock ?? false,
  }
}

/** The brief that the form says; null where a field is not valid. What the form does not show stays. */
export function briefOf(before: Brief, draft: Draft): Brief | null {
  const { favour, department, storeType, place, words } = before
  const money = (amount: string) =>
    amount.trim() === '' ? undefined : { amount: amount.trim(), currency: draft.currency }
  const number = (value: string) => (value.trim() === '' ? undefined : Number(value))
  const list = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined)
  const next = {
    favour,
    department,
    storeType,
    place,
    words,
    budget: money(draft.budget),
    minWholesale: money(draft.minWholesale),
    maxWholesale: money(draft.maxWholesale),
    categories: list(draft.categories),
    materials: list(draft.materials),
    colours: list(draft.colours),
    brands: list(draft.brands),
    exclude: list(draft.exclude),
    deliverFrom: draft.deliverFrom || undefined,
    deliverBy: draft.deliverBy || undefined,
    sizes: list(draft.sizes.split(/[,،\s]+/).filter(Boolean)),
    maxBrands: number(draft.maxBrands),
    maxStyles: number(draft.maxStyles),
    unitsPerStyle: number(draft.unitsPerStyle),
    minMarkup: number(draft.minMarkup),
    gender: draft.gender || undefined,
    priceLevel: draft.priceLevel || undefined,
    inStock: draft.inStock || undefined,
  }
  const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
  return Brief.safeParse(given).data ?? null
}
