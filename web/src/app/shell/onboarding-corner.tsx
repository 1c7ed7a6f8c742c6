import { ownItems } from '@souk/contract/entities/checklist.ts'
import { Suspense, lazy } from 'react'
import { useLocation } from 'react-router'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { isAllowed } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import styles from './onboarding-corner.module.css'

/** Most people are past their beginnings: the popup is fetched for those who are not. */
const OnboardingPopup = lazy(async () => {
  const [module] = await Promise.all([
    import('../../slices/entities/onboarding/onboarding-popup.tsx'),
    loadNamespaces('onboarding'),
  ])
  return { default: module.OnboardingPopup }
})

/** At the side of every page but the dashboard, which has the list itself. Its place is reserved, so that nothing moves. */
export function OnboardingCorner() {
  const { pathname } = useLocation()
  const now = useSession()
  const { userData, entityType } = now
  const isTrader = entityType === 'brand' || entityType === 'retailer'
  if (!isTrader || !userData?.shouldDisplayToolKit || pathname.startsWith('/dashboard')) return null
  if (ownItems(entityType, (right) => isAllowed(now, right)).length === 0) return null
  return (
    <div className={styles.place}>
      <Suspense>
        <OnboardingPopup />
      </Suspense>
    </div>
  )
}
