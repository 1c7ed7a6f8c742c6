import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { idempotent } from './idempotency.ts'
import { Refusal } from '../../base/refusal.ts'

const { close, db } = await newWorld()
afterAll(close)
const userId = randomUUID()

test('of many requests with one key at once the work is done once, and all hear the same', async () => {
  let done = 0
  const key = randomUUID()
  const work = async () => {
    done += 1
    await new Promise((wait) => setTimeout(wait, 20))
    return { order: done }
  }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => idempotent(db, { userId, key, request: ['a'] }, work)),
  )
  expect(done).toBe(1)
  expect(answers).toEqual(answers.map(() => ({ order: 1 })))
})

test('the same key for something else is refused', async () => {
  const key = randomUUID()
  await idempotent(db, { userId, key, request: ['a'] }, async () => 1)
  await expect(idempotent(db, { userId, key, request: ['b'] }, async () => 2)).rejects.toMatchObject({
    code: 'key_reused',
  })
})

test('a refusal leaves nothing behind, so the key can be used again', async () => {
  const key = randomUUID()
  const refuse = idempotent(db, { userId, key, request: ['a'] }, () => Promise.reject(new Refusal('conflict')))
  await expect(refuse).rejects.toMatchObject({ code: 'conflict' })
  expect(await idempotent(db, { userId, key, request: ['a'] }, async () => 'now')).toBe('now')
})

test('two people may use the same key', async () => {
  const key = randomUUID()
  const mine = await idempotent(db, { userId, key, request: ['a'] }, async () => 'mine')
  const yours = await idempotent(db, { userId: randomUUID(), key, request: ['b'] }, async () => 'yours')
  expect([mine, yours]).toEqual(['mine', 'yours'])
})
