import type { BrandCard as Brand } from '@souk/contract/discovery/discovery.contract.ts'
import { Suspense } from 'react'
import { lazyControl } from '../../../lib/code/lazy-dialog.tsx'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useDeadlineText } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { pictureSizes } from '../../../ui/pictures/picture-sizes.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import styles from './brand-card.module.css'

const FollowButton = lazyControl(async () => (await import('../model/follow-loader.ts')).loadFollowButton())

type Props = { brand: Brand; load: 'hero' | 'soon' | 'later'; isBelow?: boolean } // below a heading of its own

/** The whole card leads to the brand; its name is the link. */
export function BrandCard({ brand, load, isBelow = false }: Props) {
  const t = useT('discovery')
  const deadline = useDeadlineText()
  const format = useFormat()
  const { id, name, about, banner, minimumOrderValue, currency, country, isPremium, closesAt, timeZone, isFollowed } =
    brand
  const Name = isBelow ? 'h3' : 'h2'
  return (
    <article className={styles.card}>
      <span className={styles.picture}>
        <Picture source={banner} alt="" code={name} shape="brand" sizes={pictureSizes.tile} load={load} />
      </span>
      <Name className={styles.name}>
        <Link to={`/brand/${id}`} className={styles.link}>
          <bdi>{name}</bdi>
        </Link>
        {isPremium && <Tag tone="info">{t('premium')}</Tag>}
      </Name>
      {about && (
        <p className={styles.about} dir="auto">
          {about}
        </p>
      )}
      <Row as="p" gap={16} className={styles.facts}>
        {country && <span>{format.country(country)}</span>}
        {minimumOrderValue && (
          <span>
            {t('minimum')} <Money amount={minimumOrderValue} currency={currency} isShort />
          </span>
        )}
        {closesAt && <span className="num">{t('closes', { day: deadline(closesAt, timeZone) })}</span>}
      </Row>
      <span className={styles.follow}>
        <Suspense>
          <FollowButton brandId={id} name={name} isFollowed={isFollowed} isMark />
        </Suspense>
      </span>
    </article>
  )
}
