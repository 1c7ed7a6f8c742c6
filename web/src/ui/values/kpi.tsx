import type { ReactNode } from 'react'
import { useFormat } from '../../lib/language/format.ts'
import styles from './kpi.module.css'

type Change = {
  /** A share of what it was before (`0.18`), or a difference in pieces (`4`). */
  by: number
  unit: 'share' | 'pieces'
  /** "vs last season" */
  versus: string
  /** Fewer returns are good news. */
  isLessBetter?: boolean
}
type Props = { label: string; value: ReactNode; change?: Change; children?: ReactNode }

export function KpiRow({ children }: { children: ReactNode }) {
  return <dl className={styles.row}>{children}</dl>
}

/** One number that matters, and how it moved. */
export function Kpi({ label, value, change, children }: Props) {
  return (
    <div className={styles.kpi}>
      <dt>{label}</dt>
      <dd className={`${styles.value} num`}>{value}</dd>
      {change && <ChangeLine {...change} />}
      {children && <dd className={styles.extra}>{children}</dd>}
    </div>
  )
}

function ChangeLine({ by, unit, versus, isLessBetter = false }: Change) {
  const format = useFormat()
  const style = unit === 'share' ? ({ style: 'percent', maximumFractionDigits: 1 } as const) : {}
  const tone = by === 0 ? 'same' : by > 0 !== isLessBetter ? 'good' : 'bad'
  return (
    <dd className={styles.change}>
      <bdi dir="ltr" className="num" data-tone={tone}>
        {format.number(by, { ...style, signDisplay: 'exceptZero' })}
      </bdi>{' '}
      <span className="caption">{versus}</span>
    </dd>
  )
}
