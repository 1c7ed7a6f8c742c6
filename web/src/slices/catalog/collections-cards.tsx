import type { BrandCollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { CollectionCard } from './collection-card.tsx'
import styles from './collections-cards.module.css'

const eager = 6 // the first two rows

export function CollectionsCards({ label, rows }: { label: string; rows: readonly BrandCollectionRow[] }) {
  return (
    <ul aria-label={label} className={styles.grid}>
      {rows.map((collection, at) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} load={at === 0 ? 'hero' : at < eager ? 'soon' : 'later'} />
        </li>
      ))}
    </ul>
  )
}
