import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { hideOverlay, useOverlay } from '../../lib/overlay.ts'
import { useT } from '../../lib/language/use-t.ts'
import styles from './loading-overlay.module.css'

/** Covers everything on demand; whatever forgot to uncover it, the next page does. */
export function LoadingOverlay() {
  const isShown = useOverlay()
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current !== key) hideOverlay()
    lastKey.current = key
  }, [key])
  useEffect(() => hideOverlay, [])
  return isShown && <Cover />
}

/** A modal, so that nothing below it can be clicked or typed into, and the focus comes back afterwards. */
function Cover() {
  const t = useT('ui')
  const cover = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = cover.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={cover}
      className={styles.cover}
      aria-label={t('state.loading')}
      onCancel={(event) => event.preventDefault()}
    >
      <LoadingMark label={t('state.loading')} />
    </dialog>
  )
}

export function LoadingMark({ label }: { label: string }) {
  return (
    <p className={styles.mark}>
      <span className={styles.spinner} aria-hidden />
      {label}
    </p>
  )
}
