import { rights } from '@souk/contract/core/rights/rights.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { useMay } from '../../lib/session/use-session.ts'
import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { ConversationsView } from './conversations/conversations-view.tsx'

/** Fetched with its tab. */
const BroadcastsView = lazyPart(async () => (await import('./broadcasts/broadcasts-view.tsx')).BroadcastsView)

/** /messages: a brand's conversations with its retailers, and its mails to many of them. */
export function MessagesPage() {
  const t = useT('messaging')
  const isWriter = useMay(rights.leadSales)
  const broadcasts = (
    <Suspense fallback={<TableSkeleton rows={5} columns={3} />}>
      <BroadcastsView />
    </Suspense>
  )
  return (
    <Page title={t('titles.messages')}>
      {isWriter ? (
        <Tabs
          label={t('titles.messages')}
          tabs={[
            { key: 'conversations', label: t('conversations.title'), content: <ConversationsView /> },
            { key: 'broadcasts', label: t('broadcasts.title'), content: broadcasts },
          ]}
        />
      ) : (
        <ConversationsView />
      )}
    </Page>
  )
}
