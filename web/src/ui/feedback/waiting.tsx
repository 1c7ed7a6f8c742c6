import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { useDelayed } from './use-delayed.ts'
import styles from './waiting.module.css'

/** The skeleton keeps the place from the first moment, and is seen only where it takes a while. */
export function Waiting({ skeleton }: { skeleton?: ReactNode }) {
  const t = useT('ui')
  const isLate = useDelayed(true)
  return (
    <div aria-busy="true" className={skeleton ? undefined : styles.place}>
      {isLate && <output className="hidden-text">{t('state.loading')}</output>}
      <div aria-hidden className={styles.skeleton} data-late={isLate}>
        {skeleton}
      </div>
    </div>
  )
}
