import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { use, useState } from 'react'
import { OrderSizes, ProductActs } from '../../../lib/product-acts.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Gallery } from '../../../ui/pictures/gallery.tsx'
import { useOpened } from '../../../ui/overlays/use-opened.ts'
import { ProductAvailability } from '../product/product-availability.tsx'
import { productPath } from '../product/product-card.tsx'
import { ProductFigures } from '../product/product-figures.tsx'
import { usePictures } from '../product/product-pictures.ts'
import { ShelfOf, withShelf } from './product-shelf.ts'
import { type LookSteps, QuickSteps } from './quick-steps.tsx'
import styles from './product-quick-look.module.css'

type Props = { product: ProductRow; steps: LookSteps; isOpen: boolean; onClose: () => void }

/** Enough to decide whether to open the product, without leaving the shelf; one steps on in the shelf's own order. */
export function QuickLook({ product, steps, isOpen, onClose }: Props) {
  const t = useT('discovery')
  const { name, styleCode } = product
  return (
    <Dialog
      isOpen={useOpened(isOpen)}
      size="wide"
      title={name}
      onClose={onClose}
      actions={
        <>
          <ProductActs place="page" products={[product]} />
          <ButtonLink to={productPath(product)} state={withShelf(use(ShelfOf))}>
            {t('look.open')}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.sides}>
        <Pictures key={product._id} product={product} />
        <div className={styles.facts}>
          <div className={styles.top}>
            <bdi className="num">{styleCode}</bdi>
            <QuickSteps {...steps} />
          </div>
          <ProductFigures product={product} />
          <OrderSizes product={product}>
            <ProductAvailability product={product} />
          </OrderSizes>
        </div>
      </div>
    </Dialog>
  )
}

/** Another product begins with its first picture again. */
function Pictures({ product }: { product: ProductRow }) {
  const t = useT('discovery')
  const [at, setAt] = useState(0)
  const { name, styleCode } = product
  return (
    <Gallery
      pictures={usePictures(product)}
      at={at}
      onAt={setAt}
      label={t('pictures', { name })}
      code={styleCode}
      isStill
    />
  )
}
