import { Suspense, lazy } from 'react'
import { useLocation } from 'react-router'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { useSession } from '../../lib/session/use-session.ts'

/** Most people are past their beginnings: the popup is fetched for those who are not. */
const OnboardingPopup = lazy(async () => {
  const [module] = await Promise.all([
    import('../../slices/entities/onboarding/onboarding-popup.tsx'),
    loadNamespaces('onboarding'),
  ])
  return { default: module.OnboardingPopup }
})

/** On every page but the dashboard, which has the list itself. */
export function OnboardingCorner() {
  const { pathname } = useLocation()
  const { userData, entityType } = useSession()
  const isTrader = entityType === 'brand' || entityType === 'retailer'
  if (!isTrader || !userData?.shouldDisplayToolKit || pathname.startsWith('/dashboard')) return null
  return (
    <Suspense>
      <OnboardingPopup />
    </Suspense>
  )
}
