import type { PackableOrder } from '@souk/contract/shipments/shipment-shapes.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { id, useUrlState } from '../../../lib/url/url-state.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { type Packing, usePackable, useWrite } from '../shipments.data.ts'
import { noTransport, transportBody, TransportFields } from '../transport-fields.tsx'
import { bodyLines, type Draft, everything, packedUnits } from './pack-draft.ts'
import { PackOrder } from './pack-order.tsx'
import { RetailerChoice } from './retailer-choice.tsx'
import { ScanField } from './scan-field.tsx'
import styles from './packing.module.css'

/** /shipments/new: units of one order, or of all orders of a retailer. */
export function PackPage() {
  const t = useT('shipments')
  const [{ orderId, retailerId }] = useUrlState({ orderId: id, retailerId: id })
  const query: Packing | null = orderId ? { orderId } : retailerId ? { retailerId } : null
  return (
    <Page
      title={t('titles.shipments/new')}
      crumbs={[{ label: t('titles.shipments'), to: '/shipments' }]}
      lead={t('pack.lead')}
    >
      {query ? <Packable query={query} /> : <RetailerChoice />}
    </Page>
  )
}

function Packable({ query }: { query: Packing }) {
  const t = useT('shipments')
  const nothing = {
    title: t('pack.none'),
    text: t('pack.none.text'),
    action: <ButtonLink to="/orders?view=confirmed">{t('pack.none.orders')}</ButtonLink>,
  }
  const isPacked = (orders: readonly PackableOrder[]) =>
    orders.every(({ lines }) => lines.every(({ left }) => left === 0))
  return (
    <QueryView query={usePackable(query)} skeleton={<DetailSkeleton />} empty={(orders) => isPacked(orders) && nothing}>
      {(orders) => <PackForm key={orders.map(({ id }) => id).join()} orders={orders} />}
    </QueryView>
  )
}

function PackForm({ orders }: { orders: readonly PackableOrder[] }) {
  const t = useT('shipments')
  const navigate = useNavigate()
  const pack = useWrite('packShipment')
  const [draft, setDraft] = useState<Draft>({})
  const [transport, setTransport] = useState(noTransport)
  const units = packedUnits(orders, draft)
  function send(): void {
    const body = { lines: bodyLines(orders, draft), ...transportBody(transport, true) }
    pack.mutate(body, { onSuccess: ({ id }) => void navigate(`/shipment/${id}`) })
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.tools}>
          <ScanField orders={orders} draft={draft} onDraft={setDraft} />
          <Button onClick={() => setDraft(everything(orders))}>{t('pack.all')}</Button>
          <Button look="quiet" isDisabled={units === 0} onClick={() => setDraft({})}>
            {t('pack.clear')}
          </Button>
        </div>
        {orders.map((order) => (
          <PackOrder key={order.id} order={order} draft={draft} onDraft={setDraft} />
        ))}
      </div>
      <div className={styles.aside}>
        <TitledCard title={t('transport')}>
          <TransportFields value={transport} currency={orders[0]!.currency} isPriced onChange={setTransport} />
        </TitledCard>
      </div>
      <div className={styles.bar}>
        <output className="num">{t('pack.units', { count: units })}</output>
        <Button look="primary" isBusy={pack.isPending} isDisabled={units === 0} onClick={send}>
          {t('pack.send')}
        </Button>
      </div>
    </div>
  )
}
