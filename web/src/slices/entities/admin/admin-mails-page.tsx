import type { AdminMail } from '@souk/contract/entities/admin.contract.ts'
import { mailList } from '@souk/contract/entities/admin-lists.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { asView } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { countColumn, statusColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useDropMail, useResendMail } from './admin-writes.data.ts'
import { useMails } from './admin.data.ts'
import styles from './admin-mails-page.module.css'

const { status, ...filters } = listFields(mailList, ['q', 'status', 'from', 'to'])
const fields = { ...filters, status: asView(status) }
const choices = { of: ['from', 'to'] }
const tones: Record<string, Tone> = { WAITING: 'warn', FAILED: 'bad', SENT: 'ok', KEPT: 'info', DROPPED: 'info' }
const MailPreviewDialog = lazyDialog(async () => (await import('./mail-preview.tsx')).MailPreviewDialog)

/** /admin/mails: every mail, the newest first. */
export function AdminMailsPage() {
  const t = useT('admin')
  const state = useList(mailList, fields)
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
      <ListView
        name="admin-mails"
        label={t('mails.title')}
        words="admin"
        state={state}
        search={{ label: t('mails.search') }}
        tab="status"
        choices={choices}
        query={useMails(state.query)}
        rows={({ items }) => items}
        columns={columnsOf(t, resend, (mail) => void askToDrop(mail), setShown)}
      />
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
    countColumn('tries', ({ tries }) => tries),
    { key: 'createdAt', phone: 'hidden', cell: ({ createdAt }) => <Ago value={createdAt} /> },
    statusColumn(({ status }) => <Status words="admin" value={status} tones={tones} />),
    {
      key: 'actions',
      isFixed: true,
      cell: (mail) => (
        <Row as="span" gap={12}>
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
        </Row>
      ),
    },
  ]
}
