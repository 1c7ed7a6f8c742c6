import { isOnboarding } from '@souk/contract/entities/checklist.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { useNow } from '../../../ui/values/date.tsx'
import { useOwnItems } from './onboarding.data.ts'
import styles from './checklist-card.module.css'

/** Most people are done with it: loaded for those who are not. */
const ChecklistContent = lazyPart(async () => (await import('./checklist-content.tsx')).ChecklistContent)

/** The checklist on the dashboard, of what is this person's to do; it disappears thirty days after everything is done. */
export function ChecklistCard() {
  const { userData } = useSession()
  const now = useNow()
  const items = useOwnItems()
  if (items.length === 0 || !isOnboarding(userData?.onboardCompletedAt ?? null, now)) return null
  return (
    <Suspense fallback={<div className={styles.soon} />}>
      <ChecklistContent />
    </Suspense>
  )
}
