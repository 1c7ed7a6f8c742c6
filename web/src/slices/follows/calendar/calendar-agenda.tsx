import type { CalendarEntry as Entry } from '@souk/contract/follows/follows.contract.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useUrlState } from '../../../lib/url/url-state.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { useNow } from '../../../ui/values/date.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { calendarFields } from '../model/calendar-address.ts'
import styles from './calendar-agenda.module.css'
import { addDays, byDay, todayOf } from './calendar-days.ts'
import { CalendarEntry } from './calendar-entry.tsx'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { useCalendar } from '../model/follows.data.ts'

type Scope = 'all' | 'followed'
const daysAhead = 92

/** Day after day for three months; days on which nothing happens are left out. */
export function CalendarAgenda({ scope }: { scope: Scope }) {
  const t = useT('follows')
  const today = todayOf(useNow())
  const calendar = useCalendar({ from: today, to: addDays(today, daysAhead), scope })
  const nothing = useNothing(scope)
  return (
    <QueryView
      query={calendar}
      skeleton={<CalendarSkeleton />}
      empty={({ entries }) => entries.length === 0 && nothing}
    >
      {({ entries, more }) => (
        <>
          <CalendarList entries={entries} />
          {more && <Notice kind="info">{t('more')}</Notice>}
        </>
      )}
    </QueryView>
  )
}

/** Entries under their days. */
export function CalendarList({ entries }: { entries: readonly Entry[] }) {
  return byDay(entries).map(({ day, list }) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <DayTitle day={day} />
      <Stack as="ul" gap={20}>
        {list.map((entry) => (
          <CalendarEntry key={`${entry.kind}${entry.id}`} entry={entry} />
        ))}
      </Stack>
    </section>
  ))
}

function DayTitle({ day }: { day: string }) {
  const t = useT('follows')
  const format = useFormat()
  const today = todayOf(useNow())
  const near = day === today ? t('today') : day === addDays(today, 1) ? t('tomorrow') : null
  return (
    <h2 id={`day-${day}`} className={styles.title}>
      <time dateTime={day}>{format.day(day, { weekday: 'long', day: 'numeric', month: 'long' })}</time>
      {near && <span className="caption">{near}</span>}
    </h2>
  )
}

/** Offers all brands where only followed ones are shown; else there are brands to explore. */
function useNothing(scope: Scope) {
  const t = useT('follows')
  const [, change] = useUrlState(calendarFields)
  const isOpen = useCanNavigate()
  if (scope === 'followed') {
    return {
      title: t('empty.followed'),
      text: t('empty.followed.text'),
      action: <Button onClick={() => change({ scope: null })}>{t('empty.all')}</Button>,
    }
  }
  const explore = isOpen('/explore') && <ButtonLink to="/explore">{t('empty.explore')}</ButtonLink>
  return { title: t('empty'), text: t('empty.text'), ...(explore && { action: explore }) }
}
