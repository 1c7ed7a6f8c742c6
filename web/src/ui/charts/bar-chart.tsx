import { Link } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { ChartEmpty } from './chart-frame.tsx'
import styles from './charts.module.css'
import { StackedChart } from './stacked-chart.tsx'

/** `to` is where a bar leads: what it is made of. */
export type Bar = { key: string; label: string; value: number; note?: string; to?: string }
type Props = {
  label: string
  bars: readonly Bar[]
  format: (value: number) => string
  axisFormat?: (value: number) => string
  direction?: 'across' | 'up'
  height?: number
}

/** Amounts beside each other: across with their names, or up along a scale. */
export function BarChart({ label, bars, format, axisFormat, direction = 'across', height }: Props) {
  const t = useT('ui')
  if (direction === 'across') return <BarsAcross label={label} bars={bars} format={format} />
  return (
    <StackedChart
      label={label}
      series={[{ key: 'value', label: t('chart.value') }]}
      columns={bars.map(({ key, label, value }) => ({ key, label, values: [value] }))}
      format={format}
      {...(axisFormat && { axisFormat })}
      {...(height && { height })}
    />
  )
}

/** Every value is written out, so this is a table, and needs no second one. */
function BarsAcross({ label, bars, format }: Pick<Props, 'label' | 'bars' | 'format'>) {
  const t = useT('ui')
  if (bars.length === 0) return <ChartEmpty label={label} height={120} />
  const highest = Math.max(...bars.map(({ value }) => value), 0) || 1
  return (
    <table className={styles.across}>
      <caption className="hidden-text">{label}</caption>
      <thead className="hidden-text">
        <tr>
          <th scope="col">{t('chart.name')}</th>
          <th scope="col">{t('chart.value')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value, note, to }) => (
          <tr key={key}>
            <th scope="row">
              {to ? (
                <Link to={to}>
                  <bdi>{label}</bdi>
                </Link>
              ) : (
                <bdi>{label}</bdi>
              )}
            </th>
            <td>
              <span className={styles.track} aria-hidden>
                <span className={styles.bar} style={{ inlineSize: `${Math.max((100 * value) / highest, 0)}%` }} />
              </span>
              <bdi className="num">
                {format(value)}
                {note && <span className={styles.note}> · {note}</span>}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
