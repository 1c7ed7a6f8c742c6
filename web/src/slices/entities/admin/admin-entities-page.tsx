import type { AdminEntity, admins } from '@souk/contract/entities/admin.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type Format, useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, oneOf, pageNumber, text, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Count } from '../../../ui/values/count.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Moment } from '../../../ui/values/date.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useEntities } from './admin.data.ts'
import { EntityMarks } from './entity-marks.tsx'

const fields = {
  q: text(),
  type: oneOf(['brand', 'retailer']),
  access: oneOf(['marketplace', 'direct']),
  isPremium: oneOf(['true', 'false']),
  isDemo: oneOf(['true', 'false']),
  page: pageNumber(),
} satisfies FieldsOf<Request<typeof admins.entities>['query']>

const types = ['all', 'brand', 'retailer'] as const

const EntitySheet = lazyDialog(async () => (await import('./entity-sheet.tsx')).EntitySheet)

/** /admin/entities */
export function AdminEntitiesPage() {
  const t = useT('admin')
  const format = useFormat()
  const [state, change] = useUrlState(fields)
  const entities = useEntities(toQuery(fields, state))
  const [chosen, setChosen] = useState<string | null>(null)
  const columns = columnsOf(t, format, setChosen)
  return (
    <AdminFrame place="entities" lead={t('entities.lead')}>
      <QueryView query={entities} skeleton={<TableSkeleton columns={7} />}>
        {({ items, ...page }) => (
          <>
            <DataTable
              name="admin-entities"
              label={t('entities.title')}
              words="admin"
              rows={items}
              columns={columns}
              rowKey={({ id }) => id}
              rowLink={({ id, entityType }) => `/admin/entities/${entityType}/${id}`}
              empty={t('entities.empty')}
              toolbar={
                <FilterBar search={{ label: t('entities.search'), value: state.q, onSearch: (q) => change({ q }) }}>
                  <Segmented
                    label={t('columns.type')}
                    value={state.type ?? 'all'}
                    segments={types.map((type) => ({ value: type, label: t(`sides.${type}`) }))}
                    onChange={(type) => change({ type })}
                  />
                </FilterBar>
              }
            />
            <Pager {...page} onPage={(next) => change({ page: next })} />
            {chosen && (
              <Suspense>
                <EntitySheet entity={items.find(({ id }) => id === chosen) ?? null} onClose={() => setChosen(null)} />
              </Suspense>
            )}
          </>
        )}
      </QueryView>
    </AdminFrame>
  )
}

function columnsOf(t: T, format: Format, onEdit: (id: string) => void): Column<AdminEntity>[] {
  return [
    { key: 'entity', isFixed: true, phone: 'title', cell: ({ entityName }) => <bdi>{entityName}</bdi> },
    { key: 'type', phone: 'line', cell: ({ entityType }) => t(`type.${entityType}`) },
    { key: 'country', phone: 'hidden', cell: ({ country }) => country && format.country(country) },
    {
      key: 'live',
      phone: 'hidden',
      cell: ({ entityType, isLive }) =>
        entityType === 'brand' && <Tag tone={isLive ? 'ok' : 'neutral'}>{t(isLive ? 'live.yes' : 'live.no')}</Tag>,
    },
    { key: 'marks', phone: 'hidden', cell: (entity) => <EntityMarks entity={entity} /> },
    { key: 'teammates', numeric: true, phone: 'hidden', cell: ({ teammates }) => <Count value={teammates} /> },
    { key: 'createdAt', phone: 'hidden', cell: ({ createdAt }) => <Moment value={createdAt} /> },
    {
      key: 'actions',
      isFixed: true,
      phone: 'end',
      cell: ({ id, entityName }) => (
        <Button size="small" aria-label={t('edit.of', { name: entityName })} onClick={() => onEdit(id)}>
          {t('edit.action')}
        </Button>
      ),
    },
  ]
}
