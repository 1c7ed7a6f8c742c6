import { relationList } from '@souk/contract/connections/connection-lists.ts'
import type { RelationRow } from '@souk/contract/connections/connection-shapes.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useActor, useMay } from '../../../lib/session/use-session.ts'
import { asView, oneOf, quietly } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Moment } from '../../../ui/values/date.tsx'
import {
  arrangements,
  type PartnerOrders,
  readRelations,
  usePartnerOrders,
  useRelations,
} from '../model/connections.data.ts'
import { TradedSums } from '../relation/traded-sums.tsx'
import { PartnerName } from './partner-name.tsx'

/** Fetched by who selects something. */
const PartnersBulk = lazyDialog(async () => (await import('./partners-bulk.tsx')).PartnersBulk)

const filters = ['groupId', 'salesRepId', 'origin'] as const
const fields = { ...listFields(relationList, ['q', ...filters]), status: asView(oneOf(['ENDED'])) }

/** Whom the entity trades with; a brand's sales leads select some and arrange them together. */
export function PartnersTab() {
  const t = useT('connections')
  const actor = useActor()
  const isBrand = actor?.side === 'brand'
  const side = isBrand ? 'retailers' : 'brands'
  const state = useList(relationList, fields, { prefix: 'p', ...quietly })
  const { status } = state.values
  const query = useRelations(state.query)
  const partners = query.data?.items.map(({ counterpart }) => counterpart.id) ?? []
  const traded = usePartnerOrders(partners).data ?? []
  const maySelect = useMay(rights.leadSales) && status !== 'ENDED'
  return (
    <ListView
      name="partners"
      label={t(`tabs.${side}`)}
      words="connections"
      state={state}
      query={query}
      rows={({ items }) => items}
      columns={columnsOf(t, isBrand, new Map(traded.map((one) => [one.id, one])))}
      rowName={({ counterpart }) => counterpart.name}
      rowLink={({ id }) => `/connections/${id}`}
      bulk={
        maySelect ? { part: PartnersBulk, pageAt: (place) => readRelations({ ...state.query, ...place }) } : undefined
      }
      choices={{
        of: isBrand ? filters : ['origin'], // groups and representatives are the brand's own
        valuesOf: (name) => arrangements(name, t),
      }}
      tabs={
        <Segmented
          label={t('which')}
          value={status ?? ''}
          segments={[
            { value: '', label: t('which.current') },
            { value: 'ENDED', label: t('which.ended') },
          ]}
          onChange={(next) => state.change({ status: next })}
        />
      }
      none={
        status
          ? { title: t('empty.ended') }
          : {
              title: t(`empty.${side}`),
              text: t(`empty.${side}.text`),
              action: !isBrand && <ButtonLink to="/explore">{t('empty.explore')}</ButtonLink>,
            }
      }
    />
  )
}

function columnsOf(t: T, isBrand: boolean, traded: ReadonlyMap<string, PartnerOrders>): Column<RelationRow>[] {
  const none = <span className="caption">{t('none')}</span>
  const group: Column<RelationRow> = { key: 'group', cell: (row) => (row.group ? <bdi>{row.group.name}</bdi> : none) }
  return [
    {
      key: 'partner',
      isFixed: true,
      phone: 'title',
      sorts: { up: 'name' },
      cell: ({ counterpart }) => <PartnerName partner={counterpart} />,
    },
    ...(isBrand ? [group] : []),
    {
      key: 'traded',
      numeric: true,
      phone: 'line',
      cell: ({ counterpart }) => <TradedSums sums={traded.get(counterpart.id)?.sums ?? []} />,
    },
    {
      key: 'lastOrder',
      phone: 'hidden',
      cell: ({ counterpart }) => {
        const last = traded.get(counterpart.id)?.lastOrder
        return last ? <Moment value={last.at} /> : none
      },
    },
    {
      key: 'salesRep',
      phone: 'hidden',
      cell: ({ salesRep }) => (salesRep ? <bdi>{salesRep.name}</bdi> : none),
    },
    { key: 'origin', phone: 'hidden', cell: ({ origin }) => t(`origin.${origin}`) },
    {
      key: 'since',
      phone: 'end',
      sorts: { up: 'oldest', down: 'newest' },
      cell: ({ since, endedAt }) => <Moment value={endedAt ?? since} />,
    },
  ]
}
