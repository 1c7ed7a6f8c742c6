import { isOnboarding } from '@souk/contract/entities/checklist.ts'
import { Suspense, lazy } from 'react'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { useNow } from '../../../ui/values/date.tsx'
import styles from './checklist-card.module.css'
import { OnboardingChecklist } from './onboarding-checklist.tsx'
import { useChecklist } from './onboarding.data.ts'

const TourButton = lazy(async () => ({ default: (await import('./tour-button.tsx')).TourButton }))

/** The dashboard's way of saying what is left; it leaves thirty days after everything is done. */
export function ChecklistCard() {
  const t = useT('onboarding')
  const { userData, entityType } = useSession()
  const { data, isPending } = useChecklist()
  const now = useNow()
  const isTrader = entityType === 'brand' || entityType === 'retailer'
  if (!isTrader || !isOnboarding(userData?.onboardCompletedAt ?? null, now)) return null
  if (!data) return isPending && <div className={styles.soon} />
  return (
    <div className={styles.card}>
      <OnboardingChecklist list={data}>
        <Suspense fallback={<Button isDisabled>{t('tour')}</Button>}>
          <TourButton />
        </Suspense>
        <ButtonLink to="/knowledge-center" look="quiet">
          {t('helpSection')}
        </ButtonLink>
      </OnboardingChecklist>
    </div>
  )
}
