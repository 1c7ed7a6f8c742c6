import { invitationList } from '@souk/contract/invitations/invitation-list.ts'
import type { Invitation } from '@souk/contract/invitations/invitations.contract.ts'
import { IconFileImport, IconMailPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { type T, useT } from '../../lib/language/use-t.ts'
import { useSettings } from '../../lib/settings.ts'
import { listFields, useList } from '../../lib/url/use-list.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { ListView } from '../../ui/lists/list-page.tsx'
import { statusColumn, textColumn } from '../../ui/tables/columns.tsx'
import type { Column } from '../../ui/tables/data-table-columns.ts'
import { Ago } from '../../ui/values/date.tsx'
import { Status, type Tone } from '../../ui/values/status.tsx'
import { AdminFrame } from '../entities/door.ts'
import { InvitationTools } from './invitation-tools.tsx'
import { useInvitations } from './invitations.data.ts'
import styles from './invitations.module.css'

const InviteSheet = lazyDialog(async () => (await import('./invite-sheet.tsx')).InviteSheet)
const InviteBySheet = lazyDialog(async () => (await import('./invite-by-sheet.tsx')).InviteBySheet)
const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog)

const tones: Readonly<Record<string, Tone>> = { INVITED: 'info', OPENED: 'info', JOINED: 'ok', EXPIRED: 'warn' }
const fields = listFields(invitationList, ['q', 'status', 'side'])
const look = { size: 16, stroke: 1.8, 'aria-hidden': true } as const
type Open = { is: 'one' } | { is: 'sheet' } | { is: 'link'; invitation: Invitation } | null

/** /admin/invitations: whom the marketplace invited, and how far each came. */
export function InvitationsPage() {
  const t = useT('invitations')
  const { canMail } = useSettings()
  const state = useList(invitationList, fields)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const actions = (
    <Row as="span">
      <Button icon={<IconFileImport {...look} />} onClick={() => setOpen({ is: 'sheet' })}>
        {t('bySheet')}
      </Button>
      <Button look="primary" icon={<IconMailPlus {...look} />} onClick={() => setOpen({ is: 'one' })}>
        {t('invite')}
      </Button>
    </Row>
  )
  return (
    <AdminFrame place="invitations" lead={t('lead')} actions={actions}>
      <Stack gap={20}>
        {!canMail && (
          <Notice kind="warning" title={t('noMail')}>
            {t('noMail.text')}
          </Notice>
        )}
        <ListView
          name="invitations"
          label={t('label')}
          words="invitations"
          state={state}
          query={useInvitations(state.query)}
          rows={({ items }) => items}
          columns={columnsOf(t, canMail, (invitation) => setOpen({ is: 'link', invitation }))}
          rowName={({ company }) => company}
          search={{ label: t('search') }}
          choices={{ of: ['status', 'side'] }}
          none={{ title: t('none'), text: t('none.text') }}
        />
      </Stack>
      <Suspense>
        {open?.is === 'one' && (
          <InviteSheet onClose={close} onLink={(invitation) => setOpen({ is: 'link', invitation })} />
        )}
        {open?.is === 'sheet' && <InviteBySheet onClose={close} />}
        {open?.is === 'link' && <LinkDialog invitation={open.invitation} onClose={close} />}
      </Suspense>
    </AdminFrame>
  )
}

function columnsOf(t: T, canMail: boolean, onLink: (invitation: Invitation) => void): Column<Invitation>[] {
  return [
    {
      key: 'company',
      isFixed: true,
      phone: 'title',
      sorts: { up: 'company' },
      cell: ({ company, email }) => (
        <span className={styles.names}>
          <bdi className={styles.name}>{company}</bdi>
          <bdi className="caption">{email}</bdi>
        </span>
      ),
    },
    { key: 'side', phone: 'line', cell: ({ side }) => t(`side.${side}`) },
    textColumn('invitedBy', ({ invitedBy }) => invitedBy, { phone: 'hidden' }),
    { key: 'invited', phone: 'line', sorts: { down: 'newest' }, cell: ({ createdAt }) => <Ago value={createdAt} /> },
    {
      key: 'mailed',
      phone: 'hidden',
      cell: ({ mailedAt }) => (mailedAt ? <Ago value={mailedAt} /> : <span className="caption">{t('notMailed')}</span>),
    },
    statusColumn(({ status }) => <Status words="invitations" value={status} tones={tones} />),
    {
      key: 'actions',
      isFixed: true,
      cell: (invitation) => (
        <InvitationTools invitation={invitation} canMail={canMail} onLink={() => onLink(invitation)} />
      ),
    },
  ]
}
