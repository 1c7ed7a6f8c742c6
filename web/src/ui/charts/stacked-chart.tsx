import { useT } from '../../lib/language/use-t.ts'
import { axisWidth, ChartEmpty, ChartFrame, ValueAxis } from './chart-frame.tsx'
import styles from './charts.module.css'
import { Legend } from './legend.tsx'
import { labelStep, niceTicks, scale } from './scale.ts'
import { useChart } from './use-chart.ts'

export type StackedColumn = { key: string; label: string; title?: string; values: readonly number[] }
type Props = {
  label: string
  /** At most five: more shades cannot be distinguished. */
  series: readonly { key: string; label: string }[]
  columns: readonly StackedColumn[]
  format: (value: number) => string
  axisFormat?: (value: number) => string
  height?: number
}

const bottom = 26
const top = 10
const seam = 1.5

/** Parts on top of each other, column by column. */
export function StackedChart({ label, series, columns, format, axisFormat = format, height = 248 }: Props) {
  const t = useT('ui')
  const { box, width, isRtl, active, handlers, follow } = useChart(columns.length)
  if (columns.length === 0) return <ChartEmpty label={label} height={height} />

  const isOne = series.length === 1
  const totals = columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const ticks = niceTicks(totals)
  const axis = axisWidth(ticks, axisFormat)
  const room = (width - axis) / columns.length
  const thick = Math.min(room * 0.62, 44)
  const centre = (index: number) => axis + room * (index + 0.5)
  const x = (index: number) => (isRtl ? width - centre(index) : centre(index))
  const y = scale([ticks[0]!, ticks.at(-1)!], [height - bottom, top])
  const step = labelStep(columns.length, width - axis)
  const look = active === null ? undefined : columns[active]
  const linesOf = ({ values }: StackedColumn, total: number) => [
    ...values.map((value, index) => ({ ...(!isOne && { label: series[index]?.label ?? '' }), value: format(value) })),
    ...(isOne ? [] : [{ label: t('chart.total'), value: format(total) }]),
  ]

  return (
    <ChartFrame
      {...handlers}
      onPointerMove={follow(columns.map((_, index) => x(index)))}
      label={label}
      box={box}
      width={width}
      height={height}
      active={active}
      legend={!isOne && <Legend entries={series.map(({ label }, look) => ({ label, look }))} />}
      table={{
        head: [t('chart.name'), ...series.map(({ label }) => label), ...(isOne ? [] : [t('chart.total')])],
        rows: columns.map((column, index) => ({
          key: column.key,
          cells: [column.title ?? column.label, ...linesOf(column, totals[index]!).map(({ value }) => value)],
        })),
      }}
      tip={
        look && active !== null
          ? {
              x: centre(active),
              y: y(totals[active]!),
              title: look.title ?? look.label,
              lines: linesOf(look, totals[active]!),
            }
          : null
      }
    >
      <ValueAxis ticks={ticks} y={y} width={width} axis={axis} isRtl={isRtl} format={axisFormat} />
      {columns.map(({ key, label, values }, index) => {
        const starts = values.map((_, part) => values.slice(0, part).reduce((sum, value) => sum + value, 0))
        return (
          <g key={key} data-active={index === active || undefined} className={styles.column}>
            {values.map((value, part) => (
              <rect
                key={series[part]?.key ?? part}
                data-look={isOne ? undefined : part}
                x={x(index) - thick / 2}
                y={y(starts[part]! + value)}
                width={thick}
                height={Math.max(y(starts[part]!) - y(starts[part]! + value) - (part > 0 ? seam : 0), 0)}
              />
            ))}
            {index % step === 0 && (
              <text x={x(index)} y={height - 4} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        )
      })}
    </ChartFrame>
  )
}
