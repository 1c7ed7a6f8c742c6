import { useFormat } from '../src/lib/language/format.ts'
import { BarChart } from '../src/ui/charts/bar-chart.tsx'
import { LineChart } from '../src/ui/charts/line-chart.tsx'
import { Spark } from '../src/ui/charts/spark.tsx'
import { StackedChart } from '../src/ui/charts/stacked-chart.tsx'
import { showMonths } from './show-data.ts'
import { Line, ShowSection, Specimen } from './show-frame.tsx'
import { useWords } from './words.ts'

const parts = ['knit', 'coats', 'dresses'] as const
const shares = { orla: 74_200, harrow: 52_110, vidal: 38_940, nordlys: 27_310, konto: 17_900 }

export function ShowChartsSection() {
  const t = useWords()
  const format = useFormat()
  const euros = (value: number) => format.money(String(Math.round(value)), 'EUR')
  const months = showMonths.map((month) => ({
    ...month,
    key: month.month,
    label: format.day(`${month.month}-01`, { month: 'short' }),
    title: format.day(`${month.month}-01`, { month: 'long', year: 'numeric' }),
  }))
  return (
    <ShowSection>
      <Specimen title={t('charts.line')} isBoxed>
        <LineChart
          label={t('charts.line')}
          points={months}
          format={euros}
          names={[t('charts.now'), t('charts.before')]}
        />
      </Specimen>
      <Specimen title={t('charts.across')} isBoxed>
        <BarChart
          label={t('charts.across')}
          format={euros}
          bars={Object.entries(shares).map(([key, value]) => ({ key, value, label: t(`brands.${key}`) }))}
        />
      </Specimen>
      <Specimen title={t('charts.up')} isBoxed>
        <BarChart label={t('charts.up')} direction="up" format={euros} bars={months} />
      </Specimen>
      <Specimen title={t('charts.stacked')} isBoxed>
        <StackedChart
          label={t('charts.stacked')}
          format={euros}
          series={parts.map((key) => ({ key, label: t(`charts.${key}`) }))}
          columns={months.map((month) => ({ ...month, values: parts.map((part) => month[part]) }))}
        />
      </Specimen>
      <Specimen title={t('charts.spark')}>
        <Line>
          <Spark label={t('charts.up')} format={euros} values={months.map(({ value }) => value)} />
          <Spark label={t('charts.down')} format={euros} values={[9, 8, 8.5, 6, 4, 4.5]} />
        </Line>
      </Specimen>
      <Specimen title={t('charts.empty')} isBoxed>
        <LineChart label={t('charts.empty')} points={[]} format={euros} height={120} />
      </Specimen>
    </ShowSection>
  )
}
