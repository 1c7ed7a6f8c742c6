import { Suspense } from 'react'
import type { Lead } from '@souk/contract/prospects/prospect-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { oneOf, useUrlState } from '../../../lib/url/url-state.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { CardsSkeleton } from '../model/cards-skeleton.tsx'
import { noSearch, useDatabaseSearch } from './database-filters.ts'
import { DatabaseSearchForm } from './database-search-form.tsx'
import { ContinueLink } from './continue-link.tsx'
import type { MapPoint } from '../lead/lead-map.tsx'
import { LeadCard } from '../lead/lead-card.tsx'
import { useLeads } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

const LeadMap = lazyPart(async () => (await import('../lead/lead-map.tsx')).LeadMap)

/** Every store, best match first; a new search or filter costs one search, once it is sent and finds a store. */
export function DatabaseTab() {
  const t = useT('prospects')
  const { body, change } = useDatabaseSearch()
  const [{ view }, changeView] = useUrlState({ view: oneOf(['list', 'map'], 'list') })
  const list = JSON.stringify(body).slice(0, 500)
  const query = useLeads(body)
  return (
    <Stack gap={24}>
      <DatabaseSearchForm isUnpaid={query.data?.isUnpaid === true && !query.isPlaceholderData} />
      <div>
        <Segmented
          label={t('view')}
          value={view}
          segments={[
            { value: 'list', label: t('view.list') },
            { value: 'map', label: t('view.map') },
          ]}
          onChange={(next) => changeView({ view: next })}
        />
      </div>
      <QueryView query={query} skeleton={<CardsSkeleton />}>
        {({ leads, below, isUnpaid, ...paging }) =>
          isUnpaid ? (
            <StatePanel
              title={t('database.unpaid')}
              action={<Button onClick={() => change(noSearch)}>{t('search.all')}</Button>}
            >
              {t('database.unpaid.text')}
            </StatePanel>
          ) : leads.length === 0 ? (
            <StatePanel
              title={t('database.none')}
              action={<Button onClick={() => change(noSearch)}>{t('clear')}</Button>}
            >
              {below > 0 ? t('database.below', { count: below }) : t('database.none.text')}
            </StatePanel>
          ) : (
            <Stack gap={24}>
              <h2 className="hidden-text">{t('tab.database')}</h2>
              <ContinueLink list={list} ids={leads.map(({ id }) => id)} />
              <Suspense fallback={<CardsSkeleton />}>{view === 'map' && <LeadMap here={pointsOf(leads)} />}</Suspense>
              <div className={styles.grid}>
                {leads.map((lead) => (
                  <LeadCard key={lead.id} lead={lead} from={{ list, ids: leads.map(({ id }) => id) }} />
                ))}
              </div>
              <Pager {...paging} onPage={(page) => change({ page })} />
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  )
}

const pointsOf = (leads: readonly Lead[]) =>
  leads.flatMap(({ latitude, longitude }): MapPoint[] =>
    latitude === null || longitude === null ? [] : [[longitude, latitude]],
  )
