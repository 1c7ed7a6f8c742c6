import { useId } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { StackedChart } from '../../../ui/charts/stacked-chart.tsx'
import styles from '../model/wallet.module.css'

type Month = { month: string; currency: string; charged: string; saved: string }

/** Month by month what was charged and what was saved; one chart for each currency. */
export function SavingsChart({ months }: { months: readonly Month[] }) {
  const currencies = [...new Set(months.map(({ currency }) => currency))]
  return currencies.map((currency) => (
    <OneCurrency key={currency} currency={currency} months={months.filter((one) => one.currency === currency)} />
  ))
}

function OneCurrency({ currency, months }: { currency: string; months: readonly Month[] }) {
  const t = useT('wallet')
  const format = useFormat()
  const id = useId()
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h2 id={id}>{t('savings.chart', { currency })}</h2>
      <StackedChart
        label={t('savings.chart', { currency })}
        series={[
          { key: 'saved', label: t('savings.saved') },
          { key: 'charged', label: t('savings.charged') },
        ]}
        columns={months.map(({ month, saved, charged }) => ({
          key: month,
          label: format.day(`${month}-01`, { month: 'short' }),
          title: format.day(`${month}-01`, { month: 'long', year: 'numeric' }),
          values: [Number(saved), Number(charged)],
        }))}
        format={(value) => format.money(String(Math.round(value)), currency)}
        axisFormat={(value) => format.number(value, { notation: 'compact' })}
      />
    </section>
  )
}
