import type { Facet } from '@souk/contract/catalog/product-filters.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Count } from '../../../ui/values/count.tsx'
import { useBrandFacets } from '../model/discovery.data.ts'
import styles from './explore-by.module.css'

const maxShown = 12

/** Two other ways in: what they make, and where they are from. */
export function ExploreBy() {
  const t = useT('discovery')
  const format = useFormat()
  const { data } = useBrandFacets({ list: 'BRANDS' })
  if (!data) return null
  return (
    <div className={styles.ways}>
      <Way title={t('by.category')} name="category" facet={data.category} say={(value) => t(`categories.${value}`)} />
      <Way title={t('by.country')} name="country" facet={data.country} say={(value) => format.country(value)} />
    </div>
  )
}

type WayProps = { title: string; name: string; facet: Facet; say: (value: string) => string }

function Way({ title, name, facet, say }: WayProps) {
  const id = useId()
  const largest = [...facet].sort((one, other) => other.count - one.count).slice(0, maxShown)
  if (largest.length < 2) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links}>
        {largest.map(({ value, count }) => (
          <li key={value}>
            <Link to={`/explore?${name}=${value}`} className={styles.link}>
              <bdi>{say(value)}</bdi>
              <span className={styles.count}>
                <Count value={count} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
