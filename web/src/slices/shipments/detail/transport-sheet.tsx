import type { Shipment } from '@souk/contract/shipments/shipment-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { useWrite } from '../model/shipments.data.ts'
import { type Transport, transportBody, TransportFields } from '../model/transport-fields.tsx'

export function TransportSheet({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const t = useT('shipments')
  const save = useWrite('changeShipment')
  const { id, version, carrier, trackingNumber, shipsOn, expectedOn, freight, discountPercent, note, may } = shipment
  const before: Transport = {
    carrier,
    trackingNumber,
    shipsOn: shipsOn ?? '',
    expectedOn: expectedOn ?? '',
    freight,
    discountPercent,
    note,
  }
  const [value, setValue] = useState(before)
  const isDirty = JSON.stringify(value) !== JSON.stringify(before)
  return (
    <SideSheet
      isOpen
      isDirty={isDirty}
      title={t('transport')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look="primary"
            isBusy={save.isPending}
            isDisabled={!isDirty}
            onClick={() => save.mutate({ id, version, ...transportBody(value, may.price) }, { onSuccess: onClose })}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <TransportFields value={value} currency={shipment.currency} isPriced={may.price} onChange={setValue} />
    </SideSheet>
  )
}
