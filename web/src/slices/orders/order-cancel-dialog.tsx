import { type Order, RejectReason } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { cancellingOf } from './order-refusal.ts'
import { useSide } from './order-side.ts'
import { useWrite } from './orders.data.ts'
import styles from './order-view.module.css'

/** Ends the order, or asks for it; the words are those of the cell it stands in. */
export function OrderCancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT('order')
  const kind = cancellingOf(order, useSide())
  const cancel = useWrite('cancelOrder')
  const [reason, setReason] = useState<string | null>(null)
  async function send(): Promise<void> {
    const { id, version } = order
    try {
      await cancel.mutateAsync({ id, version, ...(reason !== null && { reason: reason as RejectReason }) })
      onClose()
    } catch {
      // It was announced, and the order is read again.
    }
  }
  return (
    <Dialog
      isOpen
      title={t(`${kind}.title`, { number: order.number })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button look="danger" isBusy={cancel.isPending} onClick={() => void send()}>
            {t(`${kind}.yes`)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t(`${kind}.text`)}</p>
        {kind !== 'cancel.answer' && (
          <SelectField
            label={t('reason')}
            isOptional
            value={reason}
            onChange={setReason}
            options={RejectReason.options.map((value) => ({ value, label: t(`reason.${value}`) }))}
          />
        )}
      </div>
    </Dialog>
  )
}
