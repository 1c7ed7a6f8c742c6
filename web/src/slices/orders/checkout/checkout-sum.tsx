import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Summary, Totals } from '../../../ui/layout/summary.tsx'
import { isReady, totalsOf } from '../../carts/door.ts'
import type { Missing } from './checkout-choices.ts'
import styles from './checkout.module.css'

type Props = {
  carts: readonly Cart[]
  isBusy: boolean
  isAgain: boolean
  missing: Missing | null
  onPlace: () => void
  children?: ReactNode // what holds for all of them
}

/** The orders that come out, what they come to, and the one button. */
export function CheckoutSum({ carts, isBusy, isAgain, missing, onPlace, children }: Props) {
  const t = useT('checkout')
  const format = useFormat()
  const whyNot = !carts.every(isReady) ? t('place.notReady') : missing && t(`place.missing.${missing}`)
  return (
    <Summary title={t('sum', { count: carts.length })}>
      <Stack as="ul" className={styles.orders}>
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
      </Stack>
      {children}
      <Totals
        rows={totalsOf(carts).map(({ currency, units, amount }) => ({
          key: currency,
          label: t('units', { count: units }),
          value: format.money(amount, currency),
        }))}
      />
      <Button look="primary" size="large" isWide isBusy={isBusy} whyNot={whyNot} onClick={onPlace}>
        {t(isAgain ? 'place.again' : 'place', { count: carts.length })}
      </Button>
      <p className="caption">{whyNot ?? t('place.note')}</p>
    </Summary>
  )
}
