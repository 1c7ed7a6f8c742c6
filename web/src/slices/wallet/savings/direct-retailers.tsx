import type { Wallet } from '@souk/contract/wallet/wallet-shapes.ts'
import { useId } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import styles from '../model/wallet.module.css'

/** Retailers the brand brought itself: their orders cost no commission. */
export function DirectRetailers({ retailers }: { retailers: Wallet['directRetailers'] }) {
  const t = useT('wallet')
  const format = useFormat()
  const id = useId()
  if (retailers.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('direct')}</h2>
      <ul className={styles.due}>
        {retailers.map(({ retailerId, name, orders, saved }) => (
          <li key={retailerId}>
            <bdi>{name}</bdi>
            <span className={styles.quiet}>{t('direct.orders', { count: orders })}</span>
            <b className={`${styles.strong} num`}>
              {saved.length === 0
                ? t('direct.nothing')
                : format.list(saved.map(({ amount, currency }) => format.money(amount, currency)))}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
