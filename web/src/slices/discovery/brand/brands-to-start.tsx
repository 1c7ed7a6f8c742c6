import { useId } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { useFewBrands } from '../model/discovery.data.ts'
import { BrandCard } from './brand-card.tsx'

/** Six brands a new retailer can order from: those that fit its segmentation first. */
export function BrandsToStart() {
  const t = useT('discovery')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('start.title')}</h2>
      <QueryView
        query={useFewBrands({ sort: 'forYou', limit: 6 })}
        skeleton={<CardsSkeleton cards={6} shape="brand" />}
      >
        {({ brands }) => (
          <CardGrid shape="brand" label={t('start.title')}>
            {brands.map((brand) => (
              <li key={brand.id}>
                <BrandCard brand={brand} load="soon" isBelow />
              </li>
            ))}
          </CardGrid>
        )}
      </QueryView>
    </section>
  )
}
