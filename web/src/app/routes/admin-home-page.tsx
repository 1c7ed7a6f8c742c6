import { Suspense } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { mark, useUrlState } from '../../lib/url/url-state.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useReadiness } from '../../slices/readiness/door.ts'

const Overview = lazyPart(
  async () => (await import('../../slices/entities/admin/admin-overview-page.tsx')).AdminOverviewPage,
)
const Readiness = lazyPart(async () => (await import('../../slices/readiness/readiness-page.tsx')).ReadinessPage)

/** /admin: what is missing, until the marketplace can open; from then on what waits. */
export function AdminHomePage() {
  const { isDemo } = useSettings()
  const [{ overview }] = useUrlState({ overview: mark })
  return <Suspense>{isDemo || overview ? <Overview /> : <OwnHome />}</Suspense>
}

function OwnHome() {
  const { data, isPending } = useReadiness()
  return isPending || (data && data.open > 0) ? <Readiness /> : <Overview />
}
