import { categories, departments } from '@souk/contract/reference/taxonomy.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useReferenceList } from '../../../lib/reference-lists.ts'
import type { Option } from '../../../ui/choices/options.ts'

/** Keys with their words. */
export const optionsOf = (words: string, values: readonly string[], t: T): Option[] =>
  values.map((value) => ({ value, label: t(`${words}.${value}`) }))

export function useCategoryOptions(): Option[] {
  const t = useT('products')
  const keys = useReferenceList('categories', categories).map(({ key }) => key)
  return optionsOf('categories', keys, t)
}

export function useDepartmentOptions(): Option[] {
  const t = useT('products')
  return optionsOf('departments', useReferenceList('departments', departments), t)
}
