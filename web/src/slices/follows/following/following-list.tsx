import type { FollowedBrand } from '@souk/contract/follows/follows.contract.ts'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useUrlState } from '../../../lib/url/url-state.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { calendarFields } from '../model/calendar-address.ts'
import { FollowButton } from './follow-button.tsx'
import styles from './following-list.module.css'
import { useFollowing } from '../model/follows.data.ts'

/** The brands a person follows, the newest first, each with the way to let it go. */
export function FollowingList() {
  const t = useT('follows')
  const isOpen = useCanNavigate()
  const [{ page }, change] = useUrlState(calendarFields)
  const explore = isOpen('/explore') && <ButtonLink to="/explore">{t('empty.explore')}</ButtonLink>
  return (
    <QueryView
      query={useFollowing(page)}
      skeleton={<TableSkeleton rows={5} columns={3} />}
      empty={({ total }) =>
        total === 0 && {
          title: t('following.empty'),
          text: t('following.empty.text'),
          ...(explore && { action: explore }),
        }
      }
    >
      {({ brands, ...paging }) => (
        <>
          <ul className={styles.list} aria-label={t('following.label')}>
            {brands.map((brand) => (
              <Line key={brand.id} brand={brand} />
            ))}
          </ul>
          <Pager {...paging} onPage={(next) => change({ page: next })} />
        </>
      )}
    </QueryView>
  )
}

function Line({ brand: { id, name, country, followedAt } }: { brand: FollowedBrand }) {
  const t = useT('follows')
  const format = useFormat()
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <Link to={`/brand/${id}`} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span className="caption num">
          {country && `${format.country(country)} · `}
          {t('following.since', { day: format.date(followedAt) })}
        </span>
      </span>
      <FollowButton brandId={id} name={name} isFollowed />
    </li>
  )
}
