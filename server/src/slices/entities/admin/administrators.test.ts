import { afterAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { type StaffArea, staffAreas } from '@souk/contract/core/rights/staff.ts'
import { administrators } from '@souk/contract/entities/administrators.contract.ts'
import { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { contracts } from '../../../slices.ts'
import { newWorld } from '../../../testing/world.ts'

const { ask, close, db, deps, person, user } = await newWorld()
afterAll(close)

const all = await person({ side: 'souk' })
const params = ({ userId }: { userId: string }) => ({ params: { userId } })
const limited = async (area: StaffArea) => {
  const who = await person({ side: 'souk' })
  const reply = await ask(all, administrators.change, { ...params(who), body: { area } })
  expect(reply.status).toBe(200)
  return who
}
const seats = () => db.selectFrom('association').selectAll().where('role', '=', 'soukAdmin').execute()
const reason = { reason: 'Left the company' }

test('a person is invited by mail, comes in by the link once, and is no longer waiting', async () => {
  const body = { email: 'sami@souk.example', firstName: 'Sami', lastName: 'Aziz', area: 'money' as const }
  const { status, data } = await ask(all, administrators.invite, { body })
  expect([status, data.link]).toEqual([201, null])
  const mail = await db.selectFrom('mail').select('body').where('recipient', '=', body.email).executeTakeFirstOrThrow()
  const token = /loginLink=([\w-]+)/.exec(mail.body)![1]!
  const find = async () => (await ask(all, administrators.list)).data.find(({ email }) => email === body.email)
  expect(await find()).toMatchObject({ isPending: true, area: 'money', hasSecondFactor: false, isYou: false })
  expect((await ask(all, administrators.invite, { body })).status).toBe(409)
  const entered = await ask({ token }, identity.switchUser, { body: {} })
  expect([entered.status, entered.data.role]).toEqual([200, 'soukAdmin'])
  expect(await find()).toMatchObject({ isPending: false })
  const me = await ask(entered.data, identity.me)
  expect(me.data.staffArea).toBe('money')
  expect((await ask({ token }, identity.switchUser, { body: {} })).status).toBe(401)
  const { userId } = (await find())!
  expect((await ask(all, administrators.inviteAgain, params({ userId }))).status).toBe(409)
})

test('where no mail can leave, the link is answered instead', async () => {
  const was = deps.config.isDemo
  deps.config.isDemo = false
  try {
    const body = { email: 'noor@souk.example', firstName: 'Noor', lastName: 'Aziz', area: null }
    const { data } = await ask(all, administrators.invite, { body })
    expect(data.link).toMatch(/\/\?loginLink=[\w-]{40,}$/)
    const mails = await db.selectFrom('mail').select('id').where('recipient', '=', body.email).execute()
    expect(mails).toEqual([])
  } finally {
    deps.config.isDemo = was
  }
})

describe('a limit', () => {
  const writes = Object.values(contracts)
    .flatMap((group) => Object.values<Endpoint>(group))
    .filter(({ allow, staff, method, isRead }) => (allow[1] === 'Souk' || staff) && method !== 'GET' && !isRead)
  const nonsense = {
    params: { id: 'x', key: 'x', userId: 'x', point: 'x' },
    body: '{',
    headers: { 'content-type': 'text/no' },
  }

  test.each(staffAreas)('“%s” opens its own writes and no other, at once in an open session', async (area) => {
    const who = await limited(area)
    for (const call of writes) {
      const { status } = await ask(who, call, nonsense)
      expect(status === 403, `${call.method} ${call.path}`).toBe(call.staff !== area)
    }
    expect((await ask(who, consoleCalls.health)).status).toBe(200)
    expect((await ask(who, administrators.list)).status).toBe(200)
  })

  test('ends with the next change, and is nothing that a person changes alone', async () => {
    const who = await limited('read')
    expect((await ask(who, administrators.change, { ...params(who), body: { area: null } })).status).toBe(403)
    expect((await ask(all, administrators.change, { ...params(all), body: { area: 'read' } })).status).toBe(409)
    await ask(all, administrators.change, { ...params(who), body: { area: null } })
    expect((await ask(who, consoleCalls.retryJob, { params: { id: all.userId } })).status).toBe(404)
  })

  test('that two people change is refused over another version', async () => {
    const who = await person({ side: 'souk' })
    const { version } = (await ask(all, administrators.list)).data.find(({ userId }) => userId === who.userId)!
    const change = (area: StaffArea) => ask(all, administrators.change, { ...params(who), body: { area, version } })
    expect([(await change('read')).status, (await change('money')).status]).toEqual([200, 409])
  })
})

test('who is removed is out at once, with other places as they were', async () => {
  const who = await person({ side: 'souk' })
  const { id: entityId } = (await db
    .insertInto('entity')
    .values({ type: 'brand', name: 'Orla' })
    .returning('id')
    .executeTakeFirst())!
  await db.insertInto('association').values({ userId: who.userId, entityId, role: 'entityAdmin' }).execute()
  expect((await ask(all, administrators.remove, { ...params(who), body: reason })).status).toBe(200)
  expect((await ask(who, consoleCalls.health)).status).toBe(401)
  const places = await db.selectFrom('association').select('role').where('userId', '=', who.userId).execute()
  expect(places).toEqual([{ role: 'entityAdmin' }])
  const brand = await person({ side: 'brand' })
  expect((await ask(brand, administrators.remove, { ...params(all), body: reason })).status).toBe(403)
  const stranger = await user()
  expect((await ask(all, administrators.remove, { ...params({ userId: stranger.id }), body: reason })).status).toBe(404)
})

test('of two who remove each other at once, one stays; one whom no other could replace is never limited or removed', async () => {
  await db.deleteFrom('association').where('role', '=', 'soukAdmin').execute()
  const [one, two] = [await person({ side: 'souk' }), await person({ side: 'souk' })]
  const replies = await Promise.all([
    ask(one, administrators.remove, { ...params(two), body: reason }),
    ask(two, administrators.remove, { ...params(one), body: reason }),
  ])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const [left] = await seats()
  const last = left!.userId === one.userId ? one : two
  const helper = await person({ side: 'souk' })
  await ask(last, administrators.change, { ...params(helper), body: { area: 'support' } })
  expect((await ask(helper, administrators.remove, { ...params(last), body: reason })).status).toBe(403)
  await db.updateTable('session').set({ staffArea: null }).where('userId', '=', helper.userId).execute()
  expect((await ask(helper, administrators.remove, { ...params(last), body: reason })).status).toBe(409)
  expect((await ask(helper, administrators.change, { ...params(last), body: { area: 'read' } })).status).toBe(409)
})
