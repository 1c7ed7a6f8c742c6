import type { ListEntry } from '@souk/contract/catalog/lists.contract.ts'
import { type ListName, listNames } from '@souk/contract/reference/list-names.ts'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { countColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { AdminFrame } from '../../entities/door.ts'
import { EntryTools } from './entry-tools.tsx'
import { useListEntries } from './lists.data.ts'

const DefaultsTab = lazyPart(async () => (await import('./defaults-tab.tsx')).DefaultsTab)
const EntryDialog = lazyDialog(async () => (await import('./entry-dialog.tsx')).EntryDialog)
type Open = { entry: ListEntry | null } | null

/** /admin/lists: what products, companies and collections choose from. */
export function ListsPage() {
  const t = useT('lists')
  return (
    <AdminFrame place="lists" lead={t('lead')}>
      <Tabs
        label={t('label')}
        param="list"
        tabs={[
          ...listNames.map((list) => ({ key: list, label: t(`list.${list}`), content: <Entries list={list} /> })),
          {
            key: 'defaults',
            label: t('list.defaults'),
            content: (
              <Suspense>
                <DefaultsTab />
              </Suspense>
            ),
          },
        ]}
      />
    </AdminFrame>
  )
}

function Entries({ list }: { list: ListName }) {
  const t = useT('lists')
  const [open, setOpen] = useState<Open>(null)
  return (
    <Stack gap={16}>
      <Row gap={16} isSpread>
        <p className="caption">{t(`about.${list}`)}</p>
        <Button icon={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setOpen({ entry: null })}>
          {t(`add.${list}`)}
        </Button>
      </Row>
      <QueryView query={useListEntries(list)} skeleton={<TableSkeleton columns={4} />}>
        {(entries) => (
          <DataTable
            label={t(`list.${list}`)}
            words="lists"
            rows={entries}
            columns={columnsOf(t, list, entries, (entry) => setOpen({ entry }))}
            rowKey={({ key }) => key}
          />
        )}
      </QueryView>
      <Suspense>{open && <EntryDialog list={list} entry={open.entry} onClose={() => setOpen(null)} />}</Suspense>
    </Stack>
  )
}

function columnsOf(
  t: T,
  list: ListName,
  entries: readonly ListEntry[],
  onOpen: (entry: ListEntry) => void,
): Column<ListEntry>[] {
  return [
    {
      key: 'nameEn',
      isFixed: true,
      phone: 'title',
      cell: ({ nameEn, isHidden }) => (
        <>
          <bdi>{nameEn}</bdi> {isHidden && <Tag>{t('hidden')}</Tag>}
        </>
      ),
    },
    { key: 'nameAr', phone: 'line', cell: ({ nameAr }) => <bdi>{nameAr}</bdi> },
    countColumn('uses', ({ uses }) => uses, { phone: 'line' }),
    {
      key: 'actions',
      isFixed: true,
      phone: 'end',
      cell: (entry) => <EntryTools list={list} entry={entry} entries={entries} onOpen={() => onOpen(entry)} />,
    },
  ]
}
