import type { Shipment } from '@souk/contract/shipments/shipment-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
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
  const form = useSending({
    isDirty: JSON.stringify(value) !== JSON.stringify(before),
    send: async () => {
      await save.mutateAsync({ id, version, ...transportBody(value, may.price) })
      onClose()
    },
  })
  return (
    <FormSheet form={form} isEdit title={t('transport')} onClose={onClose}>
      <TransportFields value={value} currency={shipment.currency} isPriced={may.price} onChange={setValue} />
    </FormSheet>
  )
}
