import { useQueries } from '@tanstack/react-query'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import type { ListState } from '../../lib/url/use-list.ts'
import { CompactSelect } from '../choices/compact-select.tsx'
import { Button } from '../layout/button.tsx'
import type { Column } from '../tables/data-table-columns.ts'
import { type ActiveFilter, FilterBar } from '../tables/filter-bar.tsx'
import { hasWords, isId, type ListChoices } from './list-choices.ts'

/** What is written into the search box: `q` unless it is said, under the word `search`. */
export type ListSearch = { field?: string; label?: string }

type Props = {
  words: string
  state: ListState
  search?: ListSearch | undefined
  choices?: ListChoices | undefined
  columns: readonly Pick<Column<never>, 'sorts'>[]
  children?: ReactNode
}

/** Fetched by who narrows something. */
const FilterSheet = lazyDialog(async () => (await import('./list-filter-sheet.tsx')).ListFilterSheet)
const none: ListChoices = { of: [] }

/** The search of a list, its filters, those that are on, and the orders that no column stands for. */
export function ListFilters({ words, state, search = {}, choices = none, columns, children }: Props) {
  const t = useT('ui')
  const word = useT(words)
  const [isOpen, setOpen] = useState(false)
  const { list, fields, change, isAny, reset } = state
  const values = state.values as Record<string, unknown>
  const { field = 'q', label = word('search') } = search
  const active = useActive(words, state, choices, field)
  const ofColumns = columns.flatMap(({ sorts }) => [sorts?.up, sorts?.down])
  const isSortChosen = list.sorts.length > 1 && list.sorts.some((sort) => !ofColumns.includes(sort))
  if (!(field in fields || isSortChosen || children || choices.of.length + active.length > 0)) return null
  return (
    <>
      <FilterBar
        {...(field in fields && {
          search: { label, value: String(values[field]), onSearch: (text: string) => change({ [field]: text }) },
        })}
        filters={active}
        {...(isAny && { onClear: reset })}
      >
        {choices.of.length > 0 && (
          <Button icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
            {t('list.filters')}
          </Button>
        )}
        {isSortChosen && (
          <CompactSelect
            label={t('list.sort')}
            options={list.sorts.map((value) => ({ value, label: word(`sort.${value}`) }))}
            value={state.values.sort}
            onChange={(sort) => change({ sort })}
          />
        )}
        {children}
      </FilterBar>
      <Suspense>
        {isOpen && <FilterSheet words={words} state={state} choices={choices} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** The filters that are on, in words. Names come from the server, asked for only where something is chosen. */
function useActive(
  words: string,
  { list, fields, values: all, change }: ListState,
  choices: ListChoices,
  search: string,
): ActiveFilter[] {
  const t = useT('ui')
  const word = useT(words)
  const format = useFormat()
  const values = all as Record<string, unknown>
  const names = Object.keys(fields).filter((name) => name !== search && fields[name]!.role === 'filter')
  const asked = names.flatMap((name) => {
    const isChosen = fields[name]!.write(values[name]) !== ''
    const query = isChosen && !hasWords(choices, list.filters[name], name) ? choices.valuesOf?.(name) : undefined
    return query ? [query] : []
  })
  const known = useQueries({ queries: asked }).flatMap(({ data }) => data ?? [])
  const labelOf = (name: string) => choices.labelOf?.(name) ?? word(`field.${name}`)
  const wordOf = (name: string, value: string) =>
    hasWords(choices, list.filters[name], name)
      ? word(`${name}.${value}`)
      : (known.find((one) => one.value === value)?.label ?? value)
  /** An id whose name nobody is asked for says nothing: its label stands alone. */
  const isUnnamed = (name: string) => isId(list.filters[name]) && !choices.valuesOf?.(name)
  const is = (name: string, value: string) =>
    isUnnamed(name) ? labelOf(name) : t('list.filterIs', { field: labelOf(name), value })

  return names.flatMap((name): ActiveFilter[] => {
    const value = values[name]
    const kind = list.filters[name]?.kind
    if (Array.isArray(value))
      return (value as string[]).map((one) => ({
        key: `${name} ${one}`,
        label: is(name, wordOf(name, one)),
        onRemove: () => change({ [name]: (value as string[]).filter((other) => other !== one) }),
      }))
    if (value === null || value === undefined || value === '' || value === false) return []
    const label =
      value === true
        ? labelOf(name)
        : is(name, kind === 'day' ? format.day(String(value)) : wordOf(name, String(value)))
    return [{ key: name, label, onRemove: () => change({ [name]: null }) }]
  })
}
