import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import type { ShownList } from '../model/wishlists.data.ts'
import styles from './wishlist-view.module.css'

/** How many products and units, and what they come to in each currency; nothing is converted. */
export function ListSummary({ list: { linesCount, totals, retailer, isOwn, entityName } }: { list: ShownList }) {
  const t = useT('wishlists')
  const format = useFormat()
  const units = totals.reduce((sum, total) => sum + total.units, 0)
  return (
    <span className={`${styles.summary} num`}>
      <span>{t('products', { count: linesCount })}</span>
      {units > 0 && <span>{t('units', { count: units })}</span>}
      {totals
        .filter((total) => total.units > 0 && total.amount !== undefined)
        .map(({ currency, amount }) => (
          <strong key={currency}>{format.money(amount!, currency)}</strong>
        ))}
      {retailer && isOwn && <span>{t('for', { name: retailer.name })}</span>}
      {!isOwn && <span>{t('from', { name: entityName })}</span>}
    </span>
  )
}
