import type { Wallet } from '@souk/contract/wallet/wallet-shapes.ts'
import { useId, useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { useBalance } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'

/** The balance week by week, in one currency at a time. */
export function BalanceChart({ wallet }: { wallet: Wallet }) {
  const t = useT('wallet')
  const format = useFormat()
  const id = useId()
  const currencies = wallet.balances.map(({ currency }) => currency)
  const [chosen, choose] = useState(
    currencies.includes(wallet.currency) ? wallet.currency : (currencies[0] ?? wallet.currency),
  )
  const series = useBalance(chosen)
  const whole = (value: number) => format.money(String(Math.round(value)), chosen)
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <Row gap={12} align="baseline" isSpread className={styles.chartHead}>
        <h2 id={id}>{t('chart')}</h2>
        {currencies.length > 1 && (
          <Segmented
            label={t('currency')}
            value={chosen}
            segments={currencies.map((value) => ({ value, label: value }))}
            onChange={choose}
          />
        )}
      </Row>
      <p className="caption">{t('chart.text')}</p>
      <QueryView query={series}>
        {({ points, currency }) => (
          <LineChart
            label={t('chart.label', { currency })}
            points={points.map(({ day, balance }) => ({
              key: day,
              label: format.day(day, { day: 'numeric', month: 'short' }),
              title: format.day(day),
              value: Number(balance),
            }))}
            format={whole}
            axisFormat={(value) => format.number(value, { notation: 'compact' })}
          />
        )}
      </QueryView>
    </section>
  )
}
