import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { CartonMatrix } from '../../../ui/sizes/carton-matrix.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Order } from '../../../ui/sizes/size-matrix-footer.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { SizeMatrix } from '../../../ui/sizes/size-matrix.tsx'
import { cartonsLeft, toneOf } from '../../discovery/door.ts'
import { fillCart } from './filling-cart.ts'
import styles from './order-by-size.module.css'
import { sizeGrid } from '../model/size-grid.ts'
import { StoreChoice } from './store-choice.tsx'
import { useMinimum } from './use-minimum.ts'
import { useOrdered } from './use-ordered.ts'

type Props = {
  product: ProductRow
  onColour?: (colour: string) => void
  onAdded?: () => void
  onDirty?: (isDirty: boolean) => void
}

/** A style ordered by size or by carton. It begins with what is in the cart already, and sets it. */
export function OrderMatrix({ product, onColour, onAdded, onDirty }: Props) {
  const t = useT('cart-acts')
  const navigate = useNavigate()
  const ordered = useOrdered(product)
  const { name, currency, variants, isCarton, _id } = product
  const minimum = useMinimum(product, ordered.cart)
  const [problem, setProblem] = useState<string | null>(null)
  const { inCart, isChanged } = ordered
  useEffect(() => onDirty?.(isChanged), [onDirty, isChanged])
  const isSeen = inCart > 0 && !isChanged
  async function put(): Promise<void> {
    if (isSeen) return void navigate('/checkout')
    try {
      const units = await ordered.put()
      setProblem(null)
      if (units === null) return
      toast('success', t('added', { count: units, name }), {
        action: { label: t('open'), run: () => void navigate('/checkout') },
      })
      onAdded?.()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  function label(units: number): string {
    if (isSeen) return t('see', { count: units })
    if (units === 0) return t('add.none')
    return t(inCart > 0 ? 'update' : 'add', { count: units })
  }
  const order: Order = {
    price: product.wholesalePrice ?? '0',
    currency,
    isBusy: ordered.isBusy,
    onAdd: () => void put(),
    label,
    ...(minimum && { minimum }),
  }
  const { sizes, colours, value, changesTo } = sizeGrid(variants, ordered.units)
  return (
    <div className={styles.order}>
      {ordered.filling ? (
        <Row as="p" gap={12} className={styles.into}>
          {t('filling', { brand: ordered.filling.brand, store: ordered.filling.store })}
          <Button size="small" look="quiet" onClick={() => fillCart(null)}>
            {t('filling.stop')}
          </Button>
        </Row>
      ) : (
        <StoreChoice
          label={t('store')}
          only={t('store.only')}
          failed={t('store.failed')}
          value={ordered.storeId}
          onChange={ordered.chooseStore}
        />
      )}
      {isCarton ? (
        <CartonMatrix
          title={t('cartons')}
          cartons={[
            {
              id: _id,
              name: variants.map(({ colour }) => colour).join(', '),
              tone: toneOf(variants[0]?.colour ?? ''),
              stock: cartonsLeft(product),
              contents: variants.flatMap((variant) =>
                variant.sizes.map(({ size, cartonUnits }) => ({
                  size: variants.length > 1 ? `${variant.colour} ${size}` : size,
                  units: cartonUnits,
                })),
              ),
            },
          ]}
          value={{ [_id]: ordered.cartons }}
          onChange={(next) => ordered.setCartons(next[_id] ?? 0)}
          order={order}
        />
      ) : (
        <SizeMatrix
          title={t('sizes')}
          sizes={sizes}
          colours={colours}
          value={value}
          onChange={(next) => ordered.setUnits(changesTo(next))}
          order={order}
          {...(onColour && { onColour })}
        />
      )}
      {problem && <Notice>{problem}</Notice>}
      {ordered.dialog}
    </div>
  )
}
