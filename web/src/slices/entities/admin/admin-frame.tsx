import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Page } from '../../../ui/layout/page.tsx'

/** The places of the console; the navigation of the frame leads to them. */
export type AdminPlace =
  | 'users'
  | 'entities'
  | 'brands'
  | 'documents'
  | 'invitations'
  | 'lists'
  | 'reviews'
  | 'legal'
  | 'credit'
  | 'disputes'
  | 'referrals'
  | 'reconciliation'
  | 'rules'
  | 'credit-requests'
  | 'prospects'
  | 'flags'
  | 'mails'
  | 'jobs'
  | 'health'
  | 'readiness'
  | 'administrators'
  | 'marketplace'
  | 'audit'

type Props = {
  place?: AdminPlace
  title?: string | undefined // of one thing in that place
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Every page of the administration: its title, and the way up. */
export function AdminFrame({ place, title, lead, actions, children }: Props) {
  const t = useT('admin')
  const { userData } = useSession()
  const area = userData?.staffArea
  const above = title && place ? [{ label: t(`${place}.title`), to: `/admin/${place}` }] : []
  const crumbs = place ? [{ label: t('title'), to: '/admin' }, ...above] : []
  return (
    <Page title={title ?? t(place ? `${place}.title` : 'title')} lead={lead} crumbs={crumbs} actions={actions}>
      {area && <Notice kind="info">{t('limited', { area: t(`area.${area}`) })}</Notice>}
      {children}
    </Page>
  )
}
