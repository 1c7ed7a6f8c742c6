import { filter, list } from '@souk/contract/core/lists/list.ts'
import { stages } from '@souk/contract/prospects/prospect-words.ts'
import type { SavedLead } from '@souk/contract/prospects/prospect-shapes.ts'
import { type Format, useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { asView, mark } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { type BulkProps, ListView } from '../../../ui/lists/list-page.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { dayColumn, nameColumn, textColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { readSaved, useProspectWrite, useSaved } from '../model/prospects.data.ts'

const tones: Record<string, Tone> = {
  NEW: 'info',
  CONTACTED: 'warn',
  ANSWERED: 'warn',
  CONNECTED: 'ok',
  NOT_A_FIT: 'neutral',
}

const savedList = list({
  filters: { find: filter.text, stage: filter.one(stages), due: filter.flag },
  sorts: ['newest'],
})
const offered = listFields(savedList, ['find', 'stage'])
const fields = { ...offered, stage: asView(offered.stage), due: mark }

/** Saved prospects by stage, with bulk actions and a file. */
export function SavedTab() {
  const t = useT('prospects')
  const format = useFormat()
  const state = useList(savedList, fields, { named: { page: 'savedPage' } }) // the database has the usual one
  const { stage } = state.values
  const { find = '', due, page, limit } = state.query
  const bodyOf = (pageNumber: number, pageSize: number) => ({
    pageNumber,
    pageSize,
    search: find,
    filters: { stage, due: due === 'true', ownerId: null },
  })
  const query = useSaved(bodyOf(page, limit))
  const counts = query.data?.stages ?? {}
  const isNone = query.data?.total === 0 && !state.isAny && stage === null
  return (
    <ListView
      name="saved-prospects"
      label={t('saved.table')}
      words="prospects"
      state={state}
      search={{ field: 'find', label: t('saved.search') }}
      choices={{ of: ['due'] }}
      query={query}
      rows={({ leads }) => leads}
      columns={columnsOf(format)}
      rowName={({ name }) => name}
      rowLink={({ id }) => `/prospects-gen-ai/${id}`}
      bulk={{ part: SavedBulk, pageAt: ({ page: at, limit: size }) => readSaved(bodyOf(at, size)) }}
      tabs={
        !isNone && (
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
            onChange={(next) => state.change({ stage: next })}
          />
        )
      }
      tools={<DownloadMenu of={fileOf(stage ? { stage } : {})} />}
      none={{ title: t('saved.none') }}
    />
  )
}

const fileOf = (input: { stage?: string; leadIds?: string[] }) =>
  ({ type: 'prospectsExport', input, formats: ['csv', 'xlsx'] }) as const

function SavedBulk({ rows, onDone }: BulkProps<SavedLead>) {
  const t = useT('prospects')
  const { mutate } = useProspectWrite('changeSaved')
  const leadIds = rows.map(({ id }) => id)
  const act = (changes: { stage?: (typeof stages)[number]; isRemoved?: true }) =>
    mutate({ leadIds, ...changes }, { onSuccess: onDone })
  return (
    <>
      <Menu
        trigger={<Button size="small">{t('saved.stage')}</Button>}
        groups={[stages.map((one) => ({ key: one, label: t(`status.${one}`), onSelect: () => act({ stage: one }) }))]}
      />
      <Button size="small" onClick={() => act({ isRemoved: true })}>
        {t('form.remove')}
      </Button>
      <DownloadMenu of={fileOf({ leadIds })} size="small" />
    </>
  )
}

function columnsOf(format: Format): Column<SavedLead>[] {
  return [
    nameColumn('name', ({ name }) => name),
    { key: 'place', phone: 'line', cell: (row) => <Place {...row} /> },
    {
      key: 'match',
      numeric: true,
      phone: 'hidden',
      cell: ({ match }) => format.number(match / 100, { style: 'percent' }),
    },
    textColumn('owner', ({ owner }) => owner?.name ?? null, { phone: 'hidden' }),
    dayColumn('remindOn', ({ remindOn }) => remindOn, { phone: 'line' }),
    { key: 'stage', phone: 'end', cell: (row) => <Status words="prospects" value={row.stage} tones={tones} /> },
  ]
}

function Place({ city, country }: Pick<SavedLead, 'city' | 'country'>) {
  const t = useT('prospects')
  const format = useFormat()
  return city ? t('place', { city, country: format.country(country) }) : format.country(country)
}
