import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './gallery.module.css'

export function Arrow({ step, onStep }: { step: 1 | -1; onStep: (by: number) => void }) {
  const t = useT('ui')
  const Icon = step === 1 ? IconChevronRight : IconChevronLeft
  return (
    <button
      type="button"
      className={styles.arrow}
      data-step={step}
      aria-label={t(step === 1 ? 'gallery.next' : 'gallery.previous')}
      onClick={() => onStep(step)}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
    </button>
  )
}

export function Counter({ at, of, name }: { at: number; of: number; name: string }) {
  const t = useT('ui')
  return (
    <p className={`${styles.counter} num`}>
      <bdi dir="ltr" aria-hidden>
        {at + 1} / {of}
      </bdi>
      <output className="hidden-text">{t('gallery.at', { at: at + 1, of, name })}</output>
    </p>
  )
}
