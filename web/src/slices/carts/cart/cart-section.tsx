import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { Suspense, useId } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Link, useNavigate } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Card, Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { cartsFile } from './carts-file.ts'
import { CartLine } from './cart-line.tsx'
import { CartMinimums } from './cart-minimums.tsx'
import styles from './cart-section.module.css'
import { fillCart } from '../adding/filling-cart.ts'

const CartNotes = lazyPart(async () => (await import('./cart-notes.tsx')).CartNotes)

/** One cart: one brand, one store, one currency, one kind of collection. It becomes one order. */
export function CartSection({ cart, isAlone }: { cart: Cart; isAlone: boolean }) {
  const t = useT('carts')
  const id = useId()
  const navigate = useNavigate()
  const { _id: cartId, brand, store, currency, type, products } = cart
  /** What is added from now on goes into this very cart. */
  function goOn(): void {
    fillCart({ cartId, brand: brand.name, store: store.name })
    void navigate(`/brand/${brand.id}`)
  }
  return (
    <Card as="section" className={styles.cart} aria-labelledby={id}>
      <Row as="header" gap={16} align="baseline">
        <h2 id={id}>
          <Link to={`/brand/${brand.id}`}>
            <bdi>{brand.name}</bdi>
          </Link>
        </h2>
        <Row as="p" gap={12} align="baseline" className={styles.kind}>
          <span>{t('for', { name: store.name })}</span>
          <span className="num">{currency}</span>
          <Tag>{t(`type.${type}`)}</Tag>
        </Row>
        <Row as="span" gap={4}>
          <Button size="small" look="quiet" onClick={goOn} aria-label={t('fill.of', { name: brand.name })}>
            {t('fill')}
          </Button>
          {!isAlone && <DownloadMenu size="small" look="quiet" name={brand.name} of={cartsFile([cartId])} />}
          {!isAlone && (
            <ButtonLink size="small" look="quiet" to={`/checkout?cartId=${cartId}`}>
              {t('single')}
            </ButtonLink>
          )}
        </Row>
      </Row>
      <CartMinimums cart={cart} />
      <ul>
        {products.map((product) => (
          <li key={product._id}>
            <CartLine
              cartId={cartId}
              storeId={store.id}
              currency={currency}
              product={product}
              isOpenFirst={product.units === 0 || product.changes.some(({ kind }) => kind === 'stock')}
            />
          </li>
        ))}
      </ul>
      <Stack gap={8} className={styles.notes}>
        <Suspense>
          <CartNotes key={cartId} cart={cart} />
        </Suspense>
      </Stack>
    </Card>
  )
}
