import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { useId } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { isReady, totalsOf } from '../carts/door.ts'
import styles from './checkout.module.css'

type Props = { carts: readonly Cart[]; isBusy: boolean; isAgain: boolean; mayPlace: boolean; onPlace: () => void }

/** The orders that come out, what they come to, and the one button. */
export function CheckoutSum({ carts, isBusy, isAgain, mayPlace, onPlace }: Props) {
  const t = useT('checkout')
  const format = useFormat()
  const id = useId()
  const isEveryReady = carts.every(isReady)
  return (
    <aside className={styles.sum} aria-labelledby={id}>
      <h2 id={id}>{t('sum', { count: carts.length })}</h2>
      <ul className={styles.orders}>
        {carts.map(({ _id, brand, store, units, amount, currency }) => (
          <li key={_id}>
            <span>
              <bdi>{brand.name}</bdi>
            </span>
            <span className={`${styles.quiet} num`}>
              {t('sum.order', { store: `\u2068${store.name}\u2069`, units: t('units', { count: units }) })}
            </span>
            <span className="num">{format.money(amount, currency)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {totalsOf(carts).map(({ currency, units, amount }) => (
          <div key={currency}>
            <dt className="num">{t('units', { count: units })}</dt>
            <dd className="num">{format.money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <Button
        look="primary"
        size="large"
        isWide
        isBusy={isBusy}
        isDisabled={!mayPlace || !isEveryReady}
        onClick={onPlace}
      >
        {t(isAgain ? 'place.again' : 'place', { count: carts.length })}
      </Button>
      <p className="caption">{t(isEveryReady ? (mayPlace ? 'place.note' : 'place.notWhole') : 'place.notReady')}</p>
    </aside>
  )
}
