import type { AdminUserDetail } from '@souk/contract/entities/console.contract.ts'
import { deviceOf } from '@souk/contract/identity/device-name.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useParams } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Ago, Moment } from '../../../ui/values/date.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { PlaceList } from '../account/association-list.tsx'
import list from '../account/session-list.module.css'
import { ProfileSection } from '../profile/profile-section.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useEndUserSessions, useResetTwoFactor } from './console-writes.data.ts'
import { useAdminUser } from './console.data.ts'

const BecauseDialog = lazyDialog(async () => (await import('./because-dialog.tsx')).BecauseDialog)
const ImpersonateDialog = lazyDialog(async () => (await import('./impersonate-dialog.tsx')).ImpersonateDialog)
const fullName = ({ firstName, lastName }: AdminUserDetail) => `${firstName} ${lastName}`

/** /admin/users/:id: one person, how they sign in and where they are signed in. */
export function AdminUserPage() {
  const { id = '' } = useParams()
  const user = useAdminUser(id)
  return (
    <AdminFrame place="users" title={user.data ? fullName(user.data) : undefined} lead={user.data?.email ?? ''}>
      <QueryView query={user} skeleton={<FormSkeleton />}>
        {(data) => <UserDetail user={data} />}
      </QueryView>
    </AdminFrame>
  )
}

type Asking = 'sessions' | 'twoFactor' | 'visit' | null

function UserDetail({ user }: { user: AdminUserDetail }) {
  const t = useT('admin')
  const [asking, setAsking] = useState<Asking>(null)
  const endSessions = useEndUserSessions()
  const reset = useResetTwoFactor()
  const { id } = user
  const name = fullName(user)
  const isolated = `\u2068${name}\u2069`
  const hasFactor = user.hasTwoFactor || user.passkeys > 0
  const close = () => setAsking(null)
  return (
    <Stack gap={8}>
      <Row gap={12}>
        {user.places.some(({ role }) => role !== 'soukAdmin') && (
          <Button onClick={() => setAsking('visit')}>{t('impersonate.action')}</Button>
        )}
        <ButtonLink to={`/admin/audit?userId=${id}`}>{t('user.audit')}</ButtonLink>
      </Row>
      <ProfileSection title={t('user.account')}>
        <FactList
          facts={[
            { label: t('columns.places'), value: <PlaceList places={user.places} /> },
            {
              label: t('columns.verified'),
              value: (
                <Tag tone={user.isVerified ? 'ok' : 'warn'}>{t(user.isVerified ? 'verified.yes' : 'verified.no')}</Tag>
              ),
            },
            { label: t('columns.createdAt'), value: <Moment value={user.createdAt} /> },
            {
              label: t('columns.lastSeenAt'),
              value: user.lastSeenAt ? <Ago value={user.lastSeenAt} /> : t('never'),
            },
            ...(user.deletionDueAt
              ? [{ label: t('user.deletion'), value: <Moment value={user.deletionDueAt} look="both" /> }]
              : []),
          ]}
        />
      </ProfileSection>
      <ProfileSection
        title={t('user.safety')}
        action={
          hasFactor && (
            <div>
              <Button size="small" onClick={() => setAsking('twoFactor')}>
                {t('user.reset')}
              </Button>
            </div>
          )
        }
      >
        <FactList
          facts={[
            { label: t('user.password'), value: t(user.hasPassword ? 'user.set' : 'user.notSet') },
            {
              label: t('user.twoFactor'),
              value: (
                <Tag tone={user.hasTwoFactor ? 'ok' : 'neutral'}>{t(user.hasTwoFactor ? 'user.on' : 'user.off')}</Tag>
              ),
            },
            { label: t('user.codes'), value: <span className="num">{user.recoveryCodesLeft}</span> },
            { label: t('user.passkeys'), value: <span className="num">{user.passkeys}</span> },
          ]}
        />
      </ProfileSection>
      <ProfileSection
        title={t('user.sessions')}
        action={
          user.sessions.length > 0 && (
            <div>
              <Button size="small" onClick={() => setAsking('sessions')}>
                {t('user.endSessions')}
              </Button>
            </div>
          )
        }
      >
        <Sessions sessions={user.sessions} />
      </ProfileSection>
      <ProfileSection title={t('user.visits')}>
        <Visits visits={user.impersonations} />
      </ProfileSection>
      <Suspense>
        {asking === 'sessions' && (
          <BecauseDialog
            title={t('user.endSessions.title', { name: isolated })}
            text={t('user.endSessions.text')}
            action={t('user.endSessions')}
            done={t('user.endSessions.done')}
            send={(reason) => endSessions.mutateAsync({ id, reason })}
            onClose={close}
          />
        )}
        {asking === 'twoFactor' && (
          <BecauseDialog
            title={t('user.reset.title', { name: isolated })}
            text={t('user.reset.text')}
            action={t('user.reset')}
            done={t('user.reset.done')}
            send={(reason) => reset.mutateAsync({ id, reason })}
            onClose={close}
          />
        )}
        {asking === 'visit' && <ImpersonateDialog user={user} name={name} onClose={close} />}
      </Suspense>
    </Stack>
  )
}

function Sessions({ sessions }: Pick<AdminUserDetail, 'sessions'>) {
  const t = useT('admin')
  const format = useFormat()
  if (sessions.length === 0) return <p className={list.facts}>{t('user.noSessions')}</p>
  return (
    <ul aria-label={t('user.sessions')} className={list.list}>
      {sessions.map((one) => {
        const { browser, system } = deviceOf(one.agent)
        return (
          <li key={one.id} className={list.line}>
            <div className={list.words}>
              <p className={list.name}>
                <bdi>{[browser, system].filter(Boolean).join(' · ') || t('user.unknownDevice')}</bdi>
                {one.isStrong && <Tag tone="ok">{t('user.strong')}</Tag>}
                {one.isImpersonation && <Tag tone="warn">{t('user.visit')}</Tag>}
              </p>
              <p className={list.facts}>
                {one.entityName && <bdi>{one.entityName}</bdi>}
                {one.country && <span>{format.country(one.country)}</span>}
                <bdi className="num">{one.address}</bdi>
                <Ago value={one.seenAt} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Visits({ visits }: { visits: AdminUserDetail['impersonations'] }) {
  const t = useT('admin')
  if (visits.length === 0) return <p className={list.facts}>{t('user.noVisits')}</p>
  return (
    <ul aria-label={t('user.visits')} className={list.list}>
      {visits.map(({ id, adminName, reason, at, requests }) => (
        <li key={id} className={list.line}>
          <div className={list.words}>
            <p className={list.name}>
              <bdi>{adminName}</bdi>
            </p>
            <p className={list.facts}>
              <Moment value={at} look="both" />
              <span className="num">{t('user.requests', { count: requests })}</span>
              {reason && <bdi>{reason}</bdi>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
