import type { AdminMail, admins } from '@souk/contract/entities/admin.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, day, oneOf, pageNumber, text, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { DateRangeField } from '../../../ui/fields/date-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useDropMail, useResendMail } from './admin-writes.data.ts'
import { useMails } from './admin.data.ts'
import styles from './admin-mails-page.module.css'
import days from './admin-audit-page.module.css'
import row from './console.module.css'

const fields = {
  status: oneOf(['WAITING', 'FAILED', 'SENT', 'KEPT', 'DROPPED']),
  q: text(),
  from: day,
  to: day,
  page: pageNumber(),
} satisfies FieldsOf<Request<typeof admins.mails>['query']>

const states = ['all', 'FAILED', 'WAITING', 'SENT', 'KEPT', 'DROPPED'] as const
const tones: Record<string, Tone> = { WAITING: 'warn', FAILED: 'bad', SENT: 'ok', KEPT: 'info', DROPPED: 'info' }
const MailPreviewDialog = lazyDialog(async () => (await import('./mail-preview.tsx')).MailPreviewDialog)

/** /admin/mails: every mail, the newest first. */
export function AdminMailsPage() {
  const t = useT('admin')
  const [state, change] = useUrlState(fields)
  const mails = useMails(toQuery(fields, state))
  const resend = useResendMail()
  const drop = useDropMail()
  const confirm = useConfirm()
  async function askToDrop({ id, recipient }: AdminMail): Promise<void> {
    const isSure = await confirm({
      title: t('drop.title'),
      text: t('drop.text', { name: `\u2068${recipient}\u2069` }),
      yes: t('drop.action'),
      isDestructive: true,
    })
    if (isSure) drop.mutate(id)
  }
  const [shown, setShown] = useState<AdminMail | null>(null)
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
              columns={columnsOf(t, resend, (mail) => void askToDrop(mail), setShown)}
              rowKey={({ id }) => id}
              empty={t('mails.empty')}
              toolbar={
                <FilterBar search={{ label: t('mails.search'), value: state.q, onSearch: (q) => change({ q }) }}>
                  <Segmented
                    label={t('columns.status')}
                    value={state.status ?? 'all'}
                    segments={states.map((one) => ({
                      value: one,
                      label: one === 'all' ? t('sides.all') : t(`status.${one}`),
                    }))}
                    onChange={(next) => change({ status: next })}
                  />
                  <div className={days.days}>
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
      {shown && (
        <Suspense>
          <MailPreviewDialog id={shown.id} subject={shown.subject} onClose={() => setShown(null)} />
        </Suspense>
      )}
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

function columnsOf(
  t: T,
  resend: ReturnType<typeof useResendMail>,
  onDrop: (mail: AdminMail) => void,
  onShow: (mail: AdminMail) => void,
): Column<AdminMail>[] {
  return [
    { key: 'recipient', isFixed: true, phone: 'title', cell: ({ recipient }) => <Text value={recipient} /> },
    { key: 'subject', phone: 'line', cell: ({ subject }) => <Text value={subject} /> },
    { key: 'failure', phone: 'line', cell: ({ failure }) => failure && <Text value={failure} /> },
    { key: 'tries', phone: 'hidden', numeric: true, cell: ({ tries }) => tries },
    { key: 'createdAt', phone: 'hidden', cell: ({ createdAt }) => <Ago value={createdAt} /> },
    { key: 'status', phone: 'end', cell: ({ status }) => <Status words="admin" value={status} tones={tones} /> },
    {
      key: 'actions',
      isFixed: true,
      cell: (mail) => (
        <span className={row.row}>
          <Button size="small" aria-label={t('mails.showOf', { name: mail.recipient })} onClick={() => onShow(mail)}>
            {t('mails.show')}
          </Button>
          {mail.canResend && (
            <Button
              size="small"
              isBusy={resend.isPending && resend.variables === mail.id}
              aria-label={t('resend.of', { name: mail.recipient })}
              onClick={() => resend.mutate(mail.id)}
            >
              {t(mail.canDrop ? 'resend.kept' : 'resend.action')}
            </Button>
          )}
          {mail.canDrop && (
            <Button
              size="small"
              look="quiet"
              aria-label={t('drop.of', { name: mail.recipient })}
              onClick={() => onDrop(mail)}
            >
              {t('drop.action')}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
