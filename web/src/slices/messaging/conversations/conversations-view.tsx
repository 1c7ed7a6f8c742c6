import type { CardRef } from '@souk/contract/messaging/conversation-limits.ts'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { id, matching, useUrlState } from '../../../lib/url/url-state.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { QueryFailure } from '../../../ui/feedback/query-failure.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { ConversationList } from './conversation-list.tsx'
import { useWrite } from './conversations.data.ts'
import styles from './conversations-view.module.css'

/** Fetched with the first conversation that is opened. */
const Thread = lazyPart(async () => (await import('./thread.tsx')).Thread)

const fields = {
  conversation: id,
  with: id,
  card: matching(/^(?:order|product|collection|wishlist):[\da-f-]{36}$/),
}

/** The list and one open conversation; on a phone one at a time. `with` in the address opens the one with that counterpart. */
export function ConversationsView() {
  const t = useT('messaging')
  const [{ conversation: openId, with: withId, card }, change] = useUrlState(fields)
  const open = useWrite('open')
  const show = (next: string | null) => change({ conversation: next, with: null, ...(next === null && { card: null }) })
  const start = (entityId: string) =>
    open.mutate(entityId, { onSuccess: ({ id }) => change({ conversation: id, with: null }, { replace: true }) })
  const arrive = useEffectEvent((entityId: string | null) => {
    if (entityId && !openId) start(entityId)
  })
  useEffect(() => arrive(withId), [withId])
  const failure = withId === null ? null : open.error
  const isUnconnected = failure instanceof Failed && failure.status === 404
  return (
    <div className={styles.sides} data-open={openId || failure ? '' : undefined}>
      <div className={styles.list}>
        <ConversationList openId={openId} onOpen={show} />
      </div>
      <div className={styles.thread}>
        {openId ? (
          <Suspense fallback={<FormSkeleton fields={3} />}>
            <Thread key={openId} id={openId} about={cardOf(card)} onBack={() => show(null)} />
          </Suspense>
        ) : isUnconnected ? (
          <StatePanel
            title={t('conversations.notConnected')}
            action={<ButtonLink to="/connections">{t('conversations.connections')}</ButtonLink>}
          >
            {t('conversations.notConnected.text')}
          </StatePanel>
        ) : failure && withId ? (
          <QueryFailure error={failure} retry={() => start(withId)} />
        ) : (
          <StatePanel title={t('conversations.choose')}>{t('conversations.choose.text')}</StatePanel>
        )}
      </div>
    </div>
  )
}

function cardOf(text: string | null): CardRef | null {
  const [kind, cardId] = text?.split(':') ?? []
  return kind && cardId ? { kind: kind as CardRef['kind'], id: cardId } : null
}
