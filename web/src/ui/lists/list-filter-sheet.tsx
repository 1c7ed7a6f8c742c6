import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useT } from '../../lib/language/use-t.ts'
import type { ListState } from '../../lib/url/use-list.ts'
import { Checkbox, CheckboxGroup } from '../choices/checkbox.tsx'
import { SelectField } from '../choices/select-field.tsx'
import { QueryView } from '../feedback/query-view.tsx'
import { DateField, DateRangeField } from '../fields/date-field.tsx'
import { Button } from '../layout/button.tsx'
import { SideSheet } from '../overlays/side-sheet.tsx'
import { Stack } from '../layout/stack.tsx'
import { type Choice, type ChoicesQuery, hasWords, type ListChoices, listedValues } from './list-choices.ts'

type Props = { words: string; state: ListState; choices: ListChoices; onClose: () => void }

/** Every field a list can be narrowed by; each choice shows at once behind the sheet. */
export function ListFilterSheet({ words, state, choices, onClose }: Props) {
  const t = useT('ui')
  return (
    <SideSheet
      isOpen
      title={t('list.filters')}
      onClose={onClose}
      actions={
        <>
          {state.isAny && (
            <Button look="quiet" onClick={state.reset}>
              {t('filter.clearAll')}
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            {t('list.done')}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {choices.of.map((name) => (
          <FilterField key={name} name={name} words={words} state={state} choices={choices} />
        ))}
      </Stack>
    </SideSheet>
  )
}

/** The end of a range of days that begins with `from`. */
const lastDays = ['until', 'to']
type FieldProps = Omit<Props, 'onClose'> & { name: string }

function FilterField(props: FieldProps) {
  const { name, words, state, choices } = props
  const word = useT(words)
  const label = choices.labelOf?.(name) ?? word(`field.${name}`)
  const filter = state.list.filters[name]
  const values = state.values as Record<string, unknown>
  const end = lastDays.find((day) => choices.of.includes(day))
  if (name === end && choices.of.includes('from')) return null
  if (name === 'from' && end) {
    return (
      <DateRangeField
        label={choices.labelOf?.('days') ?? word('field.days')}
        isOptional
        value={{ from: String(values['from']), to: String(values[end]) }}
        onChange={({ from, to }) => state.change({ from, [end]: to })}
      />
    )
  }
  if (filter?.kind === 'flag') {
    return (
      <Checkbox label={label} isChecked={values[name] === true} onChange={(isOn) => state.change({ [name]: isOn })} />
    )
  }
  if (filter?.kind === 'day') {
    return (
      <DateField
        label={label}
        isOptional
        value={String(values[name])}
        onChange={(day) => state.change({ [name]: day })}
      />
    )
  }
  const query = choices.valuesOf?.(name)
  return query ? (
    <Asked {...props} label={label} query={query} />
  ) : (
    <Values
      {...props}
      label={label}
      known={(choices.only?.(name) ?? listedValues(filter)).map((value) => ({ value }))}
    />
  )
}

function Asked({ query, ...props }: FieldProps & { label: string; query: ChoicesQuery }) {
  return (
    <QueryView query={useQuery<readonly Choice[]>({ ...query, placeholderData: keepPreviousData })}>
      {(known) => <Values {...props} known={known} />}
    </QueryView>
  )
}

function Values({
  name,
  words,
  state,
  choices,
  label,
  known,
}: FieldProps & { label: string; known: readonly Choice[] }) {
  const t = useT('ui')
  const word = useT(words)
  const filter = state.list.filters[name]
  const value = (state.values as Record<string, unknown>)[name]
  const textOf = (one: Choice) =>
    hasWords(choices, filter, name) ? word(`${name}.${one.value}`) : (one.label ?? one.value)
  if (known.length === 0) return null
  if (filter?.kind === 'one') {
    return (
      <SelectField
        label={label}
        options={[
          { value: '', label: t('list.any') },
          ...known.map((one) => ({ value: one.value, label: textOf(one) })),
        ]}
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => state.change({ [name]: next || null })}
      />
    )
  }
  return (
    <CheckboxGroup
      label={label}
      value={value as readonly string[]}
      onChange={(next) => state.change({ [name]: next })}
      choices={known.map((one) => ({
        value: one.value,
        label: <bdi>{textOf(one)}</bdi>,
        ...(one.count !== undefined && { count: one.count }),
      }))}
    />
  )
}
