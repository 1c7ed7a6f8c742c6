import { type Checklist as List, shareDone } from '@souk/contract/entities/checklist.ts'
import type { ReactNode } from 'react'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Checklist } from '../../../ui/layout/checklist.tsx'
import { useOwnItems } from './onboarding.data.ts'
import { checklistLines } from './checklist-lines.ts'

/** What is left until the entity can trade; the same on the dashboard and in the popup. */
export function OnboardingChecklist({ list, children }: { list: List; children?: ReactNode }) {
  const t = useT('onboarding')
  const isOpen = useCanNavigate()
  const { entityType } = useSession()
  const items = useOwnItems()
  if (entityType !== 'brand' && entityType !== 'retailer') return null
  return (
    <Checklist
      title={t('title')}
      items={checklistLines({ side: entityType, items, list }, t, isOpen)}
      percentage={shareDone(items, list)}
    >
      {children}
    </Checklist>
  )
}
