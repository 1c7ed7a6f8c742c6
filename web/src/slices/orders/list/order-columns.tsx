import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import {
  countColumn,
  momentColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  totalColumn,
} from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { OrderAxesCell } from '../model/order-axes.tsx'
import { OrderNextCell } from '../model/order-next.tsx'
import { otherParty } from '../model/order-side.ts'
import { OrderStatus } from '../model/order-status.tsx'
import styles from '../model/order-status.module.css'
import { OrderWindow } from '../model/order-window.tsx'

type CustomerLink = ((retailerId: string) => string) | undefined

/** Orders as one side reads them; a brand's lead to its retailers too. */
export const orderColumns = (side: OrderSide, customer?: CustomerLink): Column<OrderRow>[] => [
  numberColumn(),
  nameColumn(side === 'brand' ? 'retailer' : 'brand', (order) => otherParty(order, side).name, {
    picture: ({ image }) => <Picture source={image} alt="" shape="square" sizes="36px" />,
    link: customer && (({ retailer }) => customer(retailer.id)),
    sorts: { up: 'name', down: 'nameDown' },
  }),
  statusColumn((order) => (
    <span className={styles.status}>
      <OrderStatus order={order} />
      {order.agreedRevision !== null && <OrderAxesCell order={order} />}
    </span>
  )),
  { key: 'due', phone: 'line', sorts: { up: 'due' }, cell: (order) => <OrderNextCell order={order} /> },
  {
    key: 'window',
    phone: 'hidden',
    sorts: { up: 'ships', down: 'shipsDown' },
    cell: ({ shipsFrom, shipsUntil }) => <OrderWindow from={shipsFrom} until={shipsUntil} />,
  },
  momentColumn('placed', ({ createdAt }) => createdAt, { phone: 'line', sorts: { up: 'oldest', down: 'newest' } }),
  countColumn('units', ({ units }) => units, { sorts: { up: 'unitsUp', down: 'units' } }),
  totalColumn((order) => order),
]
