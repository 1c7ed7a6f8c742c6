import type { CartChange, CartProduct } from '@souk/contract/carts/cart-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import styles from './cart-line.module.css'
import { changeWords } from './change-words.ts'
import { usePutCarts } from '../model/carts.data.ts'
import { asItIs, isGone, whatIsLeft } from '../adding/line-requests.ts'

type Props = { cartId: string; currency: string; product: CartProduct }

/** What is not as it was when it was put in: one sentence each, and the one thing to do about it. */
export function LineChanges({ cartId, currency, product }: Props) {
  const t = useT('carts')
  const format = useFormat()
  const put = usePutCarts()
  const { name, changes } = product
  if (changes.length === 0) return null
  const act = actOn(changes)
  const input = act === 'price' ? asItIs(product) : whatIsLeft(product)
  return (
    <div className={styles.changes}>
      <Stack as="ul" gap={2}>
        {changeWords(t, format, currency, product).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
      <Button
        size="small"
        isBusy={put.isPending}
        aria-label={t(`change.${act}.do.of`, { name })}
        onClick={() => put.mutate([{ cartId, products: [input] }])}
      >
        {t(`change.${act}.do`)}
      </Button>
      {put.error && <p role="alert">{put.error.message}</p>}
    </div>
  )
}

/** Gone is gone; else less of it; else only dearer or cheaper. */
function actOn(changes: readonly CartChange[]): 'gone' | 'stock' | 'price' {
  if (isGone(changes)) return 'gone'
  return changes.some(({ kind }) => kind === 'stock') ? 'stock' : 'price'
}
