import { isOnboarding } from '@souk/contract/entities/checklist.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { useNow } from '../../../ui/values/date.tsx'
import styles from './checklist-card.module.css'

/** Most people are done with it: loaded for those who are not. */
const ChecklistContent = lazyPart(async () => (await import('./checklist-content.tsx')).ChecklistContent)

/** The checklist on the dashboard; it disappears thirty days after everything is done. */
export function ChecklistCard() {
  const { userData, entityType } = useSession()
  const now = useNow()
  const isTrader = entityType === 'brand' || entityType === 'retailer'
  if (!isTrader || !isOnboarding(userData?.onboardCompletedAt ?? null, now)) return null
  return (
    <Suspense fallback={<div className={styles.soon} />}>
      <ChecklistContent />
    </Suspense>
  )
}
