import { addDays, type Period } from '../model/period.ts'

/** Every day, week (its Monday) or month of a period, so that one without sales is a row of nought. */
export function timeKeys({ from, to }: Period, by: 'day' | 'week' | 'month'): string[] {
  const keys: string[] = []
  if (by === 'month') {
    for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addDays(`${month}-01`, 32).slice(0, 7))
      keys.push(month)
    return keys
  }
  const step = by === 'day' ? 1 : 7
  for (let day = by === 'day' ? from : mondayOf(from); day <= to; day = addDays(day, step)) keys.push(day)
  return keys
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}
