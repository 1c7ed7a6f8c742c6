import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/fields.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { useOwnAddresses } from './order-addresses.data.ts'
import { useSide } from './order-side.ts'
import { useWrite } from './orders.data.ts'
import styles from './order-view.module.css'

/** Notes for both; the purchase order number and the addresses are the retailer's. */
export function OrderMendSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT('order')
  const isRetailer = useSide() === 'retailer'
  const mend = useWrite('mendOrder')
  const addresses = useOwnAddresses()
  const [notes, setNotes] = useState(order.notes)
  const [number, setNumber] = useState(order.purchaseOrderNumber)
  const [shipToId, setShipTo] = useState<string | null>(null)
  const [billToId, setBillTo] = useState<string | null>(null)
  const change = {
    ...(notes !== order.notes && { notes }),
    ...(isRetailer && number !== order.purchaseOrderNumber && { purchaseOrderNumber: number }),
    ...(shipToId && { shipToId }),
    ...(billToId && { billToId }),
  }
  const isDirty = Object.keys(change).length > 0

  async function save(): Promise<void> {
    try {
      await mend.mutateAsync({ id: order.id, version: order.version, ...change })
      onClose()
    } catch {
      // It was announced; what was typed is still there.
    }
  }
  return (
    <SideSheet
      isOpen
      title={t('mend')}
      onClose={onClose}
      isDirty={isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button look="primary" isBusy={mend.isPending} isDisabled={!isDirty} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextAreaField label={t('notes')} isOptional maxLength={2_000} value={notes} onChange={setNotes} />
        {isRetailer && (
          <>
            <TextField label={t('purchaseOrder')} isOptional maxLength={60} value={number} onChange={setNumber} />
            <SelectField
              label={t('shipTo')}
              isOptional
              placeholder={t('address.same')}
              value={shipToId}
              onChange={setShipTo}
              options={addresses}
            />
            <SelectField
              label={t('billTo')}
              isOptional
              placeholder={t('address.same')}
              value={billToId}
              onChange={setBillTo}
              options={addresses}
            />
          </>
        )}
      </div>
    </SideSheet>
  )
}
