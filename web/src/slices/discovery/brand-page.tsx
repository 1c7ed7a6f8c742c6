import { useParams } from 'react-router'
import { useT } from '../../lib/use-t.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { DetailSkeleton } from '../../ui/skeletons.tsx'
import { BrandProfile } from './brand-profile.tsx'
import { useBrand } from './discovery.data.ts'

/** /brand/:brandId, guests too. */
export function BrandPage() {
  const t = useT('discovery')
  const { brandId = '' } = useParams()
  return (
    <QueryView query={useBrand(brandId)} skeleton={<DetailSkeleton />} isPage>
      {(brand) => <BrandProfile brand={brand} crumbs={[{ label: t('explore.title'), to: '/explore' }]} />}
    </QueryView>
  )
}
