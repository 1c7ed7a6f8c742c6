import type { ProductCard as Card } from '@souk/contract/catalog/product-shapes.ts'
import { IconEye } from '@tabler/icons-react'
import { memo, use, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { OrderFrom, ProductActs, UnitsInCart } from '../../../lib/product-acts.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { pictureSizes } from '../../../ui/pictures/picture-sizes.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { RowTick } from '../../../ui/tables/row-tick.tsx'
import { touch, useMedia } from '../../../ui/browser/use-media.ts'
import styles from './product-card.module.css'
import { PriceLine } from './product-prices.tsx'
import { ShelfOf, withShelf } from '../model/product-shelf.ts'
import { ProductSizes } from './product-sizes.tsx'
import { StatusOf } from './product-status.tsx'
import { aheadOf } from './product-ahead.ts'

export type Density = 'comfortable' | 'compact'
type Props = {
  product: Card
  load: 'hero' | 'soon' | 'later'
  density?: Density
  hasBrand?: boolean
  isBelow?: boolean // below a heading of its own
  isChosen?: boolean
  onChoose?: (id: string, isChosen: boolean) => void
  onLook?: (product: Card) => void
}

export const productPath = ({ _id, collectionId }: Pick<Card, '_id' | 'collectionId'>) =>
  `/product/${_id}/c/${collectionId}`

/** The whole card leads to the product; choosing it and a quick look stand on the picture. What changes around it leaves it alone. */
export const ProductCard = memo(function ProductCard({
  product,
  load,
  density = 'comfortable',
  hasBrand,
  isChosen = false,
  isBelow,
  ...acts
}: Props) {
  const t = useT('discovery')
  const { name, styleCode, image, brandName, coloursCount, sizes, soldOutSizes } = product
  const isStanding = useDeferredValue(true, false) // what comes with the pointer comes after the pictures
  const isCompact = density === 'compact'
  const hasSizes = !useMedia(touch) && !isCompact // the quick look has them
  const Name = isBelow ? 'h3' : 'h2'
  return (
    <article
      className={styles.card}
      data-density={density}
      data-chosen={isChosen ? '' : undefined}
      {...aheadOf(product._id)}
    >
      <div className={styles.picture}>
        <Picture
          source={image}
          alt=""
          code={styleCode}
          load={load}
          sizes={isCompact ? '(max-width: 760px) 33vw, 160px' : pictureSizes.card}
        />
        {isStanding && hasSizes && (
          <div className={styles.sizes}>
            <ProductSizes sizes={sizes} soldOut={soldOutSizes} label={t('card.sizes', { name })} />
          </div>
        )}
      </div>
      <Name className={styles.name} dir="auto">
        <Link to={productPath(product)} state={withShelf(use(ShelfOf))} className={styles.link}>
          {name}
        </Link>
      </Name>
      {hasBrand && (
        <p className={styles.brand}>
          <bdi>{brandName}</bdi>
        </p>
      )}
      <PriceLine product={product} />
      <p className={`${styles.foot} caption num`}>
        {!isCompact && (
          <span>
            <bdi>{styleCode}</bdi> · {t('card.colours', { count: coloursCount })}
          </span>
        )}
        {isStanding && <UnitsInCart productId={product._id} />}
        <StatusOf status={product.status} isOnlyNews />
      </p>
      {isStanding && <CardActs product={product} isChosen={isChosen} {...acts} />}
    </article>
  )
})

type ActsProps = Pick<Props, 'product' | 'onChoose' | 'onLook'> & { isChosen: boolean }

function CardActs({ product, isChosen, onChoose, onLook }: ActsProps) {
  const t = useT('discovery')
  const { name } = product
  return (
    <>
      {onChoose && (
        <span className={styles.tick}>
          <RowTick
            label={t('card.choose', { name })}
            isChecked={isChosen}
            onChange={({ target }) => onChoose(product._id, target.checked)}
          />
        </span>
      )}
      <span className={styles.keep}>
        <ProductActs place="card" products={[product]} />
      </span>
      {onLook && (
        <span className={styles.look}>
          <IconButton label={t('card.look', { name })} onClick={() => onLook(product)}>
            <IconEye size={18} stroke={1.6} aria-hidden />
          </IconButton>
        </span>
      )}
      <span className={styles.order}>
        <OrderFrom of={{ product }} />
      </span>
    </>
  )
}
