import type { admins, AuditRow } from '@souk/contract/entities/admin.contract.ts'
import type { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { useState } from 'react'
import { download } from '../../../lib/server/download.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, day, id, pageNumber, text, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Moment } from '../../../ui/values/date.tsx'
import { DateRangeField } from '../../../ui/fields/date-field.tsx'
import { type ActiveFilter, FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { AdminFrame } from './admin-frame.tsx'
import styles from './admin-audit-page.module.css'
import { useAudit } from './admin.data.ts'
import { AuditDetails } from './audit-details.tsx'

const fields = {
  action: text(),
  userId: id,
  entityId: id,
  from: day,
  to: day,
  page: pageNumber(),
} satisfies FieldsOf<Request<typeof admins.audit>['query']>

/** /admin/audit: who did what. A name is a filter. */
export function AdminAuditPage() {
  const t = useT('admin')
  const [state, change] = useUrlState(fields)
  const query = toQuery(fields, state)
  const audit = useAudit(query)
  const columns = columnsOf(t, change)
  const first = audit.data?.items[0]
  const filters: ActiveFilter[] = (['userId', 'entityId'] as const).flatMap((key) => {
    const known = state[key]
    if (!known) return []
    const name =
      key === 'entityId'
        ? first?.entity?.name
        : [first?.user, first?.impersonator].find((one) => one?.id === known)?.name
    const word = t(key === 'userId' ? 'columns.user' : 'columns.entity')
    return [{ key, label: `${word}: ${name ?? t('audit.gone')}`, onRemove: () => change({ [key]: null }) }]
  })
  return (
    <AdminFrame place="audit" lead={t('audit.lead')} actions={<ExportButton filters={query} />}>
      <QueryView query={audit} skeleton={<TableSkeleton columns={5} />}>
        {({ items, ...page }) => (
          <>
            <DataTable
              name="admin-audit"
              label={t('audit.title')}
              words="admin"
              rows={items}
              columns={columns}
              rowKey={({ id }) => id}
              empty={t('audit.empty')}
              toolbar={
                <FilterBar
                  search={{
                    label: t('audit.search'),
                    value: state.action,
                    onSearch: (action) => change({ action }),
                  }}
                  filters={filters}
                  onClear={() => change({ userId: null, entityId: null })}
                >
                  <div className={styles.days}>
                    <DateRangeField
                      label={t('audit.days')}
                      isLabelHidden
                      isOptional
                      value={{ from: state.from, to: state.to }}
                      onChange={({ from, to }) => change({ from, to })}
                    />
                  </div>
                </FilterBar>
              }
            />
            <Pager {...page} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </AdminFrame>
  )
}

type Filters = Pick<Request<typeof consoleCalls.exportAudit>['query'], 'action' | 'userId' | 'entityId' | 'from' | 'to'>

/** What the filters leave, as a file. */
function ExportButton({ filters: { action, userId, entityId, from, to } }: { filters: Filters }) {
  const t = useT('admin')
  const [isBusy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
    const query = { action, userId, entityId, from, to }
    await download<typeof consoleCalls.exportAudit>('/api/admin/audit/export', { query }).catch(() => {}) // a toast says why
    setBusy(false)
  }
  return (
    <Button isBusy={isBusy} onClick={() => void save()}>
      {t('audit.export')}
    </Button>
  )
}

/** The words of an action, where there are some; else its own name, which is what one searches for. */
function AuditAction({ action }: { action: string }) {
  const t = useT('admin')
  const words = t(`action.${action}`)
  return <span title={action}>{words === `action.${action}` ? action : words}</span>
}

type Filter = (by: { userId?: string; entityId?: string }) => void

function columnsOf(t: T, onFilter: Filter): Column<AuditRow>[] {
  const named = (who: { id: string; name: string } | null, key: 'userId' | 'entityId') =>
    who && (
      <button type="button" className={styles.name} onClick={() => onFilter({ [key]: who.id })}>
        <bdi>{who.name || t('audit.gone')}</bdi>
      </button>
    )
  return [
    { key: 'at', isFixed: true, phone: 'end', cell: ({ at }) => <Moment value={at} look="both" /> },
    { key: 'action', isFixed: true, phone: 'title', cell: ({ action }) => <AuditAction action={action} /> },
    { key: 'user', phone: 'line', cell: ({ user }) => named(user, 'userId') },
    { key: 'impersonator', phone: 'line', cell: ({ impersonator }) => named(impersonator, 'userId') },
    { key: 'entity', phone: 'hidden', cell: ({ entity }) => named(entity, 'entityId') },
    { key: 'details', phone: 'hidden', cell: (row) => <AuditDetails row={row} /> },
  ]
}
