import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { type Prefetch, prefetchQuery } from '../../../lib/first-visit/prefetch.ts'
import { mark, useUrlState } from '../../../lib/url/url-state.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { LazySection } from '../../../ui/lists/lazy-section.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { fetchPicture } from '../../../ui/pictures/preload-picture.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { fewBrands, useFewBrands } from '../model/discovery.data.ts'
import { ExploreDepartments } from './explore-departments.tsx'
import { ExploreHero } from './explore-hero.tsx'
import { RailSkeleton } from './explore-rail-skeleton.tsx'
import styles from './explore-page.module.css'
import { firstPicture } from '../model/first-picture.ts'

/** What stands below the first screen comes after it: this is a page people arrive at. */
const ExploreRails = lazyPart(async () => (await import('./explore-rails.tsx')).ExploreRails)
const ExploreBrands = lazyPart(async () => (await import('./explore-brands.tsx')).ExploreBrands)

/** What is looked at in a way of one's own needs no shop window above it. */
const requests = Object.fromEntries(
  'q sort department category country price markUp delivery minimum'.split(' ').map((name) => [name, mark]),
)

const newestFew = { sort: 'new', limit: 12 } as const
export const prefetchExplore: Prefetch = async ({ url }) => {
  const newest = await prefetchQuery(fewBrands(newestFew))
  if (newest && url.search === '') fetchPicture(firstPicture(newest))
}

/** /explore */
export function ExplorePage() {
  const t = useT('discovery')
  const isPlain = !useUrlState(requests)[2].isAny
  const newest = useFewBrands(newestFew)
  return (
    <Page
      tour="explore"
      title={t('explore.title')}
      lead={newest.data ? t('explore.lead', { count: newest.data.total }) : ''}
    >
      <Stack gap={40} className={styles.sections}>
        <div className={styles.departments}>
          <ExploreDepartments />
        </div>
        {isPlain && (
          <>
            <ExploreHero query={newest} />
            <LazySection name="rails" waiting={<RailSkeleton />}>
              <Suspense fallback={<RailSkeleton />}>
                <ExploreRails newest={newest.data?.brands} isNewestLost={newest.isError} />
              </Suspense>
            </LazySection>
          </>
        )}
        <LazySection name="brands" isDue={!isPlain} waiting={<CardsSkeleton cards={6} shape="brand" />}>
          <Suspense fallback={<CardsSkeleton cards={6} shape="brand" />}>
            <ExploreBrands list="BRANDS" hasTitle={isPlain} />
          </Suspense>
        </LazySection>
      </Stack>
    </Page>
  )
}

/** /explore/premiumbrands */
export function PremiumBrandsPage() {
  const t = useT('discovery')
  return (
    <Page title={t('premium.title')} lead={t('premium.lead')}>
      <Suspense fallback={<CardsSkeleton cards={6} shape="brand" />}>
        <ExploreBrands list="PREMIUMBRANDS" />
      </Suspense>
    </Page>
  )
}
