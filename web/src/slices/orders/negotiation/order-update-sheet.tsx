import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { Suspense, useState } from 'react'
import { hasEditConflict, typeOver } from '../../../lib/forms/edit-conflict.ts'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { EditConflict } from '../../../ui/forms/edit-conflict.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { OrderUpdateField } from './order-update-field.tsx'
import { type UpdateField, type Updated, fieldsFor, hasAnyEditConflict, updateOf, standsIn } from './order-update.ts'
import { useSide } from '../model/order-side.ts'
import { useWrite } from '../model/orders.data.ts'

/** What may be put right without an answer. What another person changes meanwhile is shown, and never written over unseen. */
export function OrderUpdateSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT('order')
  const fields = fieldsFor(useSide(), order.writtenBy)
  const update = useWrite('updateOrder')
  const [updated, setUpdated] = useState<Updated>({})
  const stands = standsIn(order)
  const change = updateOf(updated, stands)
  const set = (field: UpdateField, value: string | null) =>
    value === null
      ? drop(field)
      : setUpdated((now) => ({ ...now, [field]: typeOver(now[field], value, stands[field]) }))
  const keep = (field: UpdateField) =>
    setUpdated((now) => ({ ...now, [field]: { value: now[field]?.value ?? '', from: stands[field] } }))
  const drop = (field: UpdateField) => setUpdated((now) => ({ ...now, [field]: undefined }))

  const form = useSending({
    isDirty: Object.keys(change).length > 0,
    send: async () => {
      await update.mutateAsync({ id: order.id, version: order.version, ...change })
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      isEdit
      title={t('update')}
      whyNot={hasAnyEditConflict(updated, stands) && t('update.choose')}
      onClose={onClose}
    >
      {fields.map((field) => (
        <Stack key={field} gap={8}>
          <OrderUpdateField
            field={field}
            stands={stands[field]}
            value={updated[field]?.value}
            onChange={(value) => set(field, value)}
          />
          <Suspense>
            {hasEditConflict(updated[field], stands[field]) && (
              <EditConflict theirs={stands[field]} onKeep={() => keep(field)} onTake={() => drop(field)} />
            )}
          </Suspense>
        </Stack>
      ))}
    </FormSheet>
  )
}
