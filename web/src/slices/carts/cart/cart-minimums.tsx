import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { money } from '@souk/contract/core/money.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import styles from './cart-section.module.css'
import { usePutCarts } from '../model/carts.data.ts'
import { moreOf } from '../adding/line-requests.ts'

/** How far each minimum is, and the fewest more of a product that reach it. */
export function CartMinimums({ cart }: { cart: Cart }) {
  return cart.minimums.map((minimum) => <MinimumState key={minimum.collectionId ?? ''} cart={cart} minimum={minimum} />)
}

function MinimumState({ cart, minimum }: { cart: Cart; minimum: Cart['minimums'][number] }) {
  const t = useT('carts')
  const format = useFormat()
  const put = usePutCarts()
  const { currency, products, _id: cartId } = cart
  const { required, reached, missing, more, collectionName } = minimum
  const product = more && products.find(({ _id }) => _id === more.productId)
  const text = missing
    ? t('minimum.missing', { amount: format.money(missing, currency) })
    : t('minimum.reached', { amount: format.money(required, currency) })
  return (
    <div className={styles.minimum}>
      <Progress
        label={collectionName ? t('minimum.of', { name: collectionName }) : t('minimum')}
        value={share(reached, required, currency)}
        text={text}
      />
      {more && product && (
        <Button
          size="small"
          isBusy={put.isPending}
          onClick={() => put.mutate([{ cartId, products: [moreOf(product, more.quantity)] }])}
        >
          {t(product.isCarton ? 'minimum.moreCartons' : 'minimum.more', { count: more.quantity, name: product.name })}
        </Button>
      )}
      {put.error && <p role="alert">{put.error.message}</p>}
    </div>
  )
}

/** In whole hundredths, and never full before it is. */
function share(reached: string, required: string, currency: string): number {
  const [has, due] = [money(reached, currency)?.minor ?? 0n, money(required, currency)?.minor ?? 0n]
  return due > 0n ? Number((has * 100n) / due) : 100
}
