import type { Administrator, administrators } from '@souk/contract/entities/administrators.contract.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import type { Right } from '@souk/contract/core/rights/rights.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { momentColumn, textColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useAdministrators, useAdministratorWrite } from './administrators.data.ts'

const InviteDialog = lazyDialog(async () => (await import('./administrator-dialogs.tsx')).InviteDialog)
const ChangeDialog = lazyDialog(async () => (await import('./administrator-dialogs.tsx')).ChangeDialog)
const RemoveDialog = lazyDialog(async () => (await import('./administrator-dialogs.tsx')).RemoveDialog)
const LinkDialog = lazyDialog(async () => (await import('./administrator-dialogs.tsx')).LinkDialog)

const mayInvite: Right = { allow: ['manage', 'Souk'] } satisfies Pick<typeof administrators.invite, 'allow'>
const adminName = ({ firstName, lastName, email }: Administrator) => `${firstName} ${lastName}`.trim() || email

type Open =
  | { kind: 'invite' }
  | { kind: 'change' | 'remove'; who: Administrator }
  | { kind: 'link'; name: string; link: string }

/** /admin/administrators: the marketplace's own people, and what each may change. */
export function AdministratorsPage() {
  const t = useT('admin')
  const [open, setOpen] = useState<Open | null>(null)
  const isWhole = useMay(mayInvite)
  const inviteAgain = useAdministratorWrite('inviteAgain')
  const close = () => setOpen(null)
  /** Only a marketplace that cannot send mail answers a link. */
  function tell(name: string, email: string, link: string | null): void {
    if (link) setOpen({ kind: 'link', name, link })
    else {
      close()
      toast('success', t('administrators.invited', { email }))
    }
  }
  function sendAgain(who: Administrator): void {
    inviteAgain.mutate(who.userId, { onSuccess: ({ link }) => tell(adminName(who), who.email, link) })
  }
  const actions = isWhole && (
    <Button
      look="primary"
      icon={<IconUserPlus size={16} stroke={1.8} aria-hidden />}
      onClick={() => setOpen({ kind: 'invite' })}
    >
      {t('administrators.invite')}
    </Button>
  )
  return (
    <AdminFrame place="administrators" lead={t('administrators.lead')} actions={actions}>
      <ListView
        name="admin-administrators"
        label={t('administrators.title')}
        words="admin"
        query={useAdministrators()}
        rows={(all) => all}
        rowKey={({ userId }) => userId}
        columns={columnsOf(t, { isWhole, sendAgain, onOpen: setOpen })}
      />
      <Suspense>
        {open?.kind === 'invite' && <InviteDialog onClose={close} onInvited={tell} />}
        {open?.kind === 'change' && <ChangeDialog who={open.who} name={adminName(open.who)} onClose={close} />}
        {open?.kind === 'remove' && (
          <RemoveDialog userId={open.who.userId} name={adminName(open.who)} onClose={close} />
        )}
        {open?.kind === 'link' && <LinkDialog name={open.name} link={open.link} onClose={close} />}
      </Suspense>
    </AdminFrame>
  )
}

type Ways = { isWhole: boolean; sendAgain: (who: Administrator) => void; onOpen: (open: Open) => void }

function columnsOf(t: T, { isWhole, sendAgain, onOpen }: Ways): Column<Administrator>[] {
  return [
    {
      key: 'name',
      isFixed: true,
      phone: 'title',
      cell: (who) => (
        <Row as="span">
          <bdi>{adminName(who)}</bdi>
          {who.isYou && <Tag>{t('administrators.you')}</Tag>}
          {who.isPending && <Tag tone="warn">{t('administrators.pending')}</Tag>}
        </Row>
      ),
    },
    textColumn('email', ({ email }) => email, { phone: 'line', wraps: true }),
    textColumn('area', ({ area }) => t(`area.${area ?? 'all'}`), { phone: 'line' }),
    {
      key: 'factor',
      phone: 'hidden',
      cell: ({ hasSecondFactor }) => (
        <Tag tone={hasSecondFactor ? 'ok' : 'warn'}>
          {t(hasSecondFactor ? 'administrators.factor.yes' : 'administrators.factor.no')}
        </Tag>
      ),
    },
    momentColumn('createdAt', ({ since }) => since, { phone: 'hidden' }),
    {
      key: 'lastSeenAt',
      phone: 'hidden',
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Ago value={lastSeenAt} /> : t('never')),
    },
    {
      key: 'actions',
      isFixed: true,
      phone: 'end',
      cell: (who) => {
        const name = adminName(who)
        if (who.isYou || !isWhole) return null
        return (
          <Row>
            {who.isPending && (
              <Button
                size="small"
                aria-label={t('administrators.sendAgain.of', { name })}
                onClick={() => sendAgain(who)}
              >
                {t('administrators.sendAgain')}
              </Button>
            )}
            <Button
              size="small"
              aria-label={t('administrators.change.of', { name })}
              onClick={() => onOpen({ kind: 'change', who })}
            >
              {t('administrators.change')}
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={t('administrators.remove.of', { name })}
              onClick={() => onOpen({ kind: 'remove', who })}
            >
              {t('administrators.remove')}
            </Button>
          </Row>
        )
      },
    },
  ]
}
