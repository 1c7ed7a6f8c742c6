import { Suspense } from 'react'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import type { Prefetch } from '../../lib/first-visit/prefetch.ts'
import { session } from '../../lib/session/session.ts'
import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { useNow } from '../../ui/values/date.tsx'
import { DeadlinesCard } from '../catalog/door.ts'
import { useRequestsWaiting } from '../connections/door.ts'
import { ApprovalCard, ChecklistCard, LearnButton, VerifyNotice } from '../entities/door.ts'
import { OrderCards, prefetchOrderCards } from '../orders/door.ts'
import styles from './dashboard-page.module.css'
import { greetingAt } from './greeting.ts'

const FirstSteps = lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps)
const BrandsCard = lazyPart(async () => (await import('./brands-card.tsx')).BrandsCard)
/** Stands last, and is fetched last. */
const AccountCard = lazyPart(async () => (await import('./account-card.tsx')).AccountCard)

/** The orders of a brand or a retailer; the marketplace's own people have none. */
export const prefetchDashboard: Prefetch = async () => {
  if (session().role !== 'soukAdmin') await prefetchOrderCards()
}

/** /dashboard: who is here, for whom, and what is left to do. Each slice brings its own cards. */
export function DashboardPage() {
  const t = useT('dashboard')
  const { userData } = useSession()
  const isOpen = useCanNavigate()
  const hour = useNow().getHours()
  const asked = useRequestsWaiting(!!userData?.currentEntityId && isOpen('/connections'))
  if (!userData) return null
  const requests = [{ key: 'requests', label: t('requests'), count: asked ?? 0, to: '/connections?tab=requests' }]
  const { firstName: name = '', entityName: entity, currentEntityId } = userData
  return (
    <Page
      tour="dashboard"
      title={t(greetingAt(hour), { name })}
      lead={currentEntityId ? t('lead', { entity: `\u2068${entity}\u2069` }) : t('leadSouk')}
    >
      <div className={styles.columns}>
        <Stack gap={24}>
          <VerifyNotice />
          <ApprovalCard />
          {currentEntityId && (
            <Suspense fallback={<div className={styles.soon} />}>
              <OrderCards none={<FirstSteps />} others={requests} />
            </Suspense>
          )}
        </Stack>
        <div className={styles.aside}>
          <div className={styles.first}>
            <ChecklistCard />
          </div>
          <Suspense>
            {userData.entityType === 'retailer' && <BrandsCard />}
            <DeadlinesCard />
            <AccountCard person={userData} />
          </Suspense>
        </div>
      </div>
      <LearnButton />
    </Page>
  )
}
