import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { countTry } from './rate-limit.ts'

const { close, db } = await newWorld()
afterAll(close)
const limit = { tries: 5, seconds: 60 }
const outcome = (key: string) =>
  countTry(db, key, limit).then(
    () => 'taken',
    (error: { code: string; details: { retryAfter: number } }) =>
      `${error.code} ${error.details.retryAfter > 0 && error.details.retryAfter <= 60}`,
  )

test('of twenty at once five are taken, and the others hear when to come back', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome('crowd')))
  expect(outcomes.filter((o) => o === 'taken')).toHaveLength(5)
  expect(outcomes.filter((o) => o === 'too_often true')).toHaveLength(15)
})

test('one caller does not use up another, and time forgives', async () => {
  for (let i = 0; i < 6; i += 1) await outcome('first')
  expect(await outcome('first')).toBe('too_often true')
  expect(await outcome('second')).toBe('taken')
  await db
    .updateTable('rateLimit')
    .set({ resetsAt: new Date(Date.now() - 1000) })
    .where('key', '=', 'first')
    .execute()
  expect(await outcome('first')).toBe('taken')
})
