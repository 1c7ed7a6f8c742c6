import type { usage } from '@souk/contract/analytics/usage.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { pageNumber, useUrlState } from '../../../lib/url/url-state.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { useAnalyticsWrite, useOwnUsage } from '../model/analytics.data.ts'

/** /profile/activity: what is stored about the person, and a way to delete it. */
export function OwnUsagePage() {
  const t = useT('analytics')
  const [filters, change] = useUrlState({ page: pageNumber() })
  const query = useOwnUsage(filters)
  const forget = useAnalyticsWrite('forgetUsage')
  const confirm = useConfirm()
  async function remove(): Promise<void> {
    if (
      await confirm({
        title: t('usage.delete.title'),
        text: t('usage.delete.text'),
        yes: t('usage.delete'),
        isDestructive: true,
      })
    )
      forget.mutate(undefined)
  }
  return (
    <Page
      title={t('usage.title')}
      crumbs={[{ label: t('usage.profile'), to: '/profile' }]}
      lead={t('usage.lead')}
      actions={
        <Button
          look="danger"
          isBusy={forget.isPending}
          isDisabled={!query.data || query.data.total === 0}
          onClick={() => void remove()}
        >
          {t('usage.delete')}
        </Button>
      }
    >
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={3} />}
        empty={({ items }) => items.length === 0 && { title: t('usage.none'), text: t('usage.none.text') }}
      >
        {({ items, ...paging }) => (
          <>
            <DataTable
              label={t('usage.title')}
              words="analytics"
              rows={items}
              rowKey={({ id }) => id}
              columns={columnsOf(t)}
            />
            <Pager {...paging} onPage={(page) => change({ page })} />
          </>
        )}
      </QueryView>
    </Page>
  )
}

type Item = Reply<typeof usage.own>['items'][number]

function columnsOf(t: T): Column<Item>[] {
  return [
    { key: 'at', phone: 'line', cell: ({ at }) => <Moment value={at} look="both" /> },
    {
      key: 'event',
      isFixed: true,
      phone: 'title',
      cell: ({ kind }) => t(`event.${kind as 'brand.viewed'}`),
    },
    {
      key: 'subject',
      phone: 'line',
      cell: ({ subject, words }) => <bdi>{[subject, words && `“${words}”`].filter(Boolean).join(' · ')}</bdi>,
    },
  ]
}
