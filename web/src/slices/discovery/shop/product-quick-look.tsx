import type { ProductCard } from '@souk/contract/catalog/product-shapes.ts'
import { use, useState } from 'react'
import { OrderSizes, ProductActs } from '../../../lib/product-acts.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Gallery } from '../../../ui/pictures/gallery.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useOpened } from '../../../ui/overlays/use-opened.ts'
import { ProductAvailability } from '../product/product-availability.tsx'
import { productPath } from '../product/product-card.tsx'
import { ProductFigures } from '../product/product-figures.tsx'
import { usePictures } from '../product/product-pictures.ts'
import { asKnown, type KnownProduct, useWholeProduct } from '../product/product.data.ts'
import { ShelfOf, withShelf } from '../model/product-shelf.ts'
import { type LookSteps, QuickSteps } from './quick-steps.tsx'
import styles from './product-quick-look.module.css'

type Props = { product: ProductCard; steps: LookSteps; isOpen: boolean; onClose: () => void }

/** Enough to decide whether to open the product, without leaving the shelf; one steps on in the shelf's own order. */
export function QuickLook({ product: card, steps, isOpen, onClose }: Props) {
  const t = useT('discovery')
  const { name, styleCode } = card
  const whole = useWholeProduct(card._id)
  const product = whole.data ?? asKnown(card)
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
        <Stack gap={16} className={styles.facts}>
          <div className={styles.top}>
            <bdi className="num">{styleCode}</bdi>
            <QuickSteps {...steps} />
          </div>
          <ProductFigures product={product} />
          <QueryView query={whole} skeleton={<TableSkeleton rows={card.coloursCount} columns={card.sizes.length} />}>
            {(product) => (
              <OrderSizes product={product}>
                <ProductAvailability product={product} />
              </OrderSizes>
            )}
          </QueryView>
        </Stack>
      </div>
    </Dialog>
  )
}

/** Another product begins with its first picture again. */
function Pictures({ product }: { product: KnownProduct }) {
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
