import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { BrandCard } from '../brand/brand-card.tsx'
import { useFewBrands } from '../model/discovery.data.ts'
import styles from './search-page.module.css'

const maxBrands = 3

/** Brands whose name or description matches; nothing where none does. */
export function FoundBrands({ q }: { q: string }) {
  const t = useT('discovery')
  const { data } = useFewBrands({ q, sort: 'name', limit: maxBrands })
  if (!data || data.brands.length === 0) return null
  return (
    <section aria-label={t('results.brands')}>
      <div className={styles.head}>
        <h2>{t('results.brands')}</h2>
        {data.total > maxBrands && (
          <Link to={`/explore?q=${encodeURIComponent(q)}`}>{t('results.all', { count: data.total })}</Link>
        )}
      </div>
      <CardGrid shape="brand">
        {data.brands.map((brand) => (
          <li key={brand.id}>
            <BrandCard brand={brand} load="soon" isBelow />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
