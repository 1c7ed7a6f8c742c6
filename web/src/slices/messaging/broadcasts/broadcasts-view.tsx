import type { BroadcastRow } from '@souk/contract/messaging/broadcasts.contract.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { pageNumber, quietly, text, useUrlState } from '../../../lib/url/url-state.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton, TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
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
  const [{ page }, change] = useUrlState({ page: pageNumber() })
  const write = (
    <Button look="primary" onClick={() => onOpen('new')}>
      {t('list.new')}
    </Button>
  )
  return (
    <>
      <div className={styles.actions}>{write}</div>
      <QueryView
        query={useBroadcasts(page)}
        skeleton={<TableSkeleton rows={5} columns={3} />}
        empty={({ total }) => total === 0 && { title: t('list.empty'), text: t('list.empty.text') }}
      >
        {({ broadcasts, ...paging }) => (
          <>
            <ul className={styles.list} aria-label={t('list.title')}>
              {broadcasts.map((one) => (
                <Line key={one.id} broadcast={one} onOpen={() => onOpen(one.id)} />
              ))}
            </ul>
            <Pager {...paging} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </>
  )
}

function Line({ broadcast, onOpen }: { broadcast: BroadcastRow; onOpen: () => void }) {
  const t = useT('broadcast')
  const { subject, status, createdAt, sendAt, recipients, delivered, clicked, orders } = broadcast
  return (
    <li>
      <button type="button" className={styles.line} onClick={onOpen}>
        <span className={styles.words}>
          <span className={styles.subject}>
            <bdi>{subject}</bdi>
          </span>
          <span className="caption">
            <Moment value={sendAt ?? createdAt} look="both" />
          </span>
        </span>
        {recipients > 0 && (
          <span className="caption">{t('list.figures', { recipients, delivered, clicked, orders })}</span>
        )}
        <BroadcastStatusTag status={status} />
      </button>
    </li>
  )
}
