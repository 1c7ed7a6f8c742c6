import { may } from '@souk/contract/core/abilities.ts'
import { useT } from '../../lib/language/use-t.ts'
import { useActor } from '../../lib/session/use-session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { BroadcastsView } from './broadcasts/broadcasts-view.tsx'
import { ConversationsView } from './conversations/conversations-view.tsx'

const writers = { allow: ['manage', 'Brand'], roles: ['entityAdmin', 'salesManager'] } as const

/** /messages: a brand's conversations with its retailers, and its mails to many of them. */
export function MessagesPage() {
  const t = useT('messaging')
  const isWriter = may(useActor(), writers)
  return (
    <Page title={t('titles.messages')}>
      {isWriter ? (
        <Tabs
          label={t('titles.messages')}
          tabs={[
            { key: 'conversations', label: t('conversations.title'), content: <ConversationsView /> },
            { key: 'broadcasts', label: t('broadcasts.title'), content: <BroadcastsView /> },
          ]}
        />
      ) : (
        <ConversationsView />
      )}
    </Page>
  )
}
