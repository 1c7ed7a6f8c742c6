import type { AdminBrand } from '@souk/contract/entities/approval.contract.ts'
import { brandList } from '@souk/contract/entities/admin-lists.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { asView, oneOf, text } from '../../../lib/url/url-state.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { nameColumn, statusColumn, textColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useAdminBrands } from './admin.data.ts'

const DecideSheet = lazyDialog(async () => (await import('./decide-brand-sheet.tsx')).DecideBrandSheet)
const tones: Record<string, Tone> = { SUBMITTED: 'info', MORE_NEEDED: 'warn', DECLINED: 'bad', APPROVED: 'ok' }
const fields = { status: asView(oneOf(brandList.filters.status.of, 'SUBMITTED')), q: text() }

/** /admin/brands: those that wait for a decision first, the longest waiting on top. */
export function AdminBrandsPage() {
  const t = useT('admin')
  const format = useFormat()
  const state = useList(brandList, fields)
  const [open, setOpen] = useState<AdminBrand | null>(null)
  return (
    <AdminFrame place="brands" lead={t('brands.lead')}>
      <ListView
        name="admin-brands"
        label={t('brands.title')}
        words="admin"
        state={state}
        tab="status"
        search={{ label: t('brands.search') }}
        query={useAdminBrands(state.query)}
        rows={({ items }) => items}
        columns={columnsOf(t, (code) => format.country(code), setOpen)}
        none={{ title: t('brands.none') }}
      />
      <Suspense>{open && <DecideSheet brand={open} onClose={() => setOpen(null)} />}</Suspense>
    </AdminFrame>
  )
}

const columnsOf = (
  t: T,
  country: (code: string) => string,
  onOpen: (one: AdminBrand) => void,
): Column<AdminBrand>[] => [
  nameColumn('name', ({ entityName }) => entityName, { link: ({ id }) => `/admin/entities/brand/${id}` }),
  textColumn('country', (row) => row.country && country(row.country), { phone: 'line' }),
  textColumn('taxNumber', ({ taxNumber }) => taxNumber || null, { phone: 'hidden' }),
  textColumn('collection', ({ collection }) => collection?.name ?? null, {
    phone: 'hidden',
    link: ({ collection }) => (collection ? `/admin/reviews/${collection.id}` : undefined),
  }),
  { key: 'sentAt', cell: ({ submittedAt }) => (submittedAt ? <Ago value={submittedAt} /> : '–'), phone: 'hidden' },
  statusColumn(({ status }) => <Status words="admin" value={status} tones={tones} />),
  {
    key: 'actions',
    isFixed: true,
    cell: (row) => {
      const action = t(row.status === 'SUBMITTED' ? 'brands.decide' : 'brands.look')
      return (
        <Button
          size="small"
          aria-label={t('brands.openOf', { action, name: row.entityName })}
          onClick={() => onOpen(row)}
        >
          {action}
        </Button>
      )
    },
  },
]
