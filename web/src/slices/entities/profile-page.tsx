import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useActor } from '../../lib/session/use-session.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Page } from '../../ui/layout/page.tsx'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { useLeaveGuard } from '../../ui/forms/use-leave-guard.ts'
import { Waiting } from '../../ui/feedback/waiting.tsx'
import { ApprovalCard } from './approval/approval-card.tsx'
import { HandoverOffer } from './team/handover-offer.tsx'
import { ProfileActions, useProfileLead } from './profile/profile-head.tsx'
import { UnsavedIn, useUnsavedTabs } from './profile/profile-unsaved.tsx'
import styles from './profile/profile-head.module.css'

type Tab = { key: string; word: string; Content: ComponentType }

const General = lazyPart(async () => (await import('./profile/profile-general-tab.tsx')).GeneralTab)
const Segmentation = lazyPart(async () => (await import('./profile/profile-segmentation-tab.tsx')).SegmentationTab)
const Documents = lazyPart(async () => (await import('./documents/document-tab.tsx')).DocumentTab)
const Addresses = lazyPart(async () => (await import('./addresses/address-tab.tsx')).AddressTab)
const Teammates = lazyPart(async () => (await import('./team/team-tab.tsx')).TeamTab)
const Terms = lazyPart(async () => (await import('./profile/profile-terms-tab.tsx')).TermsTab)
const Stores = lazyPart(async () => (await import('./addresses/store-tab.tsx')).StoreTab)
const Account = lazyPart(async () => (await import('./account/account-tab.tsx')).AccountTab)

const Security = lazyPart(async () => (await import('./security/security-tab.tsx')).SecurityTab)

const account: Tab = { key: '1', word: 'account', Content: Account }
const security: Tab = { key: '7', word: 'security', Content: Security }
const shared: readonly Tab[] = [
  { key: '0', word: 'general', Content: General },
  { key: '2', word: 'segmentation', Content: Segmentation },
  { key: '3', word: 'documents', Content: Documents },
  { key: '4', word: 'addresses', Content: Addresses },
  { key: '5', word: 'teammates', Content: Teammates },
]
/** The marketplace's own people have nothing but themselves to describe. */
const tabsOf = {
  brand: [...shared, { key: '6', word: 'terms', Content: Terms }, account, security],
  retailer: [...shared, { key: '6', word: 'stores', Content: Stores }, account, security],
  souk: [account, security],
}

/** /profile?tabIndex= : the entity, its team, and the person's own account. The address names a tab by its number. */
export function ProfilePage() {
  const t = useT('profile')
  const actor = useActor()
  const lead = useProfileLead()
  const [unsaved, mark] = useUnsavedTabs()
  useLeaveGuard(unsaved.size > 0)
  if (!actor || actor.side === 'guest') return null
  const tabs = tabsOf[actor.side].map(({ key, word, Content }) => ({
    key,
    label: t(`tabs.${word}`),
    isDirty: unsaved.has(key),
    content: (
      <UnsavedIn tab={key} mark={mark}>
        <Suspense fallback={<Waiting skeleton={<FormSkeleton />} />}>
          <Content />
        </Suspense>
      </UnsavedIn>
    ),
  }))
  return (
    <Page tour="profile" title={t('title')} lead={lead} actions={<ProfileActions />}>
      <Stack gap={24} className={styles.page}>
        <ApprovalCard />
        <Tabs label={t('title')} param="tabIndex" tabs={tabs} />
      </Stack>
      <HandoverOffer />
    </Page>
  )
}
