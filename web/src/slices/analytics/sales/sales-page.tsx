import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { useInsights } from '../analytics.data.ts'
import styles from '../analytics.module.css'
import { SalesControls } from '../filters/sales-controls.tsx'
import { oneOf, useSalesFilters } from '../filters/use-sales-filters.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { MixTab } from './mix-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { RetailersTab } from './retailers-tab.tsx'
import { SeasonsTab } from './seasons-tab.tsx'
import { StylesTab } from './styles-tab.tsx'
import { TeamTab } from './team-tab.tsx'
import { dimensions } from './breakdown.tsx'

/** /sales-analytics */
export function SalesAnalyticsPage() {
  const t = useT('analytics')
  const { search, period, filters, measure, compare } = useSalesFilters()
  const by = oneOf(search.get('by'), dimensions)
  const insights = useInsights({ ...period, ...filters, measure, compare, by } as never)
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
          <div className={styles.stack}>
            <SalesControls {...data} />
            <Tabs
              label={t('sales.title')}
              tabs={[
                { key: 'overview', label: t('tab.overview'), content: <OverviewTab insights={data} by={by} /> },
                { key: 'styles', label: t('tab.styles'), content: <StylesTab /> },
                { key: 'mix', label: t('tab.mix'), content: <MixTab /> },
                { key: 'retailers', label: t('tab.retailers'), content: <RetailersTab /> },
                { key: 'seasons', label: t('tab.seasons'), content: <SeasonsTab /> },
                { key: 'team', label: t('tab.team'), content: <TeamTab /> },
              ]}
            />
          </div>
        )}
      </QueryView>
    </Page>
  )
}
