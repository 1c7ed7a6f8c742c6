import type { BrandCollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { CollectionCard } from './collection-card.tsx'

const eager = 6 // the first two rows

export function CollectionsCards({ label, rows }: { label: string; rows: readonly BrandCollectionRow[] }) {
  return (
    <CardGrid shape="brand" label={label}>
      {rows.map((collection, at) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} load={at === 0 ? 'hero' : at < eager ? 'soon' : 'later'} />
        </li>
      ))}
    </CardGrid>
  )
}
