import { Fragment } from 'react'
import { useParams } from 'react-router'
import { type Prefetch, prefetchQuery } from '../../../lib/first-visit/prefetch.ts'
import { fetchPicture } from '../../../ui/pictures/preload-picture.ts'
import { useTrack } from '../../../lib/usage/track.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { firstPicture } from '../model/first-picture.ts'
import { ProductDetail } from './product-detail.tsx'
import { ProductRecommended } from './product-recommended.tsx'
import { oneProduct, useProduct } from './product.data.ts'

export const prefetchProduct: Prefetch = async ({ params }) => {
  const product = await prefetchQuery(oneProduct(params['id'] ?? ''))
  if (product) fetchPicture(firstPicture(product))
}

/** /product/:id/c/:collectionId, also when it is opened from a wishlist. */
export function ProductPage() {
  const { id = '' } = useParams()
  const product = useProduct(id)
  useTrack('product.viewed', product.data?._id)
  return (
    <QueryView query={product} skeleton={<DetailSkeleton />} isPage>
      {(product) => (
        <Fragment key={product._id}>
          <ProductDetail product={product} />
          <ProductRecommended productId={product._id} />
        </Fragment>
      )}
    </QueryView>
  )
}
