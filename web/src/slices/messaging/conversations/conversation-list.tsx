import type { Conversation } from '@souk/contract/messaging/conversations.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { oneOf, pageNumber, text, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Count } from '../../../ui/values/count.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import styles from './conversation-list.module.css'
import { useConversations } from './conversations.data.ts'

const filters = ['all', 'unread', 'mine'] as const
const fields = { q: text(), filter: oneOf(['unread', 'mine']), page: pageNumber() }

export function ConversationList({ openId, onOpen }: { openId: string | null; onOpen: (id: string) => void }) {
  const t = useT('messaging')
  const isBrand = useActor()?.side === 'brand'
  const [state, change, { isAny, reset }] = useUrlState(fields)
  const { q, filter } = state
  const query = useConversations(toQuery(fields, state))
  const connections = <ButtonLink to="/connections">{t('conversations.connections')}</ButtonLink>
  return (
    <div className={styles.frame}>
      <SearchBox label={t('conversations.search')} value={q} onSearch={(next) => change({ q: next })} />
      <Segmented
        label={t('conversations.show')}
        segments={filters
          .filter((one) => isBrand || one !== 'mine')
          .map((value) => ({ value, label: t(`conversations.${value}`) }))}
        value={filter ?? 'all'}
        onChange={(next) => change({ filter: next })}
      />
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={5} columns={1} />}
        empty={({ total }) =>
          total === 0 &&
          (isAny
            ? { onClear: reset }
            : {
                title: t('conversations.empty'),
                text: t('conversations.empty.text'),
                action: connections,
              })
        }
      >
        {({ conversations, ...paging }) => (
          <>
            <ul className={styles.list} aria-label={t('conversations.title')}>
              {conversations.map((one) => (
                <Line key={one.id} conversation={one} isOpen={one.id === openId} onOpen={() => onOpen(one.id)} />
              ))}
            </ul>
            {paging.total > paging.limit && <Pager {...paging} onPage={(next) => change({ page: next })} />}
          </>
        )}
      </QueryView>
    </div>
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
        <span className={styles.words}>
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
        </span>
      </button>
    </li>
  )
}
