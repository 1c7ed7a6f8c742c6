import type { BrandCard } from '@souk/contract/discovery/discovery.contract.ts'
import { Suspense } from 'react'
import { lazyControl } from '../../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { pictureSizes } from '../../../ui/pictures/picture-sizes.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { type Query, QueryView } from '../../../ui/feedback/query-view.tsx'
import styles from './explore-hero.module.css'
import { featuredOf } from '../model/first-picture.ts'

const FollowButton = lazyControl(async () => (await import('../model/follow-loader.ts')).loadFollowButton())

/** One brand over the whole width. Its place is there before it is. */
export function ExploreHero({ query }: { query: Query<{ brands: BrandCard[] }> }) {
  return (
    <QueryView query={query} skeleton={<HeroFrame />}>
      {({ brands }) => {
        const brand = featuredOf(brands)
        return brand && <Hero brand={brand} />
      }}
    </QueryView>
  )
}

function HeroFrame() {
  return (
    <div className={styles.hero}>
      <div className={styles.picture} />
      <div className={styles.words} />
    </div>
  )
}

function Hero({ brand }: { brand: BrandCard }) {
  const t = useT('discovery')
  const format = useFormat()
  const { id, name, about, banner, minimumOrderValue, currency, shipsFromCountries, isFollowed } = brand
  return (
    <section aria-labelledby="featured" className={styles.hero}>
      <div className={styles.picture}>
        <Picture source={banner} alt="" shape="banner" sizes={pictureSizes.hero} load="hero" isSquareCornered />
      </div>
      <div className={styles.words}>
        <p className="caption">{t('hero.label')}</p>
        <h2 id="featured" className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.about} dir="auto">
          {about}
        </p>
        <Row as="p" gap={16} className={styles.facts}>
          {minimumOrderValue && (
            <span>
              {t('minimum')} <Money amount={minimumOrderValue} currency={currency} isShort />
            </span>
          )}
          {shipsFromCountries.length > 0 && (
            <span>
              {t('hero.shipsFrom', {
                countries: format.list(shipsFromCountries.slice(0, 2).map((code) => format.country(code))),
              })}
            </span>
          )}
        </Row>
        <Row>
          <ButtonLink look="primary" to={`/brand/${id}`}>
            {t('hero.open')}
          </ButtonLink>
          <Suspense>
            <FollowButton brandId={id} name={name} isFollowed={isFollowed} />
          </Suspense>
        </Row>
      </div>
    </section>
  )
}
