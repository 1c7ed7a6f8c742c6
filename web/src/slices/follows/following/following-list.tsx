import { followingList } from '@souk/contract/follows/following-list.ts'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Entries, Entry } from '../../../ui/lists/entries.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { useFollowing } from '../model/follows.data.ts'
import { FollowButton } from './follow-button.tsx'

/** The brands a person follows, the newest first, each with the way to let it go. */
export function FollowingList() {
  const t = useT('follows')
  const format = useFormat()
  const isOpen = useCanNavigate()
  const state = useList(followingList, {})
  return (
    <ListFrame
      name="following"
      words="follows"
      state={state}
      query={useFollowing(state.query)}
      rows={({ brands }) => brands}
      none={{
        title: t('following.empty'),
        text: t('following.empty.text'),
        action: isOpen('/explore') && <ButtonLink to="/explore">{t('empty.explore')}</ButtonLink>,
      }}
    >
      {(brands) => (
        <Entries label={t('following.label')}>
          {brands.map(({ id, name, country, followedAt }) => (
            <Entry
              key={id}
              title={
                <Link to={`/brand/${id}`}>
                  <bdi>{name}</bdi>
                </Link>
              }
              end={<FollowButton brandId={id} name={name} isFollowed />}
            >
              <span className="caption num">
                {country && `${format.country(country)} · `}
                {t('following.since', { day: format.date(followedAt) })}
              </span>
            </Entry>
          ))}
        </Entries>
      )}
    </ListFrame>
  )
}
