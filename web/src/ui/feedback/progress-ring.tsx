import { useFormat } from '../../lib/language/format.ts'
import styles from './progress-ring.module.css'

type Props = { label: string; percentage: number; size?: number }

/** How much is done, where there is room for a figure only. */
export function ProgressRing({ label, percentage, size = 48 }: Props) {
  const format = useFormat()
  const done = Math.round(Math.min(Math.max(percentage, 0), 100))
  return (
    <div className={styles.ring} style={{ inlineSize: size, blockSize: size }}>
      <progress className="hidden-text" aria-label={label} max={100} value={done} />
      <svg viewBox="0 0 48 48" aria-hidden className={styles.drawing}>
        <circle cx={24} cy={24} r={22} className={styles.track} />
        {done > 0 && (
          <circle cx={24} cy={24} r={22} pathLength={100} strokeDasharray={`${done} 100`} className={styles.done} />
        )}
      </svg>
      <bdi className={`${styles.figure} num`} aria-hidden>
        {format.number(done / 100, { style: 'percent' })}
      </bdi>
    </div>
  )
}
