import { useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import type { Overview } from './order-waiting-card.tsx'
import { currenciesOf, monthsOf } from './order-figures.ts'
import { useSide } from '../model/order-side.ts'

/** How a year went, one currency at a time: no amount is added to another currency's. */
export function OrderFiguresCard({ overview }: { overview: Overview }) {
  const t = useT('order-cards')
  const format = useFormat()
  const side = useSide()
  const currencies = currenciesOf(overview.months)
  const [chosen, choose] = useState<string | null>(null)
  const currency = chosen ?? currencies[0]
  if (!currency) return null
  const whole = (value: number) => format.money(String(Math.round(value)), currency)
  const points = monthsOf(overview.months, currency).map(({ month, amount }) => ({
    key: month,
    label: format.day(`${month}-01`, { month: 'short' }),
    title: format.day(`${month}-01`, { month: 'long', year: 'numeric' }),
    value: amount,
  }))
  const partners = overview.partners.filter((one) => one.currency === currency)
  return (
    <>
      <TitledCard
        title={t('months')}
        end={
          currencies.length > 1 && (
            <Segmented
              label={t('currency')}
              value={currency}
              onChange={choose}
              segments={currencies.slice(0, 5).map((value) => ({ value, label: <bdi>{value}</bdi> }))}
            />
          )
        }
      >
        <LineChart label={t('months')} points={points} format={whole} />
        <p className="caption">{t(`months.note.${side}`)}</p>
      </TitledCard>
      {partners.length > 0 && (
        <TitledCard title={t(`partners.${side}`)}>
          <BarChart
            label={t(`partners.${side}`)}
            format={whole}
            bars={partners.map(({ id, name, amount }) => ({ key: id, label: name, value: Number(amount) }))}
          />
        </TitledCard>
      )}
    </>
  )
}
