import { afterAll, expect, test } from 'vitest'
import { newDatabase } from '../../../testing/database.ts'
import { openDb } from '../database/db.ts'
import { checkSecret, serverKey } from './server-key.ts'

const { url, drop } = await newDatabase()
const db = openDb(url, 10)
afterAll(async () => {
  await db.destroy()
  await drop()
})

test('the first secret is the database’s own; processes that start at once agree, and another is refused', async () => {
  await Promise.all(Array.from({ length: 8 }, () => checkSecret(db, 'the same secret everywhere')))
  expect(await db.selectFrom('serverKey').selectAll().execute()).toHaveLength(1)
  await expect(checkSecret(db, 'another secret')).rejects.toThrow('set SOUK_SECRET to the same value on every machine')
})

test('what is signed for one purpose is nothing under another', () => {
  const key = serverKey('secret')
  expect(key.sign('a', 'text')).toEqual(key.sign('a', 'text'))
  expect(key.sign('a', 'text')).not.toEqual(key.sign('b', 'text'))
  expect(key.sign('a', 'btext')).not.toEqual(key.sign('ab', 'text'))
})
