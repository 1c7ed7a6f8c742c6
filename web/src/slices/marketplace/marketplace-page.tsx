import type { Marketplace } from '@souk/contract/marketplace/marketplace-shapes.ts'
import type { ComponentType } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { useLeaveGuard } from '../../ui/forms/use-leave-guard.ts'
import { AdminFrame, UnsavedIn, useUnsavedTabs } from '../entities/door.ts'
import { BankForm } from './bank-form.tsx'
import { CompanyForm } from './company-form.tsx'
import { HelpForm } from './help-form.tsx'
import { LookForm } from './look-form.tsx'
import { useMarketplace } from './marketplace.data.ts'
import { NameForm } from './name-form.tsx'
import type { SectionName } from './section-form.tsx'
import { SupportForm } from './support-form.tsx'

type SectionProps = { marketplace: Marketplace }

const sections: readonly (readonly [SectionName, ComponentType<SectionProps>])[] = [
  ['name', NameForm],
  ['look', LookForm],
  ['company', CompanyForm],
  ['bank', BankForm],
  ['support', SupportForm],
  ['help', HelpForm],
]

/** /admin/marketplace: what the owner decides about this marketplace. */
export function MarketplacePage() {
  const t = useT('marketplace')
  const [unsaved, mark] = useUnsavedTabs()
  useLeaveGuard(unsaved.size > 0)
  return (
    <AdminFrame place="marketplace" lead={t('lead')}>
      <QueryView query={useMarketplace()} skeleton={<FormSkeleton />}>
        {(marketplace) => (
          <div>
            {sections.map(([name, Section]) => (
              <UnsavedIn key={name} tab={name} mark={mark}>
                <Section marketplace={marketplace} />
              </UnsavedIn>
            ))}
          </div>
        )}
      </QueryView>
    </AdminFrame>
  )
}
