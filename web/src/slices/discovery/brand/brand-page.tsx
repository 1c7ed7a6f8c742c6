import { useParams } from 'react-router'
import { type Prefetch, prefetchQuery } from '../../../lib/first-visit/prefetch.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { fetchPicture } from '../../../ui/pictures/preload-picture.ts'
import { useTrack } from '../../../lib/usage/track.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { BrandProfile } from './brand-profile.tsx'
import { oneBrand, useBrand } from '../model/discovery.data.ts'
import { firstPicture } from '../model/first-picture.ts'

export const prefetchBrand: Prefetch = async ({ params }) => {
  const brand = await prefetchQuery(oneBrand(params['brandId'] ?? ''))
  if (brand) fetchPicture(firstPicture(brand))
}

/** /brand/:brandId, guests too. */
export function BrandPage() {
  const t = useT('discovery')
  const { brandId = '' } = useParams()
  const brand = useBrand(brandId)
  useTrack('brand.viewed', brand.data?.id)
  return (
    <QueryView query={brand} skeleton={<DetailSkeleton />} isPage>
      {(brand) => <BrandProfile brand={brand} crumbs={[{ label: t('explore.title'), to: '/explore' }]} />}
    </QueryView>
  )
}
