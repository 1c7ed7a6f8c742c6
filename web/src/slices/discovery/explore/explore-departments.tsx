import { departments } from '@souk/contract/reference/departments.ts'
import { useChoosable } from '../../../lib/reference-lists.ts'
import { listOf, text, useUrlState } from '../../../lib/url/url-state.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'

/** The first question of every buyer; a second press takes the answer back. */
export function ExploreDepartments() {
  const t = useT('discovery')
  const [{ department: chosen }, change] = useUrlState({ department: listOf(text()) })
  return (
    <ChoiceChips
      label={t('explore.departments')}
      isSingle
      value={chosen}
      chips={useChoosable('departments', departments).map((value) => ({ value, label: t(`departments.${value}`) }))}
      onChange={(department) => change({ department })}
    />
  )
}
