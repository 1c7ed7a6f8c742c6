import { rights } from '@souk/contract/core/rights/rights.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { useMay, useSession } from '../../lib/session/use-session.ts'
import { CardsSkeleton } from './model/cards-skeleton.tsx'
import { StatePanel } from '../../ui/feedback/state-panel.tsx'
import { Button, ButtonLink } from '../../ui/layout/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { CreditsButton } from './credits/credits-button.tsx'
import { useCredits, useProspectWrite } from './model/prospects.data.ts'
import { TailoredTab } from './tabs/tailored-tab.tsx'

const SavedTab = lazyPart(async () => (await import('./tabs/saved-tab.tsx')).SavedTab)
const DatabaseTab = lazyPart(async () => (await import('./tabs/database-tab.tsx')).DatabaseTab)
const QualityDialog = lazyDialog(async () => (await import('./quality-dialog.tsx')).QualityDialog)

/** /prospects-gen-ai: three tabs, whose state is the URL. */
export function ProspectsPage() {
  const t = useT('prospects')
  const { userData } = useSession()
  const mayImport = useMay(rights.leadSales)
  const [isQuality, setQuality] = useState(false)
  if (userData?.isLeadAIEnabled !== true) return <OffPage />
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <Button look="quiet" onClick={() => setQuality(true)}>
            {t('quality')}
          </Button>
          {mayImport && (
            <ButtonLink look="quiet" to="/prospects-gen-ai/import">
              {t('import')}
            </ButtonLink>
          )}
          <CreditsButton />
        </>
      }
    >
      <Suspense fallback={<CardsSkeleton />}>
        <Tabs
          label={t('tabs')}
          tabs={[
            { key: 'ai', label: t('tab.ai'), content: <TailoredTab /> },
            { key: 'saved', label: t('tab.saved'), content: <SavedTab /> },
            { key: 'database', label: t('tab.database'), content: <DatabaseTab /> },
          ]}
        />
      </Suspense>
      <Suspense>{isQuality && <QualityDialog onClose={() => setQuality(false)} />}</Suspense>
    </Page>
  )
}

/** What it is, and the way to it, for a brand without it. */
function OffPage() {
  const t = useT('prospects')
  const { userData } = useSession()
  const credits = useCredits(userData?.currentEntityId ?? null)
  const write = useProspectWrite('requestCredits')
  const isAsked = Boolean(credits.data?.pending) || write.isSuccess
  return (
    <Page title={t('title')}>
      <StatePanel
        title={t('off')}
        action={
          !isAsked && (
            <Button look="primary" isBusy={write.isPending} onClick={() => write.mutate({ kind: 'ACCESS' })}>
              {t('off.ask')}
            </Button>
          )
        }
        note={isAsked && t('off.asked')}
      >
        {t('off.text')}
      </StatePanel>
    </Page>
  )
}
