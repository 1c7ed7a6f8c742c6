import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks, useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { Count } from '../../../ui/values/count.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Moment } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { SelectionToolbar } from '../../../ui/tables/selection-toolbar.tsx'
import { OrderAxesCell } from '../model/order-axes.tsx'
import { OrderDue } from '../model/order-due.tsx'
import { otherParty, useSide } from '../model/order-side.ts'
import { OrderStatus } from '../model/order-status.tsx'
import { OrderWindow } from '../model/order-window.tsx'
import styles from './order-list-page.module.css'

/** Fetched by who selects something. */
const OrdersBulk = lazyDialog(async () => (await import('./order-list-bulk.tsx')).OrdersBulk)

/** Orders as a ledger; some can be selected and answered together, where they are one's own. */
export function OrdersTable({ rows, total }: { rows: readonly OrderRow[]; total: number }) {
  const t = useT('orders')
  const side = useSide()
  const isViewed = useViewedEntity() !== null
  const links = useTradeLinks()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => selected.has(id))
  const clear = () => setSelected(new Set())
  return (
    <DataTable
      name="orders"
      label={t('titles.orders')}
      words="orders"
      rows={rows}
      columns={columnsOf(side)}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      rowLink={({ id }) => links.order(id)}
      {...(!isViewed && {
        selection: { selected: new Set(chosen.map(({ id }) => id)), onSelect: setSelected },
        toolbar: (
          <SelectionToolbar count={chosen.length} total={total} onClear={clear}>
            <Suspense>
              <OrdersBulk orders={chosen} onDone={clear} />
            </Suspense>
          </SelectionToolbar>
        ),
      })}
    />
  )
}

function columnsOf(side: OrderSide): Column<OrderRow>[] {
  return [
    {
      key: 'number',
      isFixed: true,
      phone: 'line',
      cell: ({ number }) => <bdi className={`${styles.number} num`}>{number}</bdi>,
    },
    {
      key: side === 'brand' ? 'retailer' : 'brand',
      isFixed: true,
      phone: 'title',
      picture: ({ image }) => <Picture source={image} alt="" shape="square" sizes="36px" />,
      cell: (order) => <bdi>{otherParty(order, side).name}</bdi>,
    },
    { key: 'status', phone: 'end', cell: (order) => <OrderStatus order={order} /> },
    {
      key: 'axes',
      phone: 'hidden',
      cell: (order) => (order.agreedRevision === null ? '–' : <OrderAxesCell order={order} />),
    },
    { key: 'due', phone: 'hidden', cell: (order) => <OrderDue order={order} isShort /> },
    {
      key: 'window',
      phone: 'hidden',
      cell: ({ shipsFrom, shipsUntil }) => <OrderWindow from={shipsFrom} until={shipsUntil} />,
    },
    { key: 'placed', phone: 'line', cell: ({ createdAt }) => <Moment value={createdAt} look="short" /> },
    { key: 'units', numeric: true, phone: 'hidden', cell: ({ units }) => <Count value={units} /> },
    {
      key: 'total',
      numeric: true,
      isFixed: true,
      phone: 'end',
      cell: ({ amount, currency }) => (
        <b className={styles.number}>
          <Money amount={amount} currency={currency} />
        </b>
      ),
    },
  ]
}
