import { Money } from '../../../ui/values/money.tsx'
import type { PartnerOrders } from '../model/connections.data.ts'
import styles from '../model/connections.module.css'

/** One sum per currency: currencies are never added up. */
export function TradedSums({ sums }: { sums: PartnerOrders['sums'] }) {
  return (
    <span className={styles.sums}>
      {sums.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
    </span>
  )
}
