import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from '../model/order-view.module.css'

type Props = {
  kind: string // the words of the cell it stands in
  number: string
  no: string
  isGrave: boolean
  isBusy: boolean
  isDirty?: boolean
  onYes: () => Promise<unknown> | undefined // nothing when something is missing
  onClose: () => void
  children: ReactNode
}

/** What a no or an end leads to is said before it is done; it stays open until it went. */
export function OrderEndingDialog({ kind, number, no, isGrave, isBusy, isDirty, onYes, onClose, children }: Props) {
  const t = useT('order')
  async function send(): Promise<void> {
    try {
      const done = onYes()
      if (!done) return
      await done
      onClose()
    } catch {
      // It was announced, the order is read again, and what was typed is still there.
    }
  }
  return (
    <Dialog
      isOpen
      title={t(`${kind}.title`, { number })}
      onClose={onClose}
      {...(isDirty && { isDirty })}
      actions={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button look={isGrave ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void send()}>
            {t(`${kind}.yes`)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t(`${kind}.text`)}</p>
        {children}
      </div>
    </Dialog>
  )
}
