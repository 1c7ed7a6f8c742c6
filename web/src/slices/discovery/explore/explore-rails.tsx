import type { BrandCard as Brand } from '@souk/contract/discovery/discovery.contract.ts'
import { useDeferredValue, useId } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { BrandCard } from '../brand/brand-card.tsx'
import { useFewBrands } from '../model/discovery.data.ts'
import { ExploreBy } from './explore-by.tsx'
import { featuredOf } from '../model/first-picture.ts'
import { RailSkeleton } from './explore-rail-skeleton.tsx'
import styles from './explore-rails.module.css'

const few = 3

type Props = { newest: readonly Brand[] | undefined; isNewestLost: boolean }

/** What is worth a look before one knows what to look for. What cannot be read is left away: the page has said so, and how to try again. */
export function ExploreRails({ newest, isNewestLost }: Props) {
  const t = useT('discovery')
  const isRetailer = useSession().entityType === 'retailer'
  const closing = useFewBrands({ sort: 'closing', limit: few })
  const forYou = useFewBrands({ sort: 'forYou', limit: few }, isRetailer)
  const featured = featuredOf(newest ?? [])
  return (
    <>
      {isRetailer && (
        <Rail title={t('rail.forYou')} to="/explore?sort=forYou" brands={forYou.data?.brands} isLost={forYou.isError} />
      )}
      <Rail
        title={t('rail.new')}
        to="/explore?sort=new"
        brands={newest?.filter(({ id }) => id !== featured?.id).slice(0, few)}
        isLost={isNewestLost}
      />
      <Rail
        title={t('rail.closing')}
        to="/explore?sort=closing"
        brands={closing.data?.brands.filter(({ closesAt }) => closesAt)}
        isLost={closing.isError}
      />
      <ExploreBy />
    </>
  )
}

type RailProps = { title: string; to: string; brands: readonly Brand[] | undefined; isLost: boolean }

function Rail({ title, to, brands: all, isLost }: RailProps) {
  const t = useT('discovery')
  const id = useId()
  const brands = useDeferredValue(all) // drawn in short steps: it is below the first screen
  if (!brands) return isLost ? null : <RailSkeleton />
  if (brands.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Link to={to} className={styles.all} aria-label={t('rail.allNamed', { title })}>
          {t('rail.all')}
        </Link>
      </div>
      <CardGrid shape="brand" label={title}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <BrandCard brand={brand} load="later" isBelow />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
