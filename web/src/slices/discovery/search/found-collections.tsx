import { useT } from '../../../lib/language/use-t.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { useCollections } from '../../catalog/door.ts'
import { CollectionCard } from '../brand/brand-collections.tsx'

const maxCollections = 3

/** Collections whose name matches, of all brands this person may order from. */
export function FoundCollections({ q }: { q: string }) {
  const t = useT('discovery')
  const { data } = useCollections({ q, limit: maxCollections })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label={t('results.collections')}>
      <h2>{t('results.collections')}</h2>
      <CardGrid shape="brand">
        {data.items.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} brandName={collection.brandName} />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
