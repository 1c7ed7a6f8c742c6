import { propertyRuns } from '../../../testing/property-runs.ts'
import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import {
  consumeToken,
  issueCode,
  issueToken,
  peekToken,
  tokenLifetimes,
  type TokenPurpose,
  tryCode,
} from './one-time-tokens.ts'
import { serverKey } from './server-key.ts'

const { close, db, deps } = await newWorld()
afterAll(close)
const { key } = deps
const purposes = Object.keys(tokenLifetimes) as TokenPurpose[]
const someone = () => `${randomUUID()}@souk.test`

test('of any number of tries at once exactly one gets the token', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...purposes), fc.integer({ min: 2, max: 15 }), async (purpose, tries) => {
      const subject = someone()
      const token = await issueToken(db, key, { purpose, subject, payload: { to: '/orders' } })
      const got = await Promise.all(Array.from({ length: tries }, () => consumeToken(db, key, purpose, token)))
      expect(got.filter(Boolean)).toEqual([{ subject, payload: { to: '/orders' } }])
    }),
    { numRuns: propertyRuns(15) },
  )
})

test('a token of one purpose is nothing under another, and nothing under another key', async () => {
  for (const purpose of purposes) {
    const token = await issueToken(db, key, { purpose, subject: someone() })
    for (const other of purposes) if (other !== purpose) expect(await consumeToken(db, key, other, token)).toBeNull()
    expect(await consumeToken(db, serverKey('another secret of 32 characters!'), purpose, token)).toBeNull()
    expect(await peekToken(db, key, purpose, token)).not.toBeNull()
  }
})

test('looking does not use it up', async () => {
  const token = await issueToken(db, key, { purpose: 'loginLink', subject: 'a@souk.test' })
  for (let i = 0; i < 3; i += 1)
    expect(await peekToken(db, key, 'loginLink', token)).toMatchObject({ subject: 'a@souk.test' })
  expect(await consumeToken(db, key, 'loginLink', token)).not.toBeNull()
  expect(await peekToken(db, key, 'loginLink', token)).toBeNull()
})

test('a new one ends the older of its purpose and subject, however many are asked for at once', async () => {
  const subject = someone()
  const tokens = await Promise.all(
    Array.from({ length: 10 }, () => issueToken(db, key, { purpose: 'passwordReset', subject })),
  )
  const other = await issueToken(db, key, { purpose: 'passwordReset', subject: someone() })
  const alive = await Promise.all(tokens.map((token) => peekToken(db, key, 'passwordReset', token)))
  expect(alive.filter(Boolean)).toHaveLength(1)
  expect(await peekToken(db, key, 'passwordReset', other)).not.toBeNull()
})

test('after its time it is dead', async () => {
  const token = await issueToken(db, key, { purpose: 'magicLink', subject: 'late@souk.test' })
  await db
    .updateTable('oneTimeToken')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where('subject', '=', 'late@souk.test')
    .execute()
  expect(await peekToken(db, key, 'magicLink', token)).toBeNull()
  expect(await consumeToken(db, key, 'magicLink', token)).toBeNull()
})

test('the database never holds a token that would work', async () => {
  const token = await issueToken(db, key, { purpose: 'loginLink', subject: someone() })
  const rows = await db.selectFrom('oneTimeToken').selectAll().execute()
  const stored = JSON.stringify(
    rows.map(({ hash, ...row }) => [row, hash.toString('base64url'), hash.toString('utf8')]),
  )
  expect(stored).not.toContain(token)
})

test('a code has five tries, counted even when they come at once', async () => {
  const subject = someone()
  const code = await issueCode(db, key, { purpose: 'otp', subject })
  expect(code).toMatch(/^\d{6}$/)
  const wrong = code === '000000' ? '000001' : '000000'
  const tries = await Promise.all(Array.from({ length: 20 }, () => tryCode(db, key, 'otp', subject, wrong)))
  expect(tries).not.toContain(true)
  expect(await tryCode(db, key, 'otp', subject, code)).toBe(false)
})

test('the right code works once, only for its own mail', async () => {
  const subject = someone()
  const code = await issueCode(db, key, { purpose: 'otp', subject })
  expect(await tryCode(db, key, 'otp', someone(), code)).toBe(false)
  const tries = await Promise.all(Array.from({ length: 4 }, () => tryCode(db, key, 'otp', subject, code)))
  expect(tries.filter(Boolean)).toHaveLength(1)
})
