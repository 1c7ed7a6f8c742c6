import type { CalendarEntry as Entry } from '@souk/contract/follows/follows.contract.ts'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Countdown, useNow } from '../../../ui/values/date.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { AnnouncementTools } from './announcement-tools.tsx'
import styles from './calendar-entry.module.css'
import { usePlaceOf } from './calendar-place.ts'
import { useIsOwnWriter } from '../model/own-writer.ts'

/** `OPENS`, or `OPENED` once it is so. */
export function wordOf({ kind, at, isLive }: Pick<Entry, 'kind' | 'at' | 'isLive'>, now: Date): string {
  if (kind === 'OPENS') return isLive ? 'OPENED' : 'OPENS'
  return new Date(at) > now ? 'CLOSES' : 'CLOSED'
}

/** One line of a day: what happens, to which collection, of whom. */
export function CalendarEntry({ entry }: { entry: Entry }) {
  const t = useT('follows')
  const placeOf = usePlaceOf()
  const isOwn = useIsOwnWriter(entry.brandId)
  const word = wordOf(entry, useNow())
  const { kind, at, collectionName, brandName, brandId, season, type, cover, text, isFollowed } = entry
  const to = placeOf(entry)
  const name = <bdi>{collectionName}</bdi>
  return (
    <li className={styles.entry}>
      <span className={styles.cover}>
        <Picture source={cover} alt="" code={collectionName} shape="brand" sizes="120px" />
      </span>
      <Stack gap={4}>
        <Row as="p" gap={12}>
          <Tag tone={kind === 'OPENS' ? 'ok' : word === 'CLOSES' ? 'warn' : 'neutral'}>{t(word)}</Tag>
          {word === 'CLOSES' && (
            <span className="caption">
              <Countdown to={at} />
            </span>
          )}
          {isFollowed && <Tag>{t('followed')}</Tag>}
        </Row>
        <h3 className={styles.name}>{to ? <Link to={to}>{name}</Link> : name}</h3>
        <p className={styles.facts}>
          <Link to={`/brand/${brandId}`}>
            <bdi>{brandName}</bdi>
          </Link>
          {season && <bdi>{season}</bdi>}
          <span>{t(`type.${type}`)}</span>
        </p>
        {text && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
      </Stack>
      {isOwn && kind === 'OPENS' && word === 'OPENS' && <AnnouncementTools entry={entry} />}
    </li>
  )
}
