import type { CartProduct } from '@souk/contract/carts/cart-shapes.ts'
import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { startTransition, useId, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Link } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { ProductLineHead } from '../../../ui/sizes/product-line.tsx'
import { productPath } from '../../discovery/door.ts'
import { useCartWrite, usePutCarts } from '../model/carts.data.ts'
import styles from './cart-line.module.css'
import { LineChanges } from './line-changes.tsx'
import { SizesChosen } from './sizes-chosen.tsx'
import { asItIs, isGone } from '../adding/line-requests.ts'
import { useCartLine } from './use-cart-line.ts'

/**
 * Its styles would be too much for the first load; it is asked for at the same time. The carts are shown when it is
 * here: grids that come after the lines would push away what the person is about to click.
 */
const quantities = import('./line-quantities.tsx')
const LineQuantities = lazyPart(async () => (await quantities).LineQuantities)

type Props = { cartId: string; storeId: string; currency: string; product: CartProduct; isOpenFirst: boolean }

/** One product of a cart: what it is, how many of each size, what it comes to, and what changed since. */
export function CartLine({ isOpenFirst, ...of }: Props) {
  const t = useT('carts')
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenFirst)
  const line = useCartLine(of)
  const { product, currency } = of
  const { name, styleCode, image, collectionName, wholesalePrice, changes } = product
  const isLost = isGone(changes)
  const isShown = !isLost || changes.some(({ kind }) => kind === 'onRequest')
  return (
    <article className={styles.line} data-gone={isLost ? '' : undefined}>
      <div className={styles.picture}>
        <Picture source={image} alt="" code={styleCode} sizes="96px" />
      </div>
      <div className={styles.body}>
        <ProductLineHead level="h3" name={isShown ? <Link to={productPath(product)}>{name}</Link> : name}>
          <bdi className="num">{styleCode}</bdi>
          <bdi>{collectionName}</bdi>
          {wholesalePrice && (
            <span className="num">{t('each', { price: format.money(wholesalePrice, currency) })}</span>
          )}
        </ProductLineHead>
        {!isOpen && !isLost && <SizesChosen variants={product.variants} units={line.items} />}
        <LineChanges {...of} />
        {!isLost && (
          <div>
            <Button
              size="small"
              look="quiet"
              icon={<IconChevronDown size={15} stroke={1.8} aria-hidden className={styles.turn} />}
              onClick={() => startTransition(() => setOpen(!isOpen))}
              aria-label={t('sizes.of', { name, count: line.units })}
              aria-expanded={isOpen}
              aria-controls={id}
            >
              {t('units', { count: line.units })}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.end}>
        {line.amount && !isLost && (
          <strong className="num">
            <Money amount={line.amount} currency={currency} />
          </strong>
        )}
        <RemoveLine {...of} />
      </div>
      {isOpen && !isLost && (
        <div id={id} className={styles.matrix}>
          <LineQuantities product={product} line={line} />
          {line.units === 0 && <Notice kind="info">{t('nothingLeft')}</Notice>}
          {line.problem && (
            <Notice
              action={
                <Button size="small" onClick={line.saveNow}>
                  {t('saveAgain')}
                </Button>
              }
            >
              {t('notSaved', { why: line.problem })}
            </Notice>
          )}
        </div>
      )}
    </article>
  )
}

/** Can be taken back from the toast. */
function RemoveLine({ cartId, storeId, product }: Omit<Props, 'isOpenFirst'>) {
  const t = useT('carts')
  const remove = useCartWrite('removeProduct')
  const put = usePutCarts()
  const { _id: productId, name, isOrderable } = product
  async function take(): Promise<void> {
    await remove.mutateAsync({ cartId, productId })
    const back = () => put.mutate([{ storeId, products: [asItIs(product)] }])
    toast('success', t('removed', { name }), isOrderable ? { action: { label: t('undo'), run: back } } : {})
  }
  return (
    <IconButton label={t('remove', { name })} onClick={() => void take().catch(() => {})}>
      <IconTrash size={18} stroke={1.6} aria-hidden />
    </IconButton>
  )
}
