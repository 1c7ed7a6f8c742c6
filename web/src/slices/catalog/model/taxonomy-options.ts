import { categories, departments } from '@souk/contract/reference/taxonomy.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useChoosable } from '../../../lib/reference-lists.ts'
import type { Option } from '../../../ui/choices/options.ts'

/** Keys with their words. */
export const optionsOf = (words: string, values: readonly string[], t: T): Option[] =>
  values.map((value) => ({ value, label: t(`${words}.${value}`) }))

/** What may be chosen, and what is chosen already. */
export function useCategoryOptions(chosen?: readonly string[]): Option[] {
  const t = useT('products')
  const keys = useChoosable('categories', categories, chosen).map(({ key }) => key)
  return optionsOf('categories', keys, t)
}

export function useDepartmentOptions(chosen?: readonly string[]): Option[] {
  const t = useT('products')
  return optionsOf('departments', useChoosable('departments', departments, chosen), t)
}
