import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import styles from './save-bar.module.css'

type Props = {
  isDirty: boolean
  isBusy?: boolean
  onDiscard: () => void
  save?: string
  form?: string // the id of the form, when the bar stands outside it
}

/** Exists only while something is unsaved; it stands inside the form it saves. */
export function SaveBar({ isDirty, isBusy = false, onDiscard, save, form }: Props) {
  const t = useT('ui')
  return (
    <div className={styles.place}>
      <output className="hidden-text">{isDirty && t('saveBar.unsaved')}</output>
      {isDirty && (
        <div className={styles.bar}>
          <p className={styles.words} aria-hidden>
            {t('saveBar.unsaved')}
          </p>
          <Button look="quiet" onClick={onDiscard} whyNot={isBusy && t('button.busy')}>
            {t('saveBar.discard')}
          </Button>
          <Button type="submit" look="primary" isBusy={isBusy} {...(form && { form })}>
            {save ?? t('saveBar.save')}
          </Button>
        </div>
      )}
    </div>
  )
}
