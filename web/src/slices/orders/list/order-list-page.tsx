import { orderList } from '@souk/contract/orders/order-list.ts'
import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { IconPlus } from '@tabler/icons-react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { oneOf } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import type { ListChoices } from '../../../ui/lists/list-choices.ts'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { useSide } from '../model/order-side.ts'
import { ordersFile, productionFile } from '../model/orders-file.ts'
import { type FilterQuery, readOrders, useFieldValues, useOrders, useWaiting, valuesOf } from '../model/orders.data.ts'
import { orderColumns } from './order-columns.tsx'
import { type View, views, viewQuery } from './order-views.ts'

/** The call that counts the values of a filter has another name for some. */
const counted = {
  counterpartId: 'counterpart',
  storeId: 'store',
  collectionId: 'collection',
  salesRepId: 'salesRep',
  type: 'type',
  paymentMethod: 'paymentMethod',
  fulfilment: 'fulfilment',
  payment: 'payment',
  work: 'work',
  integration: 'integration',
  currency: 'currency',
} as const
type Counted = keyof typeof counted
const names = Object.keys(counted) as Counted[]
/** How an order stands with connected stores, and who looks after it, are the brand's own affair. */
const brandOnly: readonly string[] = ['salesRepId', 'integration']
const days = ['from', 'until', 'isCancelAsked'] as const

const fields = { ...listFields(orderList, ['q', ...names, ...days]), view: oneOf(views, 'all') }

/** Fetched by who selects something. */
const OrdersBulk = lazyDialog(async () => (await import('./order-list-bulk.tsx')).OrdersBulk)

/** /orders. Everything that narrows it is in the address, so a link, a reload and the back button agree. */
export function OrdersPage() {
  const t = useT('orders')
  const side = useSide()
  const isOpen = useCanNavigate()
  const state = useList(orderList, fields)
  const { view } = state.values
  const input = { ...state.query, ...viewQuery(view, side) }
  const query = useOrders(input)
  const waiting = useWaiting()
  const isNone = query.data?.total === 0 && !state.isAny && view === 'all'
  const shop = side === 'retailer' && ['/discover-products', '/explore', '/connections'].find(isOpen)
  const write = side === 'brand' && (
    <ButtonLink to="/orders/new" look="primary" icon={<IconPlus size={17} stroke={1.8} aria-hidden />}>
      {t('new')}
    </ButtonLink>
  )
  const choices: ListChoices = {
    of: [...names.filter((name) => side === 'brand' || !brandOnly.includes(name)), ...days],
    labelOf: (name) => (name === 'counterpartId' ? t(`field.counterpartId.${side}`) : undefined),
    valuesOf: (name) => (name in counted ? valuesOf(counted[name as Counted], state.narrowing) : undefined),
    named: ['paymentMethod'],
  }
  return (
    <ListPage
      tour="orders"
      name="orders"
      words="orders"
      title={t('titles.orders')}
      lead={waiting === undefined ? '' : waiting === 0 ? t('lead.none') : t('lead', { count: waiting })}
      actions={
        !isNone && (
          <>
            <OrdersDownload orders={query.data?.orders ?? []} />
            {write}
          </>
        )
      }
      state={state}
      query={query}
      rows={({ orders }) => orders}
      columns={orderColumns(side)}
      rowName={({ number }) => number}
      rowLink={({ id }: OrderRow) => `/order/${id}`}
      bulk={{ part: OrdersBulk, pageAt: (place) => readOrders({ ...input, ...place }) }}
      choices={choices}
      tabs={
        !isNone && <OrderTabs view={view} narrowing={state.narrowing} onView={(next) => state.change({ view: next })} />
      }
      none={
        view === 'all'
          ? {
              title: t('none'),
              text: t(`none.${side}`),
              action: write || (shop && <ButtonLink to={shop}>{t('none.shop')}</ButtonLink>),
            }
          : { title: t(`none.view.${view}`) }
      }
    />
  )
}

type TabsProps = { view: View; narrowing: FilterQuery; onView: (view: string | undefined) => void }

/** Orders by what they need: mine, theirs, agreed, over. The numbers are those of the other filters. */
function OrderTabs({ view, narrowing, onView }: TabsProps) {
  const t = useT('orders')
  const format = useFormat()
  const side = useSide()
  const statuses = useFieldValues('status', narrowing).data
  const turns = useFieldValues('turn', narrowing).data
  function count(one: View): number | undefined {
    if (one === 'yours') return turns?.find(({ value }) => value === 'true')?.count ?? (turns && 0)
    const wanted = viewQuery(one, side).status?.toString().split(',')
    return statuses?.reduce((sum, { value, count }) => sum + (!wanted || wanted.includes(value) ? count : 0), 0)
  }
  return (
    <ChoiceChips
      label={t('views')}
      isSingle
      value={[view]}
      onChange={([next]) => onView(next)}
      chips={views.map((value) => {
        const number = count(value)
        return {
          value,
          label: t(`view.${value}.${side}`),
          ...(number !== undefined && { count: format.number(number) }),
        }
      })}
    />
  )
}

/** The orders of this page; some of them by selecting. A brand also takes what it has to make. */
function OrdersDownload({ orders }: { orders: readonly { id: string }[] }) {
  const t = useT('orders')
  const side = useSide()
  if (orders.length === 0) return null
  return (
    <DownloadMenu
      of={ordersFile(orders.map(({ id }) => id))}
      {...(side === 'brand' && {
        others: [{ target: productionFile, format: 'xlsx' as const, label: t('production') }],
      })}
    />
  )
}
