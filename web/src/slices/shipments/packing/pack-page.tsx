import type { Request } from '@souk/contract/core/endpoint.ts'
import type { PackableOrder } from '@souk/contract/shipments/shipment-shapes.ts'
import type { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { today } from '../../../lib/today.ts'
import { id, useUrlState } from '../../../lib/url/url-state.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { type Packing, usePackable, useShipments, useWrite } from '../model/shipments.data.ts'
import { noTransport, type Transport, transportBody, TransportFields } from '../model/transport-fields.tsx'
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

/** The write outlives the form: packing the last units leaves nothing to show, and still leads to the shipment. */
function Packable({ query }: { query: Packing }) {
  const t = useT('shipments')
  const navigate = useNavigate()
  const pack = useWrite('packShipment')
  const both = useWrite('packAndInvoice')
  const isLeaving = [pack, both].some((one) => one.isPending || one.isSuccess)
  const lead = ({ id }: { id: string }) => void navigate(`/shipment/${id}`)
  const nothing = {
    title: t('pack.none'),
    text: t('pack.none.text'),
    action: query.orderId ? (
      <ButtonLink to={`/order/${query.orderId}`}>{t('pack.none.order')}</ButtonLink>
    ) : (
      <ButtonLink to="/orders?view=confirmed">{t('pack.none.orders')}</ButtonLink>
    ),
  }
  const isPacked = (orders: readonly PackableOrder[]) =>
    orders.every(({ lines }) => lines.every(({ left }) => left === 0))
  return (
    <QueryView
      query={usePackable(query)}
      skeleton={<DetailSkeleton />}
      empty={(orders) => !isLeaving && isPacked(orders) && nothing}
    >
      {(orders) =>
        isPacked(orders) ? (
          <DetailSkeleton />
        ) : (
          <PackForm
            key={orders.map(({ id }) => id).join()}
            orders={orders}
            busy={both.isPending ? 'both' : pack.isPending ? 'pack' : null}
            onPack={(body, isInvoiced) => (isInvoiced ? both : pack).mutate(body, { onSuccess: lead })}
          />
        )
      }
    </QueryView>
  )
}

type FormProps = {
  orders: readonly PackableOrder[]
  busy: 'both' | 'pack' | null
  onPack: (body: Request<typeof shipments.create>['body'], isInvoiced: boolean) => void
}

/** All that is left is filled in, as is the carrier of last time: a part is packed by changing or scanning it. */
function PackForm({ orders, busy, onPack }: FormProps) {
  const t = useT('shipments')
  const [changed, setDraft] = useState<Draft | null>(null)
  const [written, setTransport] = useState<Transport | null>(null)
  const draft = changed ?? everything(orders)
  const carrier = useLastCarrier(orders[0]!.retailer.id)
  const transport = written ?? { ...noTransport, carrier, shipsOn: today() }
  const units = packedUnits(orders, draft)
  const whyNot = units === 0 && t('pack.nothing')
  const send = (isInvoiced: boolean) =>
    onPack({ lines: bodyLines(orders, draft), ...transportBody(transport, true) }, isInvoiced)
  return (
    <div className={styles.columns}>
      <Stack gap={24}>
        <Row align="end">
          <ScanField orders={orders} draft={changed ?? {}} isAll={changed === null} onDraft={setDraft} />
          <Button onClick={() => setDraft(null)}>{t('pack.all')}</Button>
          <Button look="quiet" whyNot={whyNot} onClick={() => setDraft({})}>
            {t('pack.clear')}
          </Button>
        </Row>
        {orders.map((order) => (
          <PackOrder key={order.id} order={order} draft={draft} onDraft={setDraft} />
        ))}
      </Stack>
      <Stack gap={24}>
        <TitledCard title={t('transport')}>
          <TransportFields value={transport} currency={orders[0]!.currency} isPriced onChange={setTransport} />
        </TitledCard>
      </Stack>
      <div className={styles.bar}>
        <output className="num">{t('pack.units', { count: units })}</output>
        <Button isBusy={busy === 'pack'} whyNot={whyNot} onClick={() => send(false)}>
          {t('pack.send')}
        </Button>
        <Button look="primary" isBusy={busy === 'both'} whyNot={whyNot} onClick={() => send(true)}>
          {t('pack.invoice')}
        </Button>
      </div>
    </div>
  )
}

/** Who carried the newest shipment to the retailer, else the newest of all. */
function useLastCarrier(retailerId: string): string {
  const carried = useShipments({ limit: 50 }).data?.shipments.filter(({ carrier }) => carrier !== '') ?? []
  return (carried.find(({ retailer }) => retailer.id === retailerId) ?? carried[0])?.carrier ?? ''
}
