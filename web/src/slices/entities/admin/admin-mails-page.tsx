import { type AdminMail, admins } from '@souk/contract/entities/admin.contract.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useResendMail } from './admin-writes.data.ts'
import { useUnsentMails } from './admin.data.ts'
import styles from './admin-mails-page.module.css'

const states = ['FAILED', 'WAITING'] as const
const tones: Record<string, Tone> = { WAITING: 'warn', FAILED: 'bad' }

/** /admin/mails: what could not be sent, the newest first. */
export function AdminMailsPage() {
  const t = useT('admin')
  const [state, change] = useUrlState(admins.mails.query)
  const status = state.status ?? 'FAILED'
  const mails = useUnsentMails({ ...state, status })
  const resend = useResendMail()
  return (
    <AdminFrame place="mails" lead={t('mails.lead')}>
      <QueryView query={mails} skeleton={<TableSkeleton columns={6} />}>
        {({ items, ...page }) => (
          <>
            <DataTable
              name="admin-mails"
              label={t('mails.title')}
              words="admin"
              rows={items}
              columns={columnsOf(t, resend)}
              rowKey={({ id }) => id}
              empty={t('mails.empty')}
              toolbar={
                <Segmented
                  label={t('columns.status')}
                  value={status}
                  segments={states.map((one) => ({ value: one, label: t(`status.${one}`) }))}
                  onChange={(next) => change({ status: next })}
                />
              }
            />
            <Pager {...page} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </AdminFrame>
  )
}

/** Long ones are cut off, so that the button stays in sight. */
function Text({ value }: { value: string }) {
  return (
    <bdi className={styles.text} title={value}>
      {value}
    </bdi>
  )
}

function columnsOf(t: T, resend: ReturnType<typeof useResendMail>): Column<AdminMail>[] {
  return [
    { key: 'recipient', isFixed: true, phone: 'title', cell: ({ recipient }) => <Text value={recipient} /> },
    { key: 'subject', phone: 'line', cell: ({ subject }) => <Text value={subject} /> },
    { key: 'failure', phone: 'line', cell: ({ failure }) => failure && <Text value={failure} /> },
    { key: 'tries', phone: 'hidden', numeric: true, cell: ({ tries }) => tries },
    { key: 'createdAt', phone: 'hidden', cell: ({ createdAt }) => <Ago value={createdAt} /> },
    { key: 'status', phone: 'end', cell: (row) => <Status words="admin" value={row.status} tones={tones} /> },
    {
      key: 'actions',
      isFixed: true,
      cell: ({ id, recipient }) => (
        <Button
          size="small"
          isBusy={resend.isPending && resend.variables === id}
          aria-label={t('resend.of', { name: recipient })}
          onClick={() => resend.mutate(id)}
        >
          {t('resend.action')}
        </Button>
      ),
    },
  ]
}
