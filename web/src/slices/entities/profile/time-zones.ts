import type { Option } from '../../../ui/choices/options.ts'

let known: readonly Option[] | null = null

/** Every zone the browser knows; one that only the server knows stays in the list. */
export function timeZoneOptions(current: string, now?: Date): readonly Option[] {
  known ??= [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => timeZoneOption(zone, now))
  if (!current || known.some(({ value }) => value === current)) return known
  return [timeZoneOption(current, now), ...known]
}

/** With how far it is from Greenwich now. */
export function timeZoneOption(zone: string, now: Date = new Date()): Option {
  return { value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / '), hint: offsetOf(zone, now) }
}

function offsetOf(timeZone: string, now: Date): string {
  if (!timeZone) return ''
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
