import { useT } from '../../lib/language/use-t.ts'
import { useIsRtl } from '../browser/use-rtl.ts'
import styles from './charts.module.css'
import { path, scale } from './scale.ts'

type Props = {
  label: string
  values: readonly number[]
  format: (value: number) => string
  width?: number
  height?: number
}

/** A line as small as a word: which way it went, without figures. */
export function Spark({ label, values, format, width = 96, height = 24 }: Props) {
  const t = useT('ui')
  const isRtl = useIsRtl()
  if (values.length < 2) return null
  const ends: readonly [number, number] = isRtl ? [width - 3, 3] : [3, width - 3]
  const x = scale([0, values.length - 1], ends)
  const y = scale([Math.min(...values), Math.max(...values)], [height - 4, 4])
  const points = values.map((value, index) => [x(index), y(value)] as const)
  const says = t('chart.spark', { label, first: format(values[0]!), last: format(values.at(-1)!) })
  return (
    <span className={styles.spark} title={says}>
      <svg width={width} height={height} aria-hidden>
        <path d={path(points)} className={styles.line} />
        <circle cx={points.at(-1)![0]} cy={points.at(-1)![1]} r={2.5} className={styles.end} />
      </svg>
      <span className="hidden-text">{says}</span>
    </span>
  )
}
