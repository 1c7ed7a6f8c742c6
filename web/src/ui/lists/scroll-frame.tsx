import { type ReactNode, useRef } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './scroll-frame.module.css'
import { useOverflow } from '../browser/use-overflow.ts'

/** As long as a table fits, its head sticks to the page; one that must scroll keeps it in its own frame. */
export function ScrollFrame({ label, children }: { label: string; children: ReactNode }) {
  const t = useT('ui')
  const frame = useRef<HTMLDivElement>(null)
  const isOver = useOverflow(frame)
  const region = isOver ? { role: 'region', tabIndex: 0, 'aria-label': t('table.scrolls', { label }) } : {}
  return (
    <div ref={frame} className={styles.frame} data-scrolls={isOver || undefined} {...region}>
      {children}
    </div>
  )
}
