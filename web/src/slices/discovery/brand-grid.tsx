import type { BrandCard as Brand } from '@souk/contract/discovery/discovery.contract.ts'
import { Suspense, lazy } from 'react'
import { CardGrid } from '../../ui/card-grid.tsx'
import { BrandCard } from './brand-card.tsx'

type Props = { label: string; name: string; brands: readonly Brand[]; isBelow: boolean; onEnd: () => void }

const eager = 6 // the first two rows
const few = 24 // one page of the list: nothing to win by leaving cards out
const VirtualGrid = lazy(async () => ({ default: (await import('../../ui/virtual-grid.tsx')).VirtualGrid<Brand> }))

/** A page of brands is a plain grid; the machinery for long lists is fetched with the second page. */
export function BrandGrid({ label, name, brands, isBelow, onEnd }: Props) {
  const card = (brand: Brand, index: number) => (
    <BrandCard brand={brand} isBelow={isBelow} load={!isBelow && index < eager ? 'soon' : 'later'} />
  )
  const plain = (
    <CardGrid shape="brand" label={label}>
      {brands.slice(0, few).map((brand, index) => (
        <li key={brand.id}>{card(brand, index)}</li>
      ))}
    </CardGrid>
  )
  if (brands.length < few) return plain
  return (
    <Suspense fallback={plain}>
      <VirtualGrid
        key={name}
        label={label}
        name={name}
        items={brands}
        itemKey={({ id }) => id}
        columns={[3, 2, 1]}
        gap={[32, 24]}
        estimate={(width) => (width * 10) / 16 + 92}
        onEnd={onEnd}
      >
        {card}
      </VirtualGrid>
    </Suspense>
  )
}
