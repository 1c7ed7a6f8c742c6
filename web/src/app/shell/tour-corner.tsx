import { Suspense, lazy } from 'react'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { useIsTourRunning } from '../../lib/tour-progress.ts'

const Tour = lazy(async () => {
  const [module] = await Promise.all([import('../../slices/tour/tour.tsx'), loadNamespaces('tour')])
  return { default: module.Tour }
})

/** The tour and its library are loaded only while it runs. */
export function TourCorner() {
  return <Suspense>{useIsTourRunning() && <Tour />}</Suspense>
}
