import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { useNow } from '../values/date.tsx'
import styles from './expiry.module.css'

const dayLong = 86_400_000
const soon = 30

/** Until when a paper is good; a month before the end it begins to warn. */
export function Expiry({ day }: { day: string }) {
  const t = useT('ui')
  const format = useFormat()
  const left = daysFrom(useNow(), day)
  const tone = left < 0 ? 'bad' : left <= soon ? 'warn' : undefined
  const key = left < 0 ? 'over' : left === 0 ? 'today' : left <= soon ? 'soon' : 'until'
  return (
    <time dateTime={day} className={`${styles.expiry} num`} data-tone={tone}>
      {t(`expiry.${key}`, { count: left, day: format.day(day) })}
    </time>
  )
}

/** From the reader's own day to a calendar day. */
function daysFrom(now: Date, day: string): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / dayLong)
}
