import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { OrderThread } from './order-thread.tsx'
import { useComments } from '../model/orders.data.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

type Props = { order: Order; lineId: string; onClose: () => void }

/** The conversations about one product, size by size. */
export function OrderCommentsSheet({ order, lineId, onClose }: Props) {
  const t = useT('order')
  const [chosen, choose] = useState(lineId)
  const { data = [] } = useComments(order.id)
  const line = order.lines.find((one) => one.lineId === lineId)
  const own = order.lines.filter(({ productId }) => productId === line?.productId)
  const countOf = (id: string) => data.filter((comment) => comment.lineId === id).length
  return (
    <SideSheet
      isOpen
      title={t('comments.about', { name: line?.name ?? '' })}
      onClose={onClose}
      actions={<CloseButton onClose={onClose} />}
    >
      <Stack gap={16}>
        {own.length > 1 && (
          <SelectField
            label={t('comments.line')}
            value={chosen}
            onChange={(value) => value && choose(value)}
            options={own.map(({ lineId: value, colour, size }) => ({
              value,
              label: `${colour}, ${size}${countOf(value) > 0 ? ` (${countOf(value)})` : ''}`,
            }))}
          />
        )}
        <OrderThread key={chosen} order={order} lineId={chosen} />
      </Stack>
    </SideSheet>
  )
}
