import { rights } from '@souk/contract/core/rights/rights.ts'
import { Suspense } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useUrlState } from '../../../lib/url/url-state.ts'
import { useActor, useMay } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { announcing, calendarFields, scopes, views } from '../model/calendar-address.ts'
import { CalendarAgenda } from './calendar-agenda.tsx'
import styles from './calendar-page.module.css'
import { Followers } from '../following/follow-button.tsx'

const CalendarMonth = lazyPart(async () => (await import('./calendar-month.tsx')).CalendarMonth)
const FollowingList = lazyPart(async () => (await import('../following/following-list.tsx')).FollowingList)
const AnnounceDialog = lazyDialog(async () => (await import('./announce-dialog.tsx')).AnnounceDialog)

const newEntry = 'new' // a collection is still to be chosen

/** /calendar: what is looked at stands in the address, and so does the collection that is being announced. */
export function CalendarPage() {
  const t = useT('follows')
  const actor = useActor()
  const [{ view, scope }, change] = useUrlState(calendarFields)
  const [{ announce }, changeAnnounced] = useUrlState(announcing)
  const isBrand = actor?.side === 'brand'
  const mayAnnounce = useMay(rights.writeCatalog)
  const announced = mayAnnounce && announce
  return (
    <Page
      title={t('title')}
      lead={
        isBrand ? (
          <>
            {t('lead.brand')} <Followers brandId={actor.entityId} />
          </>
        ) : (
          t('lead')
        )
      }
      actions={
        mayAnnounce && (
          <Button look="primary" onClick={() => changeAnnounced({ announce: newEntry })}>
            {t('announce')}
          </Button>
        )
      }
    >
      <Row gap={24} isSpread className={styles.tools}>
        <Segmented
          label={t('view')}
          segments={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(next) => change({ view: next })}
        />
        {view !== 'following' && (
          <Segmented
            label={t('scope')}
            segments={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
            value={scope}
            onChange={(next) => change({ scope: next })}
          />
        )}
      </Row>
      <Suspense>
        {view === 'agenda' && <CalendarAgenda scope={scope} />}
        {view === 'month' && <CalendarMonth scope={scope} />}
        {view === 'following' && <FollowingList />}
        {announced && (
          <AnnounceDialog
            collectionId={announced === newEntry ? null : announced}
            onClose={() => changeAnnounced({ announce: null }, { replace: true })}
          />
        )}
      </Suspense>
    </Page>
  )
}
