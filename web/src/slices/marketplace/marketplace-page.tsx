import { Suspense } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { useLeaveGuard } from '../../ui/forms/use-leave-guard.ts'
import { AdminFrame, useUnsavedTabs } from '../entities/door.ts'
import { useMarketplace } from './marketplace.data.ts'

const Sections = lazyPart(async () => (await import('./marketplace-sections.tsx')).MarketplaceSections)

/** /admin/marketplace: what the owner decides about this marketplace. */
export function MarketplacePage() {
  const t = useT('marketplace')
  const [unsaved, mark] = useUnsavedTabs()
  useLeaveGuard(unsaved.size > 0)
  return (
    <AdminFrame place="marketplace" lead={t('lead')}>
      <QueryView query={useMarketplace()} skeleton={<FormSkeleton />}>
        {(marketplace) => (
          <Suspense fallback={<FormSkeleton />}>
            <Sections marketplace={marketplace} mark={mark} />
          </Suspense>
        )}
      </QueryView>
    </AdminFrame>
  )
}
