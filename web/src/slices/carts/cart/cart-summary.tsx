import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Summary, Totals } from '../../../ui/layout/summary.tsx'
import { isReady, useCartChoice } from '../adding/cart-choice.ts'
import { totalsOf } from './cart-totals.ts'

/** What each cart comes to, which of them are ordered, and the way on. */
export function CartSummary({ carts }: { carts: readonly Cart[] }) {
  const t = useT('carts')
  const format = useFormat()
  const { chosen, choose, review } = useCartChoice(carts)
  return (
    <Summary title={t('summary')}>
      <Stack as="ul" gap={4}>
        {carts.map((cart) => (
          <li key={cart._id}>
            <Checkbox
              label={<bdi>{cart.brand.name}</bdi>}
              hint={t('summary.cart', {
                store: `\u2068${cart.store.name}\u2069`,
                what: isReady(cart) ? t('units', { count: cart.units }) : t(whyNot(cart)),
              })}
              count={format.money(cart.amount, cart.currency)}
              isChecked={chosen.includes(cart)}
              isDisabled={!isReady(cart)}
              onChange={(isChosen) => choose(cart._id, isChosen)}
            />
          </li>
        ))}
      </Stack>
      <Totals
        rows={totalsOf(chosen).map(({ currency, units, amount }) => ({
          key: currency,
          label: t('units', { count: units }),
          value: format.money(amount, currency),
        }))}
      />
      <Button look="primary" size="large" isWide whyNot={chosen.length === 0 && t('checkOut.which')} onClick={review}>
        {chosen.length === 0 ? t('checkOut.none') : t('checkOut', { count: chosen.length })}
      </Button>
      <p className="caption">{t('summary.note')}</p>
    </Summary>
  )
}

function whyNot({ products }: Cart): string {
  return products.some(({ changes }) => changes.length > 0) ? 'notReady.changed' : 'notReady.minimum'
}
