import type { Order, RejectReason } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { OrderEndingDialog } from './order-ending-dialog.tsx'
import { OrderReasonField } from './order-reason-field.tsx'
import { cancellingOf } from './order-refusal.ts'
import { useSide } from '../model/order-side.ts'
import { useWrite } from '../model/orders.data.ts'

/** Ends the order, or asks for it. */
export function OrderCancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT('order')
  const { id, version, number } = order
  const kind = cancellingOf(order, useSide())
  const cancel = useWrite('cancelOrder')
  const [reason, setReason] = useState<RejectReason | null>(null)
  const form = useSending({
    send: async () => {
      await cancel.mutateAsync({ id, version, ...(reason && { reason }) })
      onClose()
    },
  })
  return (
    <OrderEndingDialog form={form} kind={kind} number={number} no={t('keep')} isGrave onClose={onClose}>
      {kind !== 'cancel.answer' && <OrderReasonField isOptional value={reason} onChange={setReason} />}
    </OrderEndingDialog>
  )
}
