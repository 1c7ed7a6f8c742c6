import { type Brief, type BriefField, garmentKeys } from '@souk/contract/assistant/brief.ts'
import { colourKeys, materialKeys } from '@souk/contract/assistant/brief-words.ts'
import type { Format } from '../../lib/language/format.ts'
import type { T } from '../../lib/language/use-t.ts'

export type Chip = { field: BriefField; value: string | null; label: string }

/** A garment is a category or a sub-category; what has no name among the first is one of the second. */
export function garmentName(t: T, key: string): string {
  const name = t(`categories.${key}`)
  return name === `categories.${key}` ? t(`subCategories.${key}`) : name
}

/** A garment, colour or material by its name; a brand is its own name. */
export function termName(t: T, key: string): string {
  if (garmentKeys.includes(key)) return garmentName(t, key)
  if ((colourKeys as readonly string[]).includes(key)) return t(`colour.${key}`)
  if ((materialKeys as readonly string[]).includes(key)) return t(`material.${key}`)
  return key
}

/** A brief as chips, one for each value that can be taken out by itself. */
export function chipsOf(brief: Brief, t: T, format: Format): Chip[] {
  const one = (field: BriefField, label: string): Chip[] =>
    brief[field] === undefined ? [] : [{ field, value: null, label }]
  const each = (field: BriefField, name: (value: string) => string): Chip[] =>
    ((brief[field] as readonly string[] | undefined) ?? []).map((value) => ({ field, value, label: name(value) }))
  const money = (value: { amount: string; currency: string } | undefined) =>
    value ? format.money(value.amount, value.currency) : ''
  return [
    ...one('budget', t('chip.budget', { amount: money(brief.budget) })),
    ...each('categories', (key) => garmentName(t, key)),
    ...each('favour', (key) => t('chip.favour', { name: garmentName(t, key) })),
    ...each('materials', (key) => t(`material.${key}`)),
    ...each('colours', (key) => t(`colour.${key}`)),
    ...each('exclude', (key) => t('chip.exclude', { name: termName(t, key) })),
    ...each('brands', (name) => t('chip.brand', { name })),
    ...one('gender', t(`gender.${brief.gender}`)),
    ...one('department', t(`department.${brief.department}`)),
    ...one('sizes', t('chip.sizes', { sizes: sizesText(brief.sizes ?? []) })),
    ...one('deliverFrom', brief.deliverFrom ? t('chip.deliverFrom', { day: format.day(brief.deliverFrom) }) : ''),
    ...one('deliverBy', brief.deliverBy ? t('chip.deliverBy', { day: format.day(brief.deliverBy) }) : ''),
    ...one('inStock', t('chip.inStock')),
    ...one('maxBrands', t('chip.maxBrands', { count: brief.maxBrands ?? 0 })),
    ...one('maxStyles', t('chip.maxStyles', { count: brief.maxStyles ?? 0 })),
    ...one('unitsPerStyle', t('chip.unitsPerStyle', { count: brief.unitsPerStyle ?? 0 })),
    ...one('minWholesale', t('chip.minWholesale', { amount: money(brief.minWholesale) })),
    ...one('maxWholesale', t('chip.maxWholesale', { amount: money(brief.maxWholesale) })),
    ...one('minMarkup', t('chip.minMarkup', { value: brief.minMarkup ?? 0 })),
    ...one('priceLevel', t(`priceLevel.${brief.priceLevel}`)),
    ...one('storeType', t(`storeType.${brief.storeType}`)),
    ...one('place', t('chip.place', { name: brief.place ?? '' })),
    ...each('words', (word) => t('chip.word', { word })),
  ]
}

/** A long run by its ends. */
const sizesText = (sizes: readonly string[]) => (sizes.length > 3 ? `${sizes[0]}–${sizes.at(-1)}` : sizes.join(', '))

/** The brief without one chip. */
export function withoutChip(brief: Brief, { field, value }: Chip): Brief {
  const { [field]: was, ...rest } = brief
  const left = value === null || !Array.isArray(was) ? [] : (was as string[]).filter((one) => one !== value)
  return (left.length > 0 ? { ...rest, [field]: left } : rest) as Brief
}
