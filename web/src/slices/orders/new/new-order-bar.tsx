import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import styles from '../negotiation/order-edit.module.css'

type Props = {
  children: ReactNode
  lacks: 'store' | 'products' | null
  isBusy: boolean
  onSend: () => void
}

/** What it comes to so far, and the way out of here; where there is none yet, what it lacks. */
export function OrdersNewBar({ children, lacks, isBusy, onSend }: Props) {
  const t = useT('orders')
  return (
    <div className={styles.place}>
      <div className={styles.bar}>
        <output className={`${styles.figures} num`}>
          {children}
          {lacks && <span className={styles.lacks}>{t(`write.lacks.${lacks}`)}</span>}
        </output>
        <Button look="primary" isBusy={isBusy} whyNot={lacks && t(`write.lacks.${lacks}`)} onClick={onSend}>
          {t('write.send')}
        </Button>
      </div>
    </div>
  )
}
