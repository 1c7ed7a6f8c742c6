import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { ShipmentRow } from '@souk/contract/shipments/shipment-shapes.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { countColumn, momentColumn, nameColumn, numberColumn, statusColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Day, Moment } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { counterpartOf } from '../model/side.ts'
import { ShipmentStatus } from './shipment-status.tsx'
import styles from './shipments.module.css'

/** Shipments as one side reads them. */
export const shipmentColumns = (side: OrderSide, customer?: (retailerId: string) => string): Column<ShipmentRow>[] => [
  numberColumn(),
  nameColumn(side === 'brand' ? 'retailer' : 'brand', (shipment) => counterpartOf(shipment, side).name, {
    link: customer && (({ retailer }) => customer(retailer.id)),
    picture: ({ image }) => <Picture source={image} alt="" shape="square" sizes="36px" />,
  }),
  statusColumn((shipment) => <ShipmentStatus shipment={shipment} />),
  {
    key: 'orders',
    phone: 'hidden',
    cell: ({ orders }) => <bdi className="num">{orders.map(({ number }) => number).join(', ')}</bdi>,
  },
  {
    key: 'carrier',
    phone: 'hidden',
    cell: ({ carrier, trackingNumber }) => (
      <bdi className="num">{[carrier, trackingNumber].filter(Boolean).join(' ') || '–'}</bdi>
    ),
  },
  momentColumn('packed', ({ createdAt }) => createdAt, { sorts: { up: 'oldest', down: 'newest' } }),
  {
    key: 'expected',
    phone: 'hidden',
    cell: ({ expectedOn, deliveredAt }) =>
      deliveredAt ? (
        <Moment value={deliveredAt} look="short" />
      ) : expectedOn ? (
        <Day value={expectedOn} look="short" />
      ) : (
        '–'
      ),
  },
  countColumn('units', ({ units }) => units),
  {
    key: 'total',
    numeric: true,
    isFixed: true,
    phone: 'end',
    cell: ({ amounts }) => (
      <b className={styles.amounts}>
        {amounts.map(({ amount, currency }) => (
          <Money key={currency} amount={amount} currency={currency} />
        ))}
      </b>
    ),
  },
]
