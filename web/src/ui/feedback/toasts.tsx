import { milliseconds } from '@souk/contract/core/limits.ts'
import { IconAlertTriangle, IconCheck, IconExclamationCircle, IconX } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ToastMessage, onToast } from '../../lib/toast.ts'
import styles from './toasts.module.css'
import { useHoverOrFocus } from '../overlays/use-hover-or-focus.ts'

type Toast = ToastMessage & { id: number }

const maxToasts = 3
const icons = { success: IconCheck, warning: IconAlertTriangle, danger: IconExclamationCircle }

/** What was announced: nothing twice, and three at most. */
export function Toasts({ label, dismiss, requestId }: { label: string; dismiss: string; requestId: string }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])

  useEffect(() => {
    let count = 0
    return onToast((next) => {
      count += 1
      const id = count
      setToasts((now) => [...now.filter(({ message }) => message !== next.message), { ...next, id }].slice(-maxToasts))
    })
  }, [])

  const remove = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), [])

  return (
    <section aria-label={label} className={styles.region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} words={{ dismiss, requestId }} onEnd={remove} />
      ))}
    </section>
  )
}

type CardProps = { toast: Toast; words: { dismiss: string; requestId: string }; onEnd: (id: number) => void }

/** Three seconds, and three more after the pointer or the focus has left it. */
function ToastCard({
  toast: { id, kind, message, action, second, requestId, isHeard = true },
  words,
  onEnd,
}: CardProps) {
  const card = useRef<HTMLDivElement>(null)
  const isHeld = useHoverOrFocus(card)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onEnd(id), milliseconds.toast)
    return () => clearTimeout(timer)
  }, [id, isHeld, onEnd])
  const Icon = icons[kind]
  return (
    <div
      ref={card}
      role={isHeard ? (kind === 'danger' ? 'alert' : 'status') : undefined}
      className={styles.toast}
      data-kind={kind}
    >
      <Icon size={18} stroke={1.8} aria-hidden className={styles.icon} />
      <span className={styles.message}>
        {message}
        {requestId && (
          <span className={styles.requestId}>
            {words.requestId}{' '}
            <bdi dir="ltr" className={styles.id}>
              {requestId}
            </bdi>
          </span>
        )}
      </span>
      {[action, second].map(
        (choice) =>
          choice && (
            <button
              key={choice.label}
              type="button"
              className={styles.action}
              onClick={() => {
                onEnd(id)
                choice.run()
              }}
            >
              {choice.label}
            </button>
          ),
      )}
      <button type="button" className={styles.dismiss} aria-label={words.dismiss} onClick={() => onEnd(id)}>
        <IconX size={16} stroke={1.8} aria-hidden />
      </button>
    </div>
  )
}
