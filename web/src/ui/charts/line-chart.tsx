import { useId } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { axisWidth, ChartEmpty, ChartFrame, ValueAxis } from './chart-frame.tsx'
import styles from './charts.module.css'
import { Legend } from './legend.tsx'
import { labelStep, niceTicks, path, scale } from './scale.ts'
import { useChart } from './use-chart.ts'

/** A value that is not there yet is `null`: the line ends before it. */
export type LinePoint = { key: string; label: string; title?: string; value: number | null; before?: number }
type Props = {
  label: string
  points: readonly LinePoint[]
  format: (value: number) => string
  /** Shorter figures for the axis. */
  axisFormat?: (value: number) => string
  /** What the line and the dashed line are called. */
  names?: readonly [now: string, before: string]
  height?: number
}

const bottom = 26
const top = 10
const pad = 18

/** How something went, and dashed how it went before. */
export function LineChart({ label, points, format, axisFormat = format, names, height = 248 }: Props) {
  const t = useT('ui')
  const fade = useId()
  const { box, width, isRtl, active, handlers, follow } = useChart(points.length)
  if (points.length === 0) return <ChartEmpty label={label} height={height} />

  const hasBefore = points.some(({ before }) => before !== undefined)
  const ticks = niceTicks(points.flatMap(({ value, before = 0 }) => [value ?? 0, before]))
  const axis = axisWidth(ticks, axisFormat)
  const along = scale([0, Math.max(points.length - 1, 1)], [axis + pad, width - pad])
  const x = (index: number) => (isRtl ? width - along(index) : along(index))
  const y = scale([ticks[0]!, ticks.at(-1)!], [height - bottom, top])
  const places = points.map((_, index) => x(index))
  const line = points.flatMap(({ value }, index) => (value === null ? [] : [[x(index), y(value)] as const]))
  const before = points.flatMap(({ before }, index) => (before === undefined ? [] : [[x(index), y(before)] as const]))
  const [first, last] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0]
  const look = active === null ? undefined : points[active]
  const step = labelStep(points.length, width - axis)
  const linesOf = ({ value, before }: LinePoint) => [
    { ...(names && { label: names[0] }), value: value === null ? '–' : format(value) },
    ...(before === undefined ? [] : [{ label: names?.[1] ?? '', value: format(before) }]),
  ]

  return (
    <ChartFrame
      {...handlers}
      onPointerMove={follow(places)}
      label={label}
      box={box}
      width={width}
      height={height}
      active={active}
      legend={
        hasBefore &&
        names && (
          <Legend
            entries={[
              { label: names[0], look: 'line' },
              { label: names[1], look: 'dashes' },
            ]}
          />
        )
      }
      table={{
        head: [t('chart.name'), names?.[0] ?? t('chart.value'), ...(hasBefore ? [names?.[1] ?? ''] : [])],
        rows: points.map((point) => ({
          key: point.key,
          cells: [point.title ?? point.label, ...linesOf(point).map(({ value }) => value)],
        })),
      }}
      tip={
        look && active !== null
          ? {
              x: along(active),
              y: y(look.value ?? look.before ?? 0),
              title: look.title ?? look.label,
              lines: linesOf(look),
            }
          : null
      }
    >
      <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--accent)" stopOpacity="0.16" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </linearGradient>
      <ValueAxis ticks={ticks} y={y} width={width} axis={axis} isRtl={isRtl} format={axisFormat} />
      {points.map(
        ({ key, label }, index) =>
          index % step === 0 && (
            <text key={key} x={x(index)} y={height - 4} textAnchor="middle">
              {label}
            </text>
          ),
      )}
      {line.length > 0 && <path d={`${path(line)}L${last} ${y(0)}L${first} ${y(0)}Z`} fill={`url(#${fade})`} />}
      <path d={path(before)} className={styles.before} />
      <path d={path(line)} className={styles.line} />
      {line.length > 0 && <circle cx={last} cy={line.at(-1)![1]} r={4} className={styles.dot} />}
      {active !== null && look && (
        <>
          <line x1={x(active)} x2={x(active)} y1={top} y2={height - bottom} className={styles.hair} />
          {look.value !== null && <circle cx={x(active)} cy={y(look.value)} r={5.5} className={styles.dot} />}
        </>
      )}
    </ChartFrame>
  )
}
