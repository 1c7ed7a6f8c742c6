import { IconListCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../lib/use-t.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { OnboardingChecklist } from './onboarding-checklist.tsx'
import { useChecklist, useCloseToolkit } from './onboarding.data.ts'
import styles from './onboarding-popup.module.css'

/** 'Get started', in the corner of every page but the dashboard, until the person puts it away. */
export function OnboardingPopup() {
  const t = useT('onboarding')
  const { data } = useChecklist()
  const close = useCloseToolkit()
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  if (!isOpen) {
    return (
      <button type="button" className={styles.pill} aria-expanded={false} onClick={() => setOpen(true)}>
        <IconListCheck size={18} stroke={1.7} aria-hidden />
        {t('title')}
        <span className={`${styles.share} num`}>{t('share', { percentage: data.percentage })}</span>
      </button>
    )
  }
  return (
    <div
      role="dialog"
      aria-label={t('title')}
      className={styles.panel}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <div className={styles.close}>
        <IconButton label={t('hide')} data-autofocus onClick={() => setOpen(false)}>
          <IconX size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </div>
      <OnboardingChecklist list={data}>
        <Button look="quiet" isBusy={close.isPending} onClick={() => close.mutate()}>
          {t('never')}
        </Button>
      </OnboardingChecklist>
    </div>
  )
}
