import type { Cart, CartChange } from '@souk/contract/carts/cart-shapes.ts'
import { useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { changeWords } from '../../carts/door.ts'
import styles from './checkout.module.css'
import { useTakeWhatIsLeft } from './checkout-left.ts'

type Props = { error: Error; carts: readonly Cart[]; onTaken: () => void }

/** A checkout of which nobody knows whether it was done: the same may be tried again. */
export const isLost = (error: Error | null): error is Failed =>
  error instanceof Failed && (error.status === 0 || error.status >= 500)

/** Why nothing was ordered, and what to do about it. */
export function CheckoutProblem({ error, carts, onTaken }: Props) {
  const t = useT('checkout')
  const { status, code } = error instanceof Failed ? error : { status: -1, code: '' }
  if (error instanceof Failed && status === 410) return <ItemsChanged error={error} carts={carts} onTaken={onTaken} />
  if (isLost(error)) return <Notice title={t('lost')}>{t('lost.text', { why: error.message })}</Notice>
  if (status === 404 || code === 'stale') return <Notice kind="warning">{t('gone')}</Notice>
  return <Notice>{error.message}</Notice>
}

type Item = {
  cartId: string
  brandName?: string
  productId?: string
  name?: string
  changes?: CartChange[]
  minimum?: { collectionId: string | null; required: string; missing: string }
}

function ItemsChanged({ error, carts, onTaken }: Props & { error: Failed }) {
  const t = useT('checkout')
  const items = error.items as readonly Item[]
  const take = useTakeWhatIsLeft()
  const [problem, setProblem] = useState('')
  const isTakeable = items.some(({ changes }) => changes)
  async function takeAll(): Promise<void> {
    const failed = await take.run(items.map(({ cartId }) => cartId))
    setProblem(failed ?? '')
    if (!failed) onTaken()
  }
  return (
    <Notice kind="warning" title={error.message}>
      <div role="alert" className={styles.problem}>
        <Stack as="ul" gap={4} aria-label={error.message}>
          {items.map((item) => (
            <li key={`${item.cartId} ${item.productId ?? item.minimum?.collectionId}`}>
              <ItemWords item={item} cart={carts.find(({ _id }) => _id === item.cartId)} />
            </li>
          ))}
        </Stack>
        <p>{t(isTakeable ? 'take.text' : 'take.none')}</p>
        {isTakeable ? (
          <Button isBusy={take.isBusy} onClick={() => void takeAll()}>
            {t('take')}
          </Button>
        ) : (
          <ButtonLink to="/checkout">{t('back')}</ButtonLink>
        )}
        {problem && <p>{problem}</p>}
      </div>
    </Notice>
  )
}

function ItemWords({ item, cart }: { item: Item; cart: Cart | undefined }) {
  const t = useT('checkout')
  const words = useT('carts')
  const format = useFormat()
  const { brandName, name, changes = [], minimum, productId } = item
  const currency = cart?.currency ?? ''
  if (minimum) {
    return t('minimum', {
      brand: brandName ?? '',
      amount: currency ? format.money(minimum.missing, currency) : minimum.missing,
    })
  }
  const variants = cart?.products.find(({ _id }) => _id === productId)?.variants ?? []
  return (
    <>
      <strong>
        <bdi>{name}</bdi>
      </strong>{' '}
      <bdi className={styles.quiet}>{brandName}</bdi>{' '}
      {changeWords(words, format, currency || 'EUR', { changes, variants }).join(' ')}
    </>
  )
}
