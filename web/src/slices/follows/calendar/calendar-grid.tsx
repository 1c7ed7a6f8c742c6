import type { CalendarEntry as Entry } from '@souk/contract/follows/follows.contract.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useNow } from '../../../ui/values/date.tsx'
import { todayOf } from './calendar-days.ts'
import { wordOf } from './calendar-entry.tsx'
import styles from './calendar-grid.module.css'
import { usePlaceOf } from './calendar-place.ts'

type Props = { month: string; weeks: readonly (readonly string[])[]; entries: readonly Entry[] }

/** A month as people know it: a table with a week in each row. */
export function CalendarGrid({ month, weeks, entries }: Props) {
  const format = useFormat()
  const days = Map.groupBy(entries, ({ day }) => day)
  const today = todayOf(useNow())
  return (
    <table className={styles.grid}>
      <caption className="hidden-text">{format.day(`${month}-01`, { month: 'long', year: 'numeric' })}</caption>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col" abbr={format.day(day, { weekday: 'long' })}>
              {format.day(day, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-other={day.startsWith(month) ? undefined : ''}>
                <time
                  className={`${styles.date} num`}
                  dateTime={day}
                  aria-label={format.day(day, { weekday: 'long', day: 'numeric', month: 'long' })}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {format.number(Number(day.slice(8)))}
                </time>
                <DayEntries entries={days.get(day) ?? []} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const few = 3

/** A few at first; the others come when they are asked for. */
function DayEntries({ entries }: { entries: readonly Entry[] }) {
  const t = useT('follows')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || entries.length <= few + 1 ? entries : entries.slice(0, few)
  if (entries.length === 0) return null
  return (
    <Stack as="ul" gap={4} className={styles.list}>
      {shown.map((entry) => (
        <DayEntry key={`${entry.kind}${entry.id}`} entry={entry} />
      ))}
      {shown.length < entries.length && (
        <li>
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            {t('month.more', { count: entries.length - shown.length })}
          </button>
        </li>
      )}
    </Stack>
  )
}

function DayEntry({ entry }: { entry: Entry }) {
  const t = useT('follows')
  const to = usePlaceOf()(entry)
  const word = wordOf(entry, useNow())
  const words = (
    <>
      <span className={styles.what}>{t(word)}</span>
      <bdi className={styles.name}>{entry.brandName}</bdi>
      <bdi className={styles.name}>{entry.collectionName}</bdi>
    </>
  )
  return (
    <li className={styles.entry} data-kind={entry.kind} data-followed={entry.isFollowed ? '' : undefined}>
      {to ? <Link to={to}>{words}</Link> : words}
    </li>
  )
}
