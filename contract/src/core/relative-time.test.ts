import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-15T12:00:00Z')
const [minute, hour, day] = [60, 3_600, 86_400]

test.each([
  [0, 'now', 'الآن'],
  [-0.4, 'now', 'الآن'],
  [-1, '1 second ago', 'قبل ثانية واحدة'],
  [-59.9, '59 seconds ago', 'قبل 59 ثانية'],
  [-minute, '1 minute ago', 'قبل دقيقة واحدة'],
  [-(hour - 1), '59 minutes ago', 'قبل 59 دقيقة'],
  [-2 * hour, '2 hours ago', 'قبل ساعتين'],
  [-(day - 1), '23 hours ago', 'قبل 23 ساعة'],
  [-3 * day, '3 days ago', 'قبل 3 أيام'],
  [-29 * day, '29 days ago', 'قبل 29 يومًا'],
  [-30 * day, '1 month ago', 'قبل شهر واحد'],
  [-330 * day, '11 months ago', 'قبل 11 شهرًا'],
  [-360 * day, '1 year ago', 'قبل سنة واحدة'],
  [-10 * 360 * day, '10 years ago', 'قبل 10 سنوات'],
  [90, 'in 1 minute', 'خلال دقيقة واحدة'],
  [5 * day, 'in 5 days', 'خلال 5 أيام'],
])('%d seconds from now', (seconds, english, arabic) => {
  const from = new Date(now.getTime() + seconds * 1_000)
  expect([relativeTime(from, now, 'en'), relativeTime(from, now, 'ar')]).toEqual([english, arabic])
})
test('no time, no words', () => {
  expect(() => relativeTime(new Date('never'), now, 'en')).toThrow(RangeError)
})
