import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { month as monthField, useUrlState } from '../../../lib/url/url-state.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { useNow } from '../../../ui/values/date.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { narrow, useMedia } from '../../../ui/browser/use-media.ts'
import { useIsRtl } from '../../../ui/browser/use-rtl.ts'
import { CalendarList } from './calendar-agenda.tsx'
import { addMonths, todayOf, weeksOf } from './calendar-days.ts'
import { CalendarGrid } from './calendar-grid.tsx'
import styles from './calendar-month.module.css'
import { useCalendar } from '../model/follows.data.ts'

const fields = { month: monthField }

/** One month, chosen in the address. Where seven columns do not fit, its days stand below each other. */
export function CalendarMonth({ scope }: { scope: 'all' | 'followed' }) {
  const t = useT('follows')
  const language = useLanguage()
  const isNarrow = useMedia(narrow)
  const [{ month: asked }] = useUrlState(fields)
  const now = todayOf(useNow()).slice(0, 7)
  const month = asked ?? now
  const weeks = weeksOf(month, language)
  const [from, to] = [weeks[0]![0]!, weeks.at(-1)![6]!]
  const calendar = useCalendar({ from, to, scope })
  return (
    <>
      <MonthSteps month={month} count={calendar.data?.entries.filter(({ day }) => day.startsWith(month)).length} />
      <QueryView
        query={calendar}
        skeleton={<TableSkeleton rows={5} columns={7} />}
        empty={({ entries }) => isNarrow && entries.every(({ day }) => !day.startsWith(month)) && t('empty.month')}
      >
        {({ entries }) =>
          isNarrow ? (
            <CalendarList entries={entries.filter(({ day }) => day.startsWith(month))} />
          ) : (
            <CalendarGrid month={month} weeks={weeks} entries={entries} />
          )
        }
      </QueryView>
    </>
  )
}

function MonthSteps({ month, count }: { month: string; count: number | undefined }) {
  const t = useT('follows')
  const format = useFormat()
  const [, change] = useUrlState(fields, { preventScrollReset: true })
  const [Back, On] = useIsRtl() ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  const now = todayOf(useNow()).slice(0, 7)
  const go = (next: string) => change({ month: next === now ? null : next })
  return (
    <div className={styles.steps}>
      <h2 className={styles.month}>{format.day(`${month}-01`, { month: 'long', year: 'numeric' })}</h2>
      <output className="caption num">{count !== undefined && t('month.entries', { count })}</output>
      <span className={styles.buttons}>
        {month !== now && (
          <Button size="small" onClick={() => go(now)}>
            {t('month.now')}
          </Button>
        )}
        <IconButton label={t('month.previous')} onClick={() => go(addMonths(month, -1))}>
          <Back size={18} stroke={1.7} aria-hidden />
        </IconButton>
        <IconButton label={t('month.next')} onClick={() => go(addMonths(month, 1))}>
          <On size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}
