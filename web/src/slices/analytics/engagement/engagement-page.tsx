import type { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, oneOf, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { type Query, useEngagement } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'
import { PeriodFields } from '../filters/period-fields.tsx'
import { periodFields } from '../filters/use-sales-filters.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { EngagementOff } from './engagement-off.tsx'
import { Funnel } from './funnel.tsx'

const Attention = lazyPart(async () => (await import('./attention.tsx')).Attention)
const Interest = lazyPart(async () => (await import('./interest.tsx')).Interest)
const Searches = lazyPart(async () => (await import('./searches.tsx')).Searches)
const views = ['funnel', 'retailers', 'collections', 'products', 'searches'] as const
const fields = { ...periodFields, view: oneOf(views, 'funnel') } satisfies FieldsOf<Query<typeof engagement.read>>

/** /analytics: what retailers look at, as far as a brand may see it. */
export function EngagementPage() {
  const t = useT('analytics')
  const { userData } = useSession()
  const [filters, change] = useUrlState(fields)
  const { view } = filters
  const isOff = userData?.isAnalyticsEnabled === false
  const query = useEngagement(toQuery(fields, filters), !isOff)
  return (
    <Page
      title={t('engagement.title')}
      lead={
        <>
          <Tag tone="info">{t('beta')}</Tag> {t('engagement.lead')}
        </>
      }
      actions={!isOff && <SavedViews page="engagement" />}
    >
      {isOff ? (
        <EngagementOff />
      ) : (
        <QueryView query={query} skeleton={<TableSkeleton columns={4} />}>
          {(data) => (
            <Stack gap={24}>
              <FilterBar>
                <Row gap={12} align="end" className={styles.controls}>
                  <div className={styles.scroll}>
                    <Segmented
                      label={t('engagement.view')}
                      value={view}
                      onChange={(value) => change({ view: value })}
                      segments={views.map((value) => ({ value, label: t(`view.${value}`) }))}
                    />
                  </div>
                  <PeriodFields from={data.from} to={data.to} usualDays="90" />
                </Row>
              </FilterBar>
              <Notice kind="info" title={t('privacy')}>
                {t('privacy.text')}
              </Notice>
              <Suspense fallback={<TableSkeleton columns={4} />}>
                {view === 'funnel' && <Funnel steps={data.funnel} />}
                {view === 'retailers' && <Interest retailers={data.retailers} others={data.others} />}
                {view === 'collections' && <Attention rows={data.collections} of="collection" />}
                {view === 'products' && <Attention rows={data.products} of="product" />}
                {view === 'searches' && <Searches searches={data.searches} />}
              </Suspense>
            </Stack>
          )}
        </QueryView>
      )}
    </Page>
  )
}
