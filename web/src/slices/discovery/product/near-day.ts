import { useFormat } from '../../../lib/language/format.ts'
import { useNow } from '../../../ui/values/date.tsx'

/** A calendar day as the trade says it: "4 Dec", with the year only where it is not this one, or where `beside` will not say it. */
export function useNearDay(): (day: string, beside?: string) => string {
  const format = useFormat()
  const thisYear = String(useNow().getFullYear())
  return (day, beside = thisYear) =>
    format.day(day, {
      day: 'numeric',
      month: 'short',
      ...(day.startsWith(beside.slice(0, 4)) ? {} : { year: 'numeric' }),
    })
}
