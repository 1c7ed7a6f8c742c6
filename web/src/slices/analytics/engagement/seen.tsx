import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'

/** Retailers that may be named, and the others in steps of five. */
export function useSeen() {
  const t = useT('analytics')
  const format = useFormat()
  return ({ retailers, others }: { retailers: number; others: number }): string =>
    others > 0
      ? t('seen.both', { retailers: format.number(retailers), others: format.number(others) })
      : format.number(retailers)
}
