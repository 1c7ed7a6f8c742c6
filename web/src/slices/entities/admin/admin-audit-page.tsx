import type { AuditRow } from '@souk/contract/entities/admin.contract.ts'
import { auditList } from '@souk/contract/entities/admin-lists.ts'
import type { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { useState } from 'react'
import { download } from '../../../lib/server/download.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import type { ListChoices } from '../../../ui/lists/list-choices.ts'
import { ListView } from '../../../ui/lists/list-page.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Moment } from '../../../ui/values/date.tsx'
import { AdminFrame } from './admin-frame.tsx'
import styles from './admin-audit-page.module.css'
import { auditName, useAudit } from './admin.data.ts'
import { AuditDetails } from './audit-details.tsx'

const fields = listFields(auditList, ['action', 'userId', 'entityId', 'from', 'to'])

/** /admin/audit: who did what. A name is a filter. */
export function AdminAuditPage() {
  const t = useT('admin')
  const state = useList(auditList, fields)
  const { userId, entityId } = state.values
  const choices: ListChoices = {
    of: ['from', 'to'],
    valuesOf: (name) =>
      name === 'userId' && userId ? auditName({ userId }) : entityId ? auditName({ entityId }) : undefined,
  }
  return (
    <AdminFrame place="audit" lead={t('audit.lead')} actions={<ExportButton filters={state.narrowing} />}>
      <ListView
        name="admin-audit"
        label={t('audit.title')}
        words="admin"
        state={state}
        search={{ field: 'action', label: t('audit.search') }}
        choices={choices}
        query={useAudit(state.query)}
        rows={({ items }) => items}
        columns={columnsOf(t, state.change)}
      />
    </AdminFrame>
  )
}

type Filters = Request<typeof consoleCalls.exportAudit>['query']

/** What the filters leave, as a file. */
function ExportButton({ filters: query }: { filters: Filters }) {
  const t = useT('admin')
  const [isBusy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
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
    {
      key: 'action',
      isFixed: true,
      phone: 'title',
      wraps: true,
      cell: ({ action }) => <AuditAction action={action} />,
    },
    { key: 'user', phone: 'line', cell: ({ user }) => named(user, 'userId') },
    { key: 'impersonator', phone: 'line', cell: ({ impersonator }) => named(impersonator, 'userId') },
    { key: 'entity', phone: 'hidden', wraps: true, cell: ({ entity }) => named(entity, 'entityId') },
    { key: 'details', phone: 'hidden', wraps: true, cell: (row) => <AuditDetails row={row} /> },
  ]
}
