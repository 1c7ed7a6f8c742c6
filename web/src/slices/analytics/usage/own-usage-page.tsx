import { ownUsageList } from '@souk/contract/analytics/usage-list.ts'
import type { usage } from '@souk/contract/analytics/usage.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { momentColumn, nameColumn, textColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { useAnalyticsWrite, useOwnUsage } from '../model/analytics.data.ts'

/** /profile/activity: what is stored about the person, and a way to delete it. */
export function OwnUsagePage() {
  const t = useT('analytics')
  const state = useList(ownUsageList, {})
  const query = useOwnUsage(state.query)
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
    <ListPage
      name="own-usage"
      words="analytics"
      title={t('usage.title')}
      crumbs={[{ label: t('usage.profile'), to: '/profile' }]}
      lead={t('usage.lead')}
      actions={
        <Button
          look="danger"
          isBusy={forget.isPending}
          whyNot={!query.data ? t('button.busy') : query.data.total === 0 && t('usage.nothing')}
          onClick={() => void remove()}
        >
          {t('usage.delete')}
        </Button>
      }
      state={state}
      query={query}
      rows={({ items }) => items}
      columns={columnsOf(t)}
      none={{ title: t('usage.none'), text: t('usage.none.text') }}
    />
  )
}

type Item = Reply<typeof usage.own>['items'][number]

const columnsOf = (t: T): Column<Item>[] => [
  momentColumn('at', ({ at }) => at, { look: 'both' }),
  nameColumn('event', ({ kind }) => t(`event.${kind as 'brand.viewed'}`)),
  textColumn('subject', ({ subject, words }) => [subject, words && `“${words}”`].filter(Boolean).join(' · ')),
]
