import { broadcastList } from '@souk/contract/messaging/messaging-lists.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { quietly, text, useUrlState } from '../../../lib/url/url-state.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Entries, Entry } from '../../../ui/lists/entries.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { BroadcastComposer } from './broadcast-composer.tsx'
import { BroadcastResults } from './broadcast-results.tsx'
import { BroadcastStatusTag } from './broadcast-status.tsx'
import styles from './broadcasts.module.css'
import { useBroadcast, useBroadcasts } from './broadcasts.data.ts'

/** The mails of a brand: a list, and one that is written or looked at. */
export function BroadcastsView() {
  const [{ broadcast: id }, change] = useUrlState({ broadcast: text(36) })
  const [made, setMade] = useState<string | null>(null) // its first save gives a new draft its own address
  if (!id && made !== null) setMade(null)
  const show = (next: string | null) => change({ broadcast: next })
  function moveTo(next: string): void {
    setMade(next)
    change({ broadcast: next }, quietly)
  }
  if (id === 'new' || (id && id === made)) {
    return <BroadcastComposer saved={null} onMade={moveTo} onClose={() => show(null)} />
  }
  return id ? <OpenBroadcast key={id} id={id} onClose={() => show(null)} /> : <BroadcastList onOpen={show} />
}

function OpenBroadcast({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <QueryView query={useBroadcast(id)} skeleton={<FormSkeleton fields={4} />}>
      {(broadcast) =>
        broadcast.status === 'DRAFT' ? (
          <BroadcastComposer saved={broadcast} onMade={() => undefined} onClose={onClose} />
        ) : (
          <BroadcastResults broadcast={broadcast} onClose={onClose} />
        )
      }
    </QueryView>
  )
}

function BroadcastList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useT('broadcast')
  const state = useList(broadcastList, {})
  return (
    <>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => onOpen('new')}>
          {t('list.new')}
        </Button>
      </div>
      <ListFrame
        name="broadcasts"
        words="broadcast"
        state={state}
        query={useBroadcasts(state.query)}
        rows={({ broadcasts }) => broadcasts}
        none={{ title: t('list.empty'), text: t('list.empty.text') }}
      >
        {(rows) => (
          <Entries label={t('list.title')}>
            {rows.map(({ id, subject, status, createdAt, sendAt, recipients, delivered, clicked, orders }) => (
              <Entry
                key={id}
                title={<bdi>{subject}</bdi>}
                onOpen={() => onOpen(id)}
                end={
                  <>
                    {recipients > 0 && (
                      <span className="caption">{t('list.figures', { recipients, delivered, clicked, orders })}</span>
                    )}
                    <BroadcastStatusTag status={status} />
                  </>
                }
              >
                <span className="caption">
                  <Moment value={sendAt ?? createdAt} look="both" />
                </span>
              </Entry>
            ))}
          </Entries>
        )}
      </ListFrame>
    </>
  )
}
