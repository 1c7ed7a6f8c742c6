import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Crumbs } from '../../../ui/layout/page.tsx'
import styles from './product-breadcrumb.module.css'
import { shelfIn, shelfText, withShelf } from '../model/product-shelf.ts'
import { useCollectionOrder } from './product.data.ts'

/** Breadcrumb of a product, with links to the previous and next product of its list. */
export function ProductBreadcrumb({ product }: { product: Product }) {
  const t = useT('discovery')
  const isOpen = useCanNavigate()
  const { brandId, brandName, collectionId, collectionName, name } = product
  const crumbs = [
    { label: t('explore'), to: '/explore' },
    { label: brandName, to: `/brand/${brandId}` },
    { label: collectionName, to: `/products/${collectionId}` },
  ]
  return (
    <div className={styles.bar}>
      <Crumbs crumbs={crumbs.filter(({ to }) => to !== '/explore' || isOpen(to))} title={name} />
      <div className={styles.steps}>
        <Neighbours product={product} />
      </div>
    </div>
  )
}

function Neighbours({ product: { _id, collectionId } }: { product: Product }) {
  const t = useT('discovery')
  const shelf = shelfIn(useLocation())
  const { productIds = [] } = useCollectionOrder(collectionId, shelf).data ?? {}
  const at = productIds.indexOf(_id)
  const path = (id: string) => `/product/${id}/c/${collectionId}`
  const before = at > 0 ? productIds[at - 1] : undefined
  const after = at === -1 ? undefined : productIds[at + 1]
  if (!before && !after) return null
  return (
    <nav aria-label={t('neighbours')} className={styles.neighbours}>
      {before && (
        <Link
          to={path(before)}
          state={withShelf(shelfText(shelf))}
          className={styles.step}
          aria-label={t('previous')}
          title={t('previous')}
        >
          <IconChevronLeft size={18} stroke={1.7} aria-hidden />
        </Link>
      )}
      {after && (
        <Link
          to={path(after)}
          state={withShelf(shelfText(shelf))}
          className={styles.step}
          aria-label={t('next')}
          title={t('next')}
        >
          <IconChevronRight size={18} stroke={1.7} aria-hidden />
        </Link>
      )}
    </nav>
  )
}
