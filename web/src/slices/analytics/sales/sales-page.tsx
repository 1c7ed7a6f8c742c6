import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { useUrlState } from '../../../lib/url/url-state.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { useInsights } from '../model/analytics.data.ts'
import { SalesControls } from '../filters/sales-controls.tsx'
import { useSalesFilters } from '../filters/use-sales-filters.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { breakdownFields } from './breakdown.tsx'

const MixTab = lazyPart(async () => (await import('./mix-tab.tsx')).MixTab)
const RetailersTab = lazyPart(async () => (await import('./retailers-tab.tsx')).RetailersTab)
const SeasonsTab = lazyPart(async () => (await import('./seasons-tab.tsx')).SeasonsTab)
const StylesTab = lazyPart(async () => (await import('./styles-tab.tsx')).StylesTab)
const TeamTab = lazyPart(async () => (await import('./team-tab.tsx')).TeamTab)
const later = (tab: ReactNode) => <Suspense fallback={<TableSkeleton columns={5} />}>{tab}</Suspense>

/** /sales-analytics */
export function SalesAnalyticsPage() {
  const t = useT('analytics')
  const { period, filters, measure, compare } = useSalesFilters()
  const [{ by }] = useUrlState(breakdownFields)
  const insights = useInsights({ ...period, ...filters, measure, compare, by })
  return (
    <Page
      title={t('sales.title')}
      lead={
        insights.data ? (
          <>
            {t('asOf')} <Moment value={insights.data.asOf} look="both" />
          </>
        ) : (
          ''
        )
      }
      actions={<SavedViews page="sales" />}
    >
      <QueryView query={insights} skeleton={<TableSkeleton columns={5} />}>
        {(data) => (
          <Stack gap={24}>
            <SalesControls {...data} />
            <Tabs
              label={t('sales.title')}
              tabs={[
                { key: 'overview', label: t('tab.overview'), content: <OverviewTab insights={data} by={by} /> },
                { key: 'styles', label: t('tab.styles'), content: later(<StylesTab />) },
                { key: 'mix', label: t('tab.mix'), content: later(<MixTab />) },
                { key: 'retailers', label: t('tab.retailers'), content: later(<RetailersTab />) },
                { key: 'seasons', label: t('tab.seasons'), content: later(<SeasonsTab />) },
                { key: 'team', label: t('tab.team'), content: later(<TeamTab />) },
              ]}
            />
          </Stack>
        )}
      </QueryView>
    </Page>
  )
}
