import { useT } from '../../lib/language/use-t.ts'
import type { ListState } from '../../lib/url/use-list.ts'
import { ChoiceChips } from '../choices/chips.tsx'
import { type ListChoices, listedValues } from './list-choices.ts'

type Props = { words: string; state: ListState; of: string; choices?: ListChoices | undefined }

/** The parts of a list, by the values of one of its filters; the words are `<filter>.<value>` and `<filter>.all`. */
export function ListTabs({ words, state, of, choices }: Props) {
  const t = useT(words)
  const listed = choices?.only?.(of) ?? listedValues(state.list.filters[of])
  const values = usualOf(state, of) === null ? ['all', ...listed] : listed
  return (
    <ChoiceChips
      label={t(`field.${of}`)}
      isSingle
      value={[chosenOf(state, of) ?? 'all']}
      onChange={([next]) => state.change({ [of]: next })}
      chips={values.map((value) => ({ value, label: t(`${of}.${value}`) }))}
    />
  )
}

export const chosenOf = ({ values }: ListState, of: string) => (values as Record<string, unknown>)[of] as string | null
/** What stands where the address says nothing. */
export const usualOf = ({ fields }: ListState, of: string) => fields[of]?.read(null) as string | null
export const isWhole = (value: string | null) => value === null || value === 'all'
