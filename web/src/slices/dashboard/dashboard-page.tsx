import { useState } from 'react'
import { useSession } from '../../lib/use-session.ts'
import { useT } from '../../lib/use-t.ts'
import { AccountCard } from './account-card.tsx'
import styles from './dashboard-page.module.css'
import { greetingAt } from './greeting.ts'

/** /dashboard: who is here, and for whom. */
export function DashboardPage() {
  const t = useT('dashboard')
  const { userData } = useSession()
  const [hour] = useState(() => new Date().getHours())
  if (!userData) return null
  const { firstName: name = '', entityName: entity } = userData
  return (
    <>
      <header className={styles.head}>
        <h1>{t(greetingAt(hour), { name })}</h1>
        <p className={styles.lead}>{entity ? t('lead', { entity }) : t('leadSouk')}</p>
      </header>
      <AccountCard person={userData} />
    </>
  )
}
