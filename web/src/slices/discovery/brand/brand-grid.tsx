import type { BrandCard as Brand } from '@souk/contract/discovery/discovery.contract.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useLanguage } from '../../../lib/language/language.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { BrandCard } from './brand-card.tsx'
import { filtersWidth } from '../filters/filters-width.ts'

type Props = { label: string; name: string; brands: readonly Brand[]; isBelow: boolean; onEnd: () => void }

const eager = 6 // the first two rows
const few = 24 // one page of the list
const textHeight = { en: 136, ar: 152 } // below the picture, with two lines about the brand
const VirtualGrid = lazyPart(async () => (await import('../../../ui/lists/virtual-grid.tsx')).VirtualGrid<Brand>)

/** A few brands are a plain grid; the machinery for long lists is fetched where there may be a second page. */
export function BrandGrid({ label, name, brands, isBelow, onEnd }: Props) {
  const language = useLanguage()
  const card = (brand: Brand, index: number) => (
    <BrandCard brand={brand} isBelow={isBelow} load={!isBelow && index < eager ? 'soon' : 'later'} />
  )
  if (brands.length < few) {
    return (
      <CardGrid shape="brand" label={label}>
        {brands.map((brand, index) => (
          <li key={brand.id}>{card(brand, index)}</li>
        ))}
      </CardGrid>
    )
  }
  return (
    <Suspense fallback={<CardsSkeleton cards={6} shape="brand" />}>
      <VirtualGrid
        key={name}
        label={label}
        name={name}
        items={brands}
        itemKey={({ id }) => id}
        columns={[3, 2, 1]}
        beside={filtersWidth}
        gap={[32, 24]}
        estimate={(width) => (width * 10) / 16 + textHeight[language]}
        onEnd={onEnd}
      >
        {card}
      </VirtualGrid>
    </Suspense>
  )
}
