import { type Order, type RejectReason, refusalLacks } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { OrderEndingDialog } from './order-ending-dialog.tsx'
import { OrderReasonField } from './order-reason-field.tsx'
import { needsReason, refusalOf } from './order-refusal.ts'
import { useSide } from '../model/order-side.ts'
import { useWrite } from '../model/orders.data.ts'

/** No, and why. */
export function OrderRefuseDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT('order')
  const { id, version, number } = order
  const kind = refusalOf(order, useSide())
  const refuse = useWrite('refuseOrder')
  const [reason, setReason] = useState<RejectReason | null>(null)
  const [text, setText] = useState('')
  const isDue = needsReason(kind)
  const lacks = isDue ? refusalLacks(reason, text) : null
  const [isTried, setTried] = useState(false)
  const form = useSending({
    isDirty: text !== '',
    objection: () => {
      setTried(true)
      return lacks !== null
    },
    send: async () => {
      await refuse.mutateAsync({ id, version, text, ...(reason && { reason }) })
      onClose()
    },
  })
  return (
    <OrderEndingDialog form={form} kind={kind} number={number} isGrave={isDue} onClose={onClose}>
      {kind !== 'refuse.cancel' && (
        <OrderReasonField
          isOptional={!isDue}
          value={reason}
          onChange={setReason}
          isMissing={isTried && lacks === 'reason'}
        />
      )}
      <TextAreaField
        label={t('reason.text')}
        isOptional={lacks !== 'text'}
        maxLength={1_000}
        value={text}
        onChange={setText}
        {...(isTried && lacks === 'text' && { error: t('reason.missing') })}
      />
    </OrderEndingDialog>
  )
}
