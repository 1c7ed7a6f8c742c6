/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what slides is the place one reads at, and the drawing itself is the track */
import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './charts.module.css'

type Table = { head: readonly string[]; rows: readonly { key: string; cells: readonly string[] }[] }
/** `x` counts from where reading begins. */
type Tip = { x: number; y: number; title: string; lines: readonly { label?: string; value: string }[] }
type Props = ComponentProps<'div'> & {
  label: string
  box: RefObject<HTMLDivElement | null>
  width: number
  height: number
  active: number | null
  table: Table
  tip: Tip | null
  legend?: ReactNode
}

const tipWidth = 168
const tipGap = 30

/** On the side with more room, so that it never covers what it is about. */
function besides({ x, y }: Tip, width: number): CSSProperties {
  const start = x > width / 2 ? x - tipWidth - tipGap : x + tipGap
  return { inlineSize: tipWidth, insetInlineStart: Math.max(start, 0), insetBlockStart: Math.max(y - 24, 0) }
}

/** What every drawing has: a name, one stop for the keyboard, the value one looks at, and all of it as a table. */
export function ChartFrame({ label, box, width, height, active, table, tip, legend, children, ...rest }: Props) {
  const t = useT('ui')
  const description =
    tip && [tip.title, ...tip.lines.map(({ label, value }) => (label ? `${label} ${value}` : value))].join(', ')
  return (
    <figure className={styles.figure}>
      {legend}
      <div
        {...rest}
        ref={box}
        role="slider"
        tabIndex={0}
        aria-valuemin={0}
        aria-valuemax={table.rows.length - 1}
        aria-valuenow={active ?? 0}
        aria-valuetext={description ?? t('chart.keys')}
        aria-label={label}
        className={styles.chart}
        style={{ blockSize: height }}
      >
        <svg width={width} height={height} aria-hidden>
          {children}
        </svg>
        {tip && (
          <div className={`${styles.tip} num`} style={besides(tip, width)} aria-hidden>
            <span>{tip.title}</span>
            {tip.lines.map(({ label, value }) => (
              <span key={label ?? value} className={styles.tipLine}>
                {label && <span>{label}</span>}
                <b>{value}</b>
              </span>
            ))}
          </div>
        )}
      </div>
      <div className="hidden-text">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {table.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ key, cells: [name, ...values] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={table.head[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

export function ChartEmpty({ label, height }: { label: string; height: number }) {
  const t = useT('ui')
  return (
    <p className={styles.empty} style={{ minBlockSize: height }}>
      <span className="hidden-text">{label}: </span>
      {t('chart.empty')}
    </p>
  )
}

type AxisProps = {
  ticks: readonly number[]
  y: (value: number) => number
  width: number
  axis: number
  isRtl: boolean
  format: (value: number) => string
}

/** Hairlines and what they stand for; the figures stand where reading begins. */
export function ValueAxis({ ticks, y, width, axis, isRtl, format }: AxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={isRtl ? 0 : axis} x2={isRtl ? width - axis : width} y1={y(tick)} y2={y(tick)} className={styles.grid} />
      <text
        x={isRtl ? width - axis + 10 : axis - 10}
        y={y(tick) + 4}
        textAnchor={isRtl ? 'start' : 'end'}
        direction="ltr"
      >
        {format(tick)}
      </text>
    </g>
  ))
}

/** Room for the longest figure of the axis. */
export const axisWidth = (ticks: readonly number[], format: (value: number) => string) =>
  16 + Math.max(...ticks.map((tick) => format(tick).length)) * 7
