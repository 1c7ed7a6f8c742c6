import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { ShipmentRow } from '@souk/contract/shipments/shipment-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks, useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { SelectionToolbar } from '../../../ui/tables/selection-toolbar.tsx'
import { Count } from '../../../ui/values/count.tsx'
import { Day, Moment } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { useWrite } from '../model/shipments.data.ts'
import { counterpartOf, useSide } from '../model/side.ts'
import { ShipmentStatus } from './shipment-status.tsx'
import styles from './shipments.module.css'

type Props = { rows: readonly ShipmentRow[]; total: number }

/** Shipments as a ledger; a brand selects several of one retailer and invoices them together. */
export function ShipmentsTable({ rows, total }: Props) {
  const t = useT('shipments')
  const side = useSide()
  const isViewed = useViewedEntity() !== null
  const links = useTradeLinks()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => selected.has(id))
  const clear = () => setSelected(new Set())
  return (
    <DataTable
      name="shipments"
      label={t('titles.shipments')}
      words="shipments"
      rows={rows}
      columns={columnsOf(side)}
      rowKey={({ id }) => id}
      rowName={({ number }) => number}
      rowLink={({ id }) => links.shipment(id)}
      {...(side === 'brand' &&
        !isViewed && {
          selection: { selected: new Set(chosen.map(({ id }) => id)), onSelect: setSelected },
          toolbar: (
            <SelectionToolbar count={chosen.length} total={total} onClear={clear}>
              <InvoiceTogether shipments={chosen} onDone={clear} />
            </SelectionToolbar>
          ),
        })}
    />
  )
}

function InvoiceTogether({ shipments, onDone }: { shipments: readonly ShipmentRow[]; onDone: () => void }) {
  const t = useT('shipments')
  const invoice = useWrite('invoiceShipments')
  const isOneRetailer = new Set(shipments.map(({ retailer }) => retailer.id)).size === 1
  const isOpen = shipments.every((one) => !one.isInvoiced && !one.isReplacement && one.status !== 'PENDING')
  return (
    <Button
      size="small"
      isBusy={invoice.isPending}
      isDisabled={!isOneRetailer || !isOpen}
      onClick={() => invoice.mutate({ shipmentIds: shipments.map(({ id }) => id) }, { onSuccess: onDone })}
    >
      {t('invoice.together')}
    </Button>
  )
}

function columnsOf(side: OrderSide): Column<ShipmentRow>[] {
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
      cell: (shipment) => <bdi>{counterpartOf(shipment, side).name}</bdi>,
    },
    { key: 'status', phone: 'end', cell: (shipment) => <ShipmentStatus shipment={shipment} /> },
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
    { key: 'packed', phone: 'line', cell: ({ createdAt }) => <Moment value={createdAt} look="short" /> },
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
    { key: 'units', numeric: true, phone: 'hidden', cell: ({ units }) => <Count value={units} /> },
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
}
