import type { Shipment } from '@souk/contract/shipments/shipment-shapes.ts'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { Linked } from '../../../ui/layout/linked.tsx'
import { Day } from '../../../ui/values/date.tsx'
import { type Fact, FactList } from '../../../ui/values/fact-list.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { AddressText } from '../../entities/door.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import styles from '../model/shipment.module.css'

const TransportSheet = lazyDialog(async () => (await import('./transport-sheet.tsx')).TransportSheet)

export function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  const t = useT('shipments')
  const links = useTradeLinks()
  const [isOpen, setOpen] = useState(false)
  const { brand, retailer, carrier, trackingNumber, shipsOn, expectedOn, freight, currency, discountPercent } = shipment
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
    { label: t('field.carrier'), value: carrier || '–' },
    { label: t('field.tracking'), value: trackingNumber ? <bdi className="num">{trackingNumber}</bdi> : '–' },
    { label: t('field.shipsOn'), value: shipsOn ? <Day value={shipsOn} /> : '–' },
    { label: t('field.expected'), value: expectedOn ? <Day value={expectedOn} /> : '–' },
    ...(shipment.isReplacement
      ? []
      : [{ label: t('field.freight'), value: <Money amount={freight} currency={currency} /> }]),
    ...(Number(discountPercent) > 0
      ? [{ label: t('field.discount'), value: <bdi className="num">{discountPercent}%</bdi> }]
      : []),
  ]
  return (
    <TitledCard
      title={t('transport')}
      end={
        shipment.may.edit && (
          <Button
            size="small"
            look="quiet"
            icon={<IconPencil size={15} stroke={1.7} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('form.edit')}
          </Button>
        )
      }
    >
      <FactList facts={facts} />
      {shipment.shipTo && (
        <Stack gap={2} className={styles.party}>
          <h3>{t('shipTo')}</h3>
          <AddressText address={shipment.shipTo} />
        </Stack>
      )}
      {shipment.note && (
        <Stack gap={2} className={styles.party}>
          <h3>{t('field.note')}</h3>
          <p dir="auto">{shipment.note}</p>
        </Stack>
      )}
      <Suspense>{isOpen && <TransportSheet shipment={shipment} onClose={() => setOpen(false)} />}</Suspense>
    </TitledCard>
  )
}
