import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Money } from '../../../ui/values/money.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useFirstProducts } from '../model/collections.data.ts'
import styles from './review-page.module.css'

const first = 24

/** The beginning of the collection: enough to judge pictures, names and prices. */
export function ReviewProducts({ collection }: { collection: Collection }) {
  const t = useT('reviews')
  const products = useFirstProducts(collection.id)
  return (
    <Stack as="section" gap={16} aria-labelledby="review-products">
      <h2 id="review-products">{t('products.title', { count: collection.productsCount })}</h2>
      <QueryView
        query={products}
        skeleton={<CardsSkeleton cards={8} />}
        empty={({ products: list }) => list.length === 0 && t('products.empty')}
      >
        {({ products: list }) => (
          <ul className={styles.grid}>
            {list.slice(0, first).map(({ _id, name, styleCode, images, wholesalePrice, currency }) => (
              <Stack key={_id} as="li" gap={4}>
                <Picture source={images[0]} alt="" code={styleCode} sizes="200px" />
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                </span>
                <bdi className="caption num">{styleCode}</bdi>
                {wholesalePrice && <Money amount={wholesalePrice} currency={currency} />}
              </Stack>
            ))}
          </ul>
        )}
      </QueryView>
    </Stack>
  )
}
