import { IconListCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { OnboardingChecklist } from './onboarding-checklist.tsx'
import { useChecklist, useCloseToolkit } from './onboarding.data.ts'
import styles from './onboarding-popup.module.css'

/** 'Get started', in the corner of every page but the dashboard, until the person puts it away. */
export function OnboardingPopup() {
  const t = useT('onboarding')
  const { data } = useChecklist()
  const close = useCloseToolkit()
  const { isOpen, setOpen, opener, closer } = useCorner()
  if (!data) return null
  if (!isOpen) {
    return (
      <button ref={opener} type="button" className={styles.pill} aria-expanded={false} onClick={() => setOpen(true)}>
        <IconListCheck size={18} stroke={1.7} aria-hidden />
        {t('title')}
        <span className={`${styles.share} num`}>{t('share', { percentage: data.percentage })}</span>
      </button>
    )
  }
  return (
    <dialog open aria-label={t('title')} className={styles.panel}>
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

/** Opened and closed by keyboard too; the focus goes along and comes back. */
function useCorner() {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const opener = useRef<HTMLButtonElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) closer.current?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
    if (!isOpen) return
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOpen])
  return { isOpen, setOpen, opener, closer }
}
