import type { Order, OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { Linked } from '../../../ui/layout/linked.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { type Fact, FactList } from '../../../ui/values/fact-list.tsx'
import { AddressText } from '../../entities/door.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { OrderWindow } from '../model/order-window.tsx'
import { orderTerms } from './order-terms.tsx'
import styles from '../model/order-view.module.css'

/** Who trades with whom, where it goes, how it is paid: as it was kept when it was ordered. */
export function OrderParties({ order }: { order: Order }) {
  const t = useT('order')
  const format = useFormat()
  const links = useTradeLinks()
  const { brand, retailer, storeName, createdAt, writtenBy, writerName, purchaseOrderNumber, notes, card } = order
  const facts: Fact[] = [
    { label: t('party.brand'), value: <bdi>{brand.name}</bdi> },
    {
      label: t('party.retailer'),
      value: (
        <Linked to={links.customer?.(retailer.id)}>
          <bdi>{retailer.name}</bdi>
        </Linked>
      ),
    },
    ...(storeName ? [{ label: t('party.store'), value: <bdi>{storeName}</bdi> }] : []),
    { label: t('placed'), value: <Moment value={createdAt} look="both" /> },
    {
      label: t('writtenBy'),
      value: <bdi>{[writerName, order[writtenBy].name].filter(Boolean).join(', ')}</bdi>,
    },
    ...(purchaseOrderNumber
      ? [{ label: t('purchaseOrder'), value: <bdi className="num">{purchaseOrderNumber}</bdi> }]
      : []),
    ...(order.wishedFrom || order.wishedUntil
      ? [{ label: t('wished'), value: <OrderWindow from={order.wishedFrom} until={order.wishedUntil} isLong /> }]
      : []),
    {
      label: t('payment'),
      value: (
        <>
          {t(`payment.${order.paymentMethod}`)} {card && <bdi className="num">{card}</bdi>}
        </>
      ),
    },
    ...(order.hasNoMinimum ? [{ label: t('minimum'), value: t('minimum.none', { currency: order.currency }) }] : []),
    ...orderTerms(order.terms, t, format),
  ]
  return (
    <TitledCard title={t('parties')}>
      <FactList facts={facts} />
      <Address title={t('shipTo')} address={order.shipTo} />
      <Address title={t('billTo')} address={order.billTo} />
      {notes && (
        <Stack gap={2} className={styles.party}>
          <h3>{t('notes')}</h3>
          <p dir="auto">{notes}</p>
        </Stack>
      )}
    </TitledCard>
  )
}

function Address({ title, address }: { title: string; address: OrderAddress | null }) {
  if (!address) return null
  return (
    <Stack gap={2} className={styles.party}>
      <h3>{title}</h3>
      <AddressText address={address} />
    </Stack>
  )
}
