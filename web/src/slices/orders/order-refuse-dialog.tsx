import { type Order, RejectReason } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/fields.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { needsReason, refusalOf } from './order-refusal.ts'
import { useSide } from './order-side.ts'
import { useWrite } from './orders.data.ts'
import styles from './order-view.module.css'

/** No, and why. What it leads to is said before it is done. */
export function OrderRefuseDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT('order')
  const kind = refusalOf(order, useSide())
  const refuse = useWrite('refuseOrder')
  const [reason, setReason] = useState<string | null>(null)
  const [text, setText] = useState('')
  const isDue = needsReason(kind)
  const lacks = isDue && (reason === null ? 'reason' : reason === 'OTHER' && text.trim() === '' ? 'text' : null)
  const [isTried, setTried] = useState(false)

  async function send(): Promise<void> {
    setTried(true)
    if (lacks) return
    const { id, version } = order
    try {
      await refuse.mutateAsync({ id, version, text, ...(reason !== null && { reason: reason as RejectReason }) })
      onClose()
    } catch {
      // It was announced; what was typed is still there.
    }
  }
  return (
    <Dialog
      isOpen
      title={t(`${kind}.title`, { number: order.number })}
      onClose={onClose}
      isDirty={text !== ''}
      actions={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button look={isDue ? 'danger' : 'primary'} isBusy={refuse.isPending} onClick={() => void send()}>
            {t(`${kind}.yes`)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t(`${kind}.text`)}</p>
        {kind !== 'refuse.cancel' && (
          <SelectField
            label={t('reason')}
            isOptional={!isDue}
            value={reason}
            onChange={setReason}
            {...(isTried && lacks === 'reason' && { error: t('reason.missing') })}
            options={RejectReason.options.map((value) => ({ value, label: t(`reason.${value}`) }))}
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
      </div>
    </Dialog>
  )
}
