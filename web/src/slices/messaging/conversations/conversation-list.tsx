import { conversationList } from '@souk/contract/messaging/messaging-lists.ts'
import type { Conversation } from '@souk/contract/messaging/conversations.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { asView } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import type { ListChoices } from '../../../ui/lists/list-choices.ts'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Count } from '../../../ui/values/count.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import styles from './conversation-list.module.css'
import { useConversations } from './conversations.data.ts'

const { q, filter } = listFields(conversationList, ['q', 'filter'])
const fields = { q, filter: asView(filter) }
const forBrands: ListChoices = { of: [] }
/** Conversations are assigned in the teams of brands only. */
const forRetailers: ListChoices = { of: [], only: () => ['unread'] }

/** The counterparts one talks with, the last spoken first. */
export function ConversationList({ openId, onOpen }: { openId: string | null; onOpen: (id: string) => void }) {
  const t = useT('messaging')
  const isBrand = useActor()?.side === 'brand'
  const state = useList(conversationList, fields)
  return (
    <Stack>
      <ListFrame
        name="conversations"
        words="messaging"
        state={state}
        search={{ label: t('conversations.search') }}
        tab="filter"
        choices={isBrand ? forBrands : forRetailers}
        query={useConversations(state.query)}
        rows={({ conversations }) => conversations}
        skeleton={<TableSkeleton rows={5} columns={1} />}
        none={
          state.values.filter
            ? {}
            : {
                title: t('conversations.empty'),
                text: t('conversations.empty.text'),
                action: <ButtonLink to="/connections">{t('conversations.connections')}</ButtonLink>,
              }
        }
      >
        {(conversations) => (
          <ul aria-label={t('conversations.title')}>
            {conversations.map((one) => (
              <Line key={one.id} conversation={one} isOpen={one.id === openId} onOpen={() => onOpen(one.id)} />
            ))}
          </ul>
        )}
      </ListFrame>
    </Stack>
  )
}

type LineProps = { conversation: Conversation; isOpen: boolean; onOpen: () => void }

function Line({ conversation, isOpen, onOpen }: LineProps) {
  const t = useT('messaging')
  const { counterpart, unread, lastMessageAt, excerpt, assignee } = conversation
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-current={isOpen || undefined}
        data-unread={unread > 0 ? '' : undefined}
        onClick={onOpen}
      >
        <Avatar name={counterpart.name} />
        <Stack as="span" gap={2} className={styles.words}>
          <span className={styles.top}>
            <bdi className={styles.name}>{counterpart.name}</bdi>
            {lastMessageAt && (
              <span className="caption">
                <Ago value={lastMessageAt} />
              </span>
            )}
          </span>
          <span className={styles.under}>
            <span className={styles.excerpt} dir="auto">
              {excerpt || t('conversations.noText')}
            </span>
            {unread > 0 && (
              <span className={styles.count}>
                <span className="hidden-text">{t('conversations.waiting')} </span>
                <Count value={unread} />
              </span>
            )}
          </span>
          {assignee && <bdi className="caption">{t('thread.assigned', { name: assignee.name })}</bdi>}
        </Stack>
      </button>
    </li>
  )
}
