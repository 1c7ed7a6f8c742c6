import type { Order, OrderLine } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { type Said, lacks, needsApproval, statusLines } from './order-availability.ts'
import { OrderAvailabilityProduct } from './order-availability-product.tsx'
import { productsOf } from '../model/order-products.ts'
import { useWrite } from '../model/orders.data.ts'
import styles from '../model/order-view.module.css'

/** What can be delivered, line by line; what of it the retailer has to accept is said before it is sent. */
export function OrderAvailabilitySheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT('order')
  const set = useWrite('setLineStatus')
  const [said, setSaid] = useState<ReadonlyMap<string, Said>>(new Map())
  const lineOf = (lineId: string) => order.lines.find((line) => line.lineId === lineId)!
  const proposed = [...said].filter(([lineId, one]) => needsApproval(lineOf(lineId), one)).length
  const isWhole = [...said].every(([lineId, one]) => lacks(lineOf(lineId), one) === null)
  function say(lines: readonly OrderLine[], next: Partial<Said>): void {
    setSaid((now) => {
      const all = new Map(now)
      for (const { lineId, status } of lines) {
        all.set(lineId, { status: status ?? 'AVAILABLE', quantity: null, from: '', ...all.get(lineId), ...next })
      }
      return all
    })
  }
  async function send(): Promise<void> {
    try {
      await set.mutateAsync({ id: order.id, version: order.version, lines: statusLines(said) })
      onClose()
    } catch {
      // It was announced; what was typed is still there.
    }
  }
  return (
    <SideSheet
      isOpen
      title={t('availability')}
      onClose={onClose}
      isDirty={said.size > 0}
      actions={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button
            look="primary"
            isBusy={set.isPending}
            isDisabled={said.size === 0 || !isWhole}
            onClick={() => void send()}
          >
            {t(proposed > 0 ? 'availability.propose' : 'availability.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('availability.text')}</p>
        <output>
          {proposed > 0 && <Notice kind="warning">{t('availability.needs', { count: proposed })}</Notice>}
        </output>
        {productsOf(order.lines).map((product) => (
          <OrderAvailabilityProduct key={product.productId} product={product} said={said} onSay={say} />
        ))}
      </div>
    </SideSheet>
  )
}
