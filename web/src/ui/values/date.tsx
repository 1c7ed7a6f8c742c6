import { useEffect, useState } from 'react'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'

const minute = 60_000
const hour = 60 * minute
const whole: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'shortOffset',
}

const looks = {
  short: { day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A calendar day such as `2026-12-04`: the same day everywhere on earth. */
export function Day({ value, look = 'day' }: { value: string; look?: 'day' | 'short' }) {
  const format = useFormat()
  return (
    <time className="num" dateTime={value}>
      {format.day(value, looks[look])}
    </time>
  )
}

/** An instant, in the reader's own time zone. */
export function Moment({ value, look = 'day' }: { value: string; look?: keyof typeof looks }) {
  const format = useFormat()
  return (
    <time className="num" dateTime={value} title={format.date(value, whole)}>
      {format.date(value, looks[look])}
    </time>
  )
}

/** "3 days ago"; what it was exactly is in the tooltip. The server's clock may run ahead of the reader's. */
export function Ago({ value }: { value: string }) {
  const format = useFormat()
  const now = useNow()
  const when = new Date(value)
  return (
    <time className="num" dateTime={value} title={format.date(value, whole)}>
      {format.relative(when < now ? when : now, now)}
    </time>
  )
}

/** How long is left, in the largest unit that is still whole. */
export function Countdown({ to }: { to: string }) {
  const t = useT('ui')
  const format = useFormat()
  const left = new Date(to).getTime() - useNow().getTime()
  return (
    <time className="num" dateTime={to} title={format.date(to, whole)}>
      {left <= 0
        ? t('date.over')
        : left >= 48 * hour
          ? t('date.daysLeft', { count: Math.floor(left / (24 * hour)) })
          : left >= hour
            ? t('date.hoursLeft', { count: Math.floor(left / hour) })
            : t('date.minutesLeft', { count: Math.ceil(left / minute) })}
    </time>
  )
}

/** A collection without a deadline stays open until it is closed. */
export function Deadline({ at, timeZone }: { at: string | null; timeZone: string }) {
  const t = useT('ui')
  const text = useDeadlineText()
  return <span className="num">{at ? t('date.deadline', { day: text(at, timeZone) }) : t('date.ongoing')}</span>
}

/** The deadline alone, where a heading says what it is. */
export function DeadlineDay({ at, timeZone }: { at: string; timeZone: string }) {
  const text = useDeadlineText()
  return (
    <time className="num" dateTime={at}>
      {text(at, timeZone)}
    </time>
  )
}

/** A deadline as every screen writes it; the year only where it is not this one. */
export function useDeadlineText(): (at: string, timeZone: string) => string {
  const format = useFormat()
  const thisYear = useNow().getFullYear()
  return (at, timeZone) =>
    format.deadline(at, timeZone, new Date(at).getFullYear() === thisYear ? looks.short : looks.day)
}

/** The time, looked at once a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
