import { useT } from '../../lib/language/use-t.ts'
import { Page } from '../../ui/layout/page.tsx'
import { ConversationsView } from './conversations/conversations-view.tsx'

/** /messages: a brand's conversations with its retailers. */
export function MessagesPage() {
  const t = useT('messaging')
  return (
    <Page title={t('titles.messages')}>
      <ConversationsView />
    </Page>
  )
}
