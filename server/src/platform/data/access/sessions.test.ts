import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { endSession, findSession, openSession } from './sessions.ts'

const { close, db, person } = await newWorld()
afterAll(close)
const age = (token: string, column: 'seen_at' | 'expires_at', hours: number) =>
  sql`update session set ${sql.ref(column)} = now() - make_interval(hours => ${hours}) where user_id = (select user_id from session where token_hash = sha256(${token}::bytea))`.execute(
    db,
  )

test('a token is found by itself alone', async () => {
  const nadia = await person({ side: 'retailer' })
  await person({ side: 'guest' })
  expect(await findSession(db, nadia.token)).toMatchObject({
    actor: { userId: nadia.userId, side: 'retailer', entityId: nadia.entityId },
  })
  for (const other of ['', 'x', nadia.token.slice(1), `${nadia.token}a`])
    expect(await findSession(db, other)).toBeNull()
})

test('it ends after 12 hours without use, and after its whole time', async () => {
  const idle = await person({ side: 'brand' })
  await age(idle.token, 'seen_at', 13)
  expect(await findSession(db, idle.token)).toBeNull()
  const old = await person({ side: 'brand' })
  await age(old.token, 'expires_at', 0)
  expect(await findSession(db, old.token)).toBeNull()
  const used = await person({ side: 'brand' })
  await age(used.token, 'seen_at', 11)
  expect(await findSession(db, used.token)).not.toBeNull()
  await age(used.token, 'seen_at', 11)
  expect(await findSession(db, used.token)).not.toBeNull()
})

test('being used keeps it alive', async () => {
  const nadia = await person({ side: 'retailer' })
  await age(nadia.token, 'seen_at', 2)
  await findSession(db, nadia.token)
  const { rows } = await sql<{
    fresh: boolean
  }>`select seen_at > now() - interval '5 seconds' as fresh from session where user_id = ${nadia.userId}`.execute(db)
  expect(rows).toEqual([{ fresh: true }])
})

test.each([
  ['a person', {}, 30 * 24],
  ['an impersonation', { impersonatorId: randomUUID() }, 1],
])('%s lives %s for %i hours', async (_, extra, hours) => {
  const { userId } = await person({ side: 'brand', ...extra })
  const { rows } = await sql<{
    hours: number
  }>`select round(extract(epoch from expires_at - now()) / 3600)::int as hours from session where user_id = ${userId}`.execute(
    db,
  )
  expect(rows[0]?.hours).toBe(hours)
})

test('an ended session is refused at once; leaving the team ends it too', async () => {
  const nadia = await person({ side: 'retailer' })
  const session = await findSession(db, nadia.token)
  await endSession(db, session!.id!)
  expect(await findSession(db, nadia.token)).toBeNull()

  const omar = await person({ side: 'retailer' })
  await db.deleteFrom('association').where('userId', '=', omar.userId).execute()
  expect(await findSession(db, omar.token)).toBeNull()
})

test('the database holds no token that would work', async () => {
  const token = await openSession(db, { side: 'guest', role: null, entityId: null, userId: randomUUID() }, {})
  const rows = await db.selectFrom('session').selectAll().execute()
  expect(JSON.stringify(rows.map((row) => [row, row.tokenHash.toString('base64url')]))).not.toContain(token)
})
