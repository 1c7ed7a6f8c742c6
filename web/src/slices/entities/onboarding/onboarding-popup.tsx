import { shareDone } from '@souk/contract/entities/checklist.ts'
import { IconListCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { OnboardingChecklist } from './onboarding-checklist.tsx'
import { useChecklist, useCloseToolkit, useOwnItems } from './onboarding.data.ts'
import styles from './onboarding-popup.module.css'

/** 'Get started', at the side of every page but the dashboard, until the person puts it away. */
export function OnboardingPopup() {
  const t = useT('onboarding')
  const { data } = useChecklist()
  const close = useCloseToolkit()
  const items = useOwnItems()
  const { isOpen, setOpen, opener, closer, frame } = useCorner()
  if (!data) return null
  if (!isOpen) {
    return (
      <button ref={opener} type="button" className={styles.pill} aria-expanded={false} onClick={() => setOpen(true)}>
        <IconListCheck size={18} stroke={1.7} aria-hidden />
        {t('title')}
        <span className={`${styles.share} num`}>{t('share', { percentage: shareDone(items, data) })}</span>
      </button>
    )
  }
  return (
    <dialog ref={frame} open aria-label={t('title')} className={styles.panel}>
      <div className={styles.close}>
        <IconButton ref={closer} label={t('hide')} onClick={() => setOpen(false)}>
          <IconX size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </div>
      <OnboardingChecklist list={data}>
        <Button look="quiet" isBusy={close.isPending} onClick={() => close.mutate()}>
          {t('never')}
        </Button>
      </OnboardingChecklist>
    </dialog>
  )
}

/** Opened and closed by keyboard too, and closed by a press elsewhere; the focus goes along and comes back. */
function useCorner() {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const opener = useRef<HTMLButtonElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) closer.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
    if (!isOpen) return
    const gone = new AbortController()
    const { signal } = gone
    function leave({ target }: Event): void {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    }
    function escape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      event.preventDefault() // the drawer around it stays
      setOpen(false)
    }
    addEventListener('keydown', escape, { signal })
    addEventListener('pointerdown', leave, { signal })
    return () => gone.abort()
  }, [isOpen])
  return { isOpen, setOpen, opener, closer, frame }
}
