import { Count } from '../../ui/values/count.tsx'
import styles from './icon-count.module.css'

const maxShown = 99

/** The count at the corner of an icon; the icon's own label says it to screen readers. */
export function IconCount({ value }: { value: number }) {
  if (value === 0) return null
  return (
    <span className={styles.count} aria-hidden>
      <Count value={Math.min(value, maxShown)} isMore={value > maxShown} />
    </span>
  )
}

export const iconClass = styles.icon
