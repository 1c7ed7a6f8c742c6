import styles from './progress-line.module.css'
import { useMinDuration } from '../use-min-duration.ts'

type Props = {
  label: string
  /** Whether something is under way. */
  isOn: boolean
  /** From 0 to 1 where it is known; otherwise the line creeps. */
  value?: number | null
}

/** Two pixels along the top edge: what is over in a moment never shows, and what shows never flashes. */
export function ProgressLine({ label, isOn, value = null }: Props) {
  const isShown = useMinDuration(isOn)
  if (!isShown) return null
  return (
    <output className={styles.line} data-kind={value === null ? 'creeping' : 'counted'} data-over={!isOn || undefined}>
      <progress aria-label={label} max={1} {...(value !== null && { value })} className="hidden-text" />
      <span className={styles.fill} style={value === null || !isOn ? undefined : { inlineSize: `${value * 100}%` }} />
    </output>
  )
}
