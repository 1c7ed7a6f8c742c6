import type { Order, OrderLine } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { type Said, lacks, needsApproval, statusLines } from './order-availability.ts'
import { OrderAvailabilityProduct } from './order-availability-product.tsx'
import { productsOf } from '../model/order-products.ts'
import { useWrite } from '../model/orders.data.ts'

/** What can be delivered, line by line; what of it the retailer has to accept is said before it is sent. */
export function OrderAvailabilitySheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT('order')
  const set = useWrite('setLineStatus')
  const [chosen, setChosen] = useState<ReadonlyMap<string, Said>>(new Map())
  const lineOf = (lineId: string) => order.lines.find((line) => line.lineId === lineId)!
  const proposed = [...chosen].filter(([lineId, one]) => needsApproval(lineOf(lineId), one)).length
  const isWhole = [...chosen].every(([lineId, one]) => lacks(lineOf(lineId), one) === null)
  function say(lines: readonly OrderLine[], next: Partial<Said>): void {
    setChosen((now) => {
      const all = new Map(now)
      for (const { lineId, status } of lines) {
        all.set(lineId, { status: status ?? 'AVAILABLE', quantity: null, from: '', ...all.get(lineId), ...next })
      }
      return all
    })
  }
  const form = useSending({
    isDirty: chosen.size > 0,
    send: async () => {
      await set.mutateAsync({ id: order.id, version: order.version, lines: statusLines(chosen) })
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      isEdit
      title={t('availability')}
      {...(proposed > 0 && { send: t('availability.propose') })}
      whyNot={!isWhole && t('availability.lacks')}
      onClose={onClose}
    >
      <p>{t('availability.text')}</p>
      <output>{proposed > 0 && <Notice kind="warning">{t('availability.needs', { count: proposed })}</Notice>}</output>
      {productsOf(order.lines).map((product) => (
        <OrderAvailabilityProduct key={product.productId} product={product} chosen={chosen} onSay={say} />
      ))}
    </FormSheet>
  )
}
