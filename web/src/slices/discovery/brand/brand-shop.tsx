import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useCollections } from '../../catalog/door.ts'
import { BrandCollections } from './brand-collections.tsx'
import styles from './brand-shop.module.css'
import { ProductRow } from '../product/product-row.tsx'
import { useFirstOfBrand } from '../product/product.data.ts'

/** What can be ordered here: the collections by state, and a first look into them. */
export function BrandShop({ brandId }: { brandId: string }) {
  const t = useT('discovery')
  const { data: first } = useFirstOfBrand(brandId)
  return (
    <Stack gap={40} className={styles.shop}>
      <QueryView
        query={useCollections({ brandId, limit: 100, sort: 'deadline' })}
        skeleton={<CardsSkeleton cards={3} shape="brand" />}
        empty={({ items }) => items.length === 0 && { title: t('shop.none'), text: t('shop.noneText') }}
      >
        {({ items }) => <BrandCollections collections={items} />}
      </QueryView>
      {first && first.products.length > 0 && <ProductRow title={t('shop.products')} products={first.products} />}
    </Stack>
  )
}
