import { stages } from '@souk/contract/prospects/prospect-words.ts'
import type { SavedLead } from '@souk/contract/prospects/prospect-shapes.ts'
import { useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { oneOf, pageNumber, text, useUrlState } from '../../../lib/url/url-state.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { SelectionToolbar } from '../../../ui/tables/selection-toolbar.tsx'
import { Day } from '../../../ui/values/date.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { useProspectWrite, useSaved } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

const tones: Record<string, Tone> = {
  NEW: 'info',
  CONTACTED: 'warn',
  ANSWERED: 'warn',
  CONNECTED: 'ok',
  NOT_A_FIT: 'neutral',
}

const fields = { find: text(), stage: oneOf(stages), due: oneOf(['1']), savedPage: pageNumber(10) }

/** Saved prospects by stage, with bulk actions and a file. */
export function SavedTab() {
  const t = useT('prospects')
  const format = useFormat()
  const [{ find, stage, due, savedPage }, change] = useUrlState(fields)
  const isDue = due !== null
  const query = useSaved({ pageNumber: savedPage, search: find, filters: { stage, due: isDue, ownerId: null } })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const write = useProspectWrite('changeSaved')
  const act = (changes: { stage?: (typeof stages)[number]; isRemoved?: true }) =>
    void write.mutateAsync({ leadIds: [...selected], ...changes }).then(
      () => setSelected(new Set()),
      () => undefined,
    )
  const input = selected.size > 0 ? { leadIds: [...selected] } : stage ? { stage } : {}
  return (
    <QueryView query={query} skeleton={<TableSkeleton columns={5} />}>
      {({ leads, stages: counts, ...paging }) => (
        <div className={styles.stack}>
          <DataTable
            label={t('saved.table')}
            words="prospects"
            name="saved-prospects"
            rows={leads}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            rowLink={({ id }) => `/prospects-gen-ai/${id}`}
            columns={columnsOf(t as T, format)}
            selection={{ selected, onSelect: setSelected }}
            empty={t('saved.none')}
            toolbar={
              <FilterBar
                search={{
                  label: t('saved.search'),
                  value: find,
                  onSearch: (next) => change({ find: next }),
                }}
                selection={
                  <SelectionToolbar count={selected.size} total={leads.length} onClear={() => setSelected(new Set())}>
                    <Menu
                      trigger={<Button size="small">{t('saved.stage')}</Button>}
                      groups={[
                        stages.map((one) => ({
                          key: one,
                          label: t(`status.${one}`),
                          onSelect: () => act({ stage: one }),
                        })),
                      ]}
                    />
                    <Button size="small" onClick={() => act({ isRemoved: true })}>
                      {t('form.remove')}
                    </Button>
                  </SelectionToolbar>
                }
              >
                <Segmented
                  label={t('columns.stage')}
                  value={stage ?? 'all'}
                  segments={[
                    { value: 'all', label: t('stage.all') },
                    ...stages.map((value) => ({
                      value,
                      label: `${t(`status.${value}`)} ${format.number(counts[value] ?? 0)}`,
                    })),
                  ]}
                  onChange={(next) => change({ stage: next })}
                />
                <Checkbox
                  label={t('saved.due')}
                  isChecked={isDue}
                  onChange={(on) => change({ due: on ? '1' : null })}
                />
                <DownloadMenu of={{ type: 'prospectsExport', input, formats: ['csv', 'xlsx'] }} size="small" />
              </FilterBar>
            }
          />
          <Pager {...paging} onPage={(next) => change({ savedPage: next })} />
        </div>
      )}
    </QueryView>
  )
}

function columnsOf(t: T, format: ReturnType<typeof useFormat>): Column<SavedLead>[] {
  return [
    { key: 'name', isFixed: true, phone: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'place',
      phone: 'line',
      cell: ({ city, country }) =>
        city ? t('place', { city, country: format.country(country) }) : format.country(country),
    },
    {
      key: 'match',
      numeric: true,
      phone: 'hidden',
      cell: ({ match }) => format.number(match / 100, { style: 'percent' }),
    },
    { key: 'owner', phone: 'hidden', cell: ({ owner }) => <bdi>{owner?.name}</bdi> },
    { key: 'remindOn', phone: 'line', cell: ({ remindOn }) => remindOn && <Day value={remindOn} /> },
    { key: 'stage', phone: 'end', cell: (row) => <Status words="prospects" value={row.stage} tones={tones} /> },
  ]
}
