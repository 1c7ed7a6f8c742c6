import type { CardRef } from '@souk/contract/messaging/conversation-limits.ts'
import type { OpenConversation } from '@souk/contract/messaging/conversations.contract.ts'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useIsRtl } from '../../../ui/browser/use-rtl.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { Composer } from './composer.tsx'
import { useConversation, useMessages, useWrite } from './conversations.data.ts'
import { MessageLine } from './message-line.tsx'
import styles from './thread.module.css'

type Props = { id: string; about: CardRef | null; onBack?: () => void }

/** One conversation: who it is with, what was written, and a place to answer. */
export function Thread({ id, about, onBack }: Props) {
  return (
    <QueryView query={useConversation(id)} skeleton={<FormSkeleton fields={3} />}>
      {(conversation) => <OpenThread key={id} conversation={conversation} about={about} {...(onBack && { onBack })} />}
    </QueryView>
  )
}

function OpenThread({ conversation, about, onBack }: Omit<Props, 'id'> & { conversation: OpenConversation }) {
  const t = useT('messaging')
  const [q, setQ] = useState('')
  const { id, isReadOnly } = conversation
  return (
    <section className={styles.thread} aria-label={conversation.counterpart.name}>
      <ThreadHead conversation={conversation} q={q} onSearch={setQ} {...(onBack && { onBack })} />
      <ThreadMessages conversation={conversation} q={q} />
      {isReadOnly ? <Notice kind="info">{t('thread.ended')}</Notice> : <Composer conversationId={id} about={about} />}
    </section>
  )
}

type HeadProps = { conversation: OpenConversation; q: string; onSearch: (q: string) => void; onBack?: () => void }

function ThreadHead({ conversation, q, onSearch, onBack }: HeadProps) {
  const t = useT('messaging')
  const Back = useIsRtl() ? IconArrowRight : IconArrowLeft
  const assign = useWrite('assign')
  const { id, counterpart, relationId, assignee, assignees } = conversation
  return (
    <Row as="header" gap={12} className={styles.head}>
      {onBack && (
        <span className={styles.back}>
          <IconButton label={t('thread.back')} onClick={onBack}>
            <Back size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </span>
      )}
      <h2 className={styles.name}>
        <Link to={`/connections/${relationId}`}>
          <bdi>{counterpart.name}</bdi>
        </Link>
      </h2>
      <SearchBox label={t('thread.search')} value={q} onSearch={onSearch} />
      {assignees.length > 0 && (
        <SelectField
          label={t('thread.assignee')}
          isLabelHidden
          options={[
            { value: '', label: t('thread.unassigned') },
            ...assignees.map(({ associationId, name }) => ({ value: associationId, label: name })),
          ]}
          value={assignee?.associationId ?? ''}
          onChange={(next) => assign.mutate({ id, associationId: next || null })}
        />
      )}
      {assignees.length === 0 && assignee && (
        <span className="caption">{t('thread.assigned', { name: assignee.name })}</span>
      )}
    </Row>
  )
}

/** The newest is in view; older ones come on request. What is shown has been read by the team. */
function ThreadMessages({ conversation, q }: { conversation: OpenConversation; q: string }) {
  const t = useT('messaging')
  const side = useActor()?.side
  const query = useMessages(conversation.id, q)
  const markRead = useWrite('markRead')
  const list = useRef<HTMLDivElement>(null)
  const region = { role: 'region', tabIndex: 0, 'aria-label': t('thread.messages') } // the keyboard scrolls it
  const messages = query.data?.pages.toReversed().flatMap((page) => page.messages) ?? []
  const newest = messages.at(-1)?.id
  const { id, unread, readUpTo } = conversation
  const showEnd = useEffectEvent((messageId: string | undefined) => {
    const frame = list.current
    if (messageId && frame) frame.scrollTop = frame.scrollHeight
  })
  useEffect(() => showEnd(newest), [newest])
  const read = useEffectEvent((messageId: string | undefined, count: number) => {
    if (messageId && count > 0 && q === '') markRead.mutate({ id, messageId })
  })
  useEffect(() => read(newest, unread), [newest, unread]) // the count may come after the message
  return (
    <div className={styles.messages}>
      <QueryView
        query={query}
        skeleton={<FormSkeleton fields={4} />}
        empty={() => messages.length === 0 && (q ? t('thread.noneFound') : t('thread.none'))}
      >
        {() => (
          <div ref={list} className={styles.frame} {...region}>
            <Stack as="ol" gap={16} className={styles.list}>
              {query.hasNextPage && (
                <li className={styles.older}>
                  <Button size="small" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('thread.older')}
                  </Button>
                </li>
              )}
              {messages.map((message) => (
                <MessageLine
                  key={message.id}
                  conversationId={id}
                  message={message}
                  isOwnTeam={message.by === side}
                  isRead={message.by === side && message.id === readUpTo}
                />
              ))}
            </Stack>
          </div>
        )}
      </QueryView>
    </div>
  )
}
