import { Suspense } from 'react'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { useAbility, useActor } from '../../lib/session/use-session.ts'
import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { ConversationsView } from './conversations/conversations-view.tsx'

/** Fetched with its tab. */
const BroadcastsView = lazyPart(async () => (await import('./broadcasts/broadcasts-view.tsx')).BroadcastsView)

const writers: readonly unknown[] = ['entityAdmin', 'salesManager']

/** /messages: a brand's conversations with its retailers, and its mails to many of them. */
export function MessagesPage() {
  const t = useT('messaging')
  const can = useAbility()
  const role = useActor()?.role
  const isWriter = can('manage', 'Brand') && writers.includes(role)
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
