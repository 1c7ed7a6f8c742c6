import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DifferenceCell } from '../../../ui/values/difference-cell.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { type Draft, figuresOf } from './order-draft.ts'
import styles from './order-edit.module.css'

type Props = {
  order: Order
  draft: Draft
  isDirty: boolean
  incomplete: readonly string[] // names of products without a quantity
  isBusy: boolean
  onSend: () => void
  onDiscard: () => void
}

/** What the proposal comes to, always in sight, and the way to send it. */
export function OrderEditBar({ order, draft, isDirty, incomplete, isBusy, onSend, onDiscard }: Props) {
  const t = useT('order')
  const format = useFormat()
  const { before, after } = figuresOf(order, draft)
  const lacking = incomplete.length > 0 ? t('edit.incomplete', { names: format.list(incomplete) }) : null
  const units = (count: string) => <bdi>{t('units', { count: Number(count) })}</bdi>
  const money = (amount: string) => <Money amount={amount} currency={order.currency} />
  return (
    <div className={styles.place}>
      <div className={styles.bar}>
        <output className={`${styles.figures} num`}>
          <DifferenceCell before={String(before.units)} after={String(after.units)} show={units} />
          <DifferenceCell before={before.amount} after={after.amount} show={money} />
        </output>
        {lacking && <output className={styles.missing}>{lacking}</output>}
        <Button look="quiet" onClick={onDiscard} whyNot={isBusy && t('button.busy')}>
          {t(isDirty ? 'saveBar.discard' : 'dialog.close')}
        </Button>
        <Button
          look="primary"
          isBusy={isBusy}
          whyNot={lacking ? t('edit.unfilled') : !isDirty && t('form.unchanged')}
          onClick={onSend}
        >
          {t('edit.send')}
        </Button>
      </div>
    </div>
  )
}
