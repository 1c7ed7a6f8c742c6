import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { useAnalyticsWrite, useAsked } from '../model/analytics.data.ts'

/** What these pages show and how a brand gets them: it asks, and the marketplace switches them on. */
export function EngagementOff() {
  const t = useT('analytics')
  const ask = useAnalyticsWrite('askForAnalytics')
  return (
    <QueryView query={useAsked()} skeleton={<TableSkeleton columns={1} />}>
      {({ askedAt }) => (
        <StatePanel
          title={t('engagement.off')}
          action={
            askedAt === null && (
              <Button look="primary" isBusy={ask.isPending} onClick={() => ask.mutate(undefined)}>
                {t('engagement.off.ask')}
              </Button>
            )
          }
        >
          {t('engagement.off.text')}
          {askedAt !== null && (
            <output>
              {' '}
              {t('engagement.off.asked')} <Moment value={askedAt} />
            </output>
          )}
        </StatePanel>
      )}
    </QueryView>
  )
}
