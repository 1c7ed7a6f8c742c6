import { Suspense, useState } from 'react'
import { useSession } from '../../lib/use-session.ts'
import { useT } from '../../lib/use-t.ts'
import { Page } from '../../ui/page.tsx'
import { DeadlinesCard } from '../catalog/door.ts'
import { ChecklistCard, LearnButton, VerifyNotice } from '../entities/door.ts'
import { OrderCards } from '../orders/door.ts'
import { AccountCard } from './account-card.tsx'
import styles from './dashboard-page.module.css'
import { greetingAt } from './greeting.ts'

/** /dashboard: who is here, for whom, and what is left to do. Each slice brings its own cards. */
export function DashboardPage() {
  const t = useT('dashboard')
  const { userData } = useSession()
  const [hour] = useState(() => new Date().getHours())
  if (!userData) return null
  const { firstName: name = '', entityName: entity, currentEntityId } = userData
  return (
    <Page
      title={t(greetingAt(hour), { name })}
      lead={currentEntityId ? t('lead', { entity: `\u2068${entity}\u2069` }) : t('leadSouk')}
    >
      <div className={styles.columns}>
        <div className={styles.work}>
          <VerifyNotice />
          <Suspense>{currentEntityId && <OrderCards />}</Suspense>
          <DeadlinesCard />
          <AccountCard person={userData} />
        </div>
        <div className={styles.aside}>
          <ChecklistCard />
        </div>
      </div>
      <LearnButton />
    </Page>
  )
}
