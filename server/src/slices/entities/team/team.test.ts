import { propertyRuns } from '../../../testing/property-runs.ts'
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { team } from '@souk/contract/entities/team.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { issueToken } from '../../../platform/data/access/one-time-tokens.ts'
import { type Mate, newTeam } from '../../../testing/team.ts'
import { newWorld } from '../../../testing/world.ts'
import { requireAnotherAdmin } from './lead-team.ts'
import { findAssociation } from './team.queries.ts'

const world = await newWorld()
const { ask, close, db, deps } = world
afterAll(close)

async function orla() {
  const brand = await newTeam(world)
  const [admin, hugo, rosa] = [await brand.join(), await brand.join('salesManager'), await brand.join('salesManager')]
  const [ines, free] = [await brand.join('salesRepresentative', hugo), await brand.join('salesRepresentative')]
  return { ...brand, admin, hugo, rosa, ines, free }
}
type Who = { userId: string }
const change = (who: Mate, { userId }: Who, body: object) => ask(who, team.change, { params: { userId }, body })
const remove = (who: Mate, { userId }: Who) => ask(who, team.remove, { params: { userId } })
const topicsFor = async ({ userId }: Who) =>
  (await db.selectFrom('outbox').select('payload').where('topic', '=', 'live').orderBy('id').execute())
    .map(({ payload }) => payload as { userId?: string; topic: string })
    .flatMap((event) => (event.userId === userId ? [event.topic] : []))

describe('the list', () => {
  test('everybody reads it; whom one may change stands on each', async () => {
    const { admin, hugo, ines, rosa, free } = await orla()
    const list = async (who: Mate) => (await ask(who, team.list)).data
    const may = async (who: Mate) => (await list(who)).flatMap(({ userId, mayChange }) => (mayChange ? [userId] : []))
    expect(await may(admin)).toEqual([hugo, rosa, ines, free].map(({ userId }) => userId))
    expect(await may(hugo)).toEqual([ines.userId])
    expect(await may(rosa)).toEqual([])
    expect(await may(ines)).toEqual([])
    const mine = (await list(ines)).find(({ isYou }) => isYou)
    expect(mine).toMatchObject({
      userId: ines.userId,
      role: 'salesRepresentative',
      managerId: hugo.userId,
      managerName: 'Nadia Karam',
      isPending: false,
      isHandover: false,
      lastSeenAt: expect.stringMatching(/Z$/),
    })
  })
  test('shows no other team, and offers an impersonating admin no changes', async () => {
    const { entityId, places } = await orla()
    await orla()
    const inPlace = await world.person({ side: 'brand', entityId, impersonatorId: randomUUID() })
    const { data } = await ask(inPlace, team.list)
    expect(data).toHaveLength((await places()).length)
    expect(data.some(({ mayChange }) => mayChange)).toBe(false)
    expect((await ask(await world.person({ side: 'souk' }), team.list)).status).toBe(403)
  })
  test('representatives: all for an admin, own for a manager; managers for both', async () => {
    const { admin, hugo, rosa, ines, free } = await orla()
    await orla()
    const ids = async (who: Mate, call: typeof team.salesReps | typeof team.salesManagers) =>
      (await ask(who, call)).data.map(({ userId }) => userId)
    expect(await ids(admin, team.salesReps)).toEqual([ines.userId, free.userId])
    expect(await ids(hugo, team.salesReps)).toEqual([ines.userId])
    expect(await ids(rosa, team.salesReps)).toEqual([])
    for (const who of [admin, rosa]) expect(await ids(who, team.salesManagers)).toEqual([hugo.userId, rosa.userId])
    const shop = await (await newTeam(world, 'retailer')).join()
    for (const who of [ines, shop])
      for (const call of [team.salesReps, team.salesManagers]) expect((await ask(who, call)).status).toBe(403)
  })
  test('scope: an admin reads everyone’s, a manager their own people’s, others their own', async () => {
    const { admin, hugo, rosa, ines, free } = await orla()
    const stranger = await orla()
    const scope = async (who: Mate, { userId }: Who) => {
      const { status, data } = await ask(who, team.scope, { params: { userId } })
      return status === 200 ? data.map(({ user, userScope }) => [user.id, userScope.map((one) => one.user.id)]) : status
    }
    const whole = [
      [hugo.userId, [ines.userId]],
      [rosa.userId, []],
      [free.userId, []],
    ]
    expect(await scope(admin, admin)).toEqual(whole)
    expect(await scope(admin, hugo)).toEqual([[ines.userId, []]])
    expect(await scope(hugo, hugo)).toEqual([[ines.userId, []]])
    for (const [who, about] of [
      [hugo, ines],
      [ines, ines],
      [admin, ines],
    ] as const)
      expect(await scope(who, about)).toEqual([])
    for (const [who, about] of [
      [hugo, rosa],
      [hugo, free],
      [hugo, admin],
      [ines, hugo],
      [admin, stranger.admin],
      [admin, { userId: randomUUID() }],
      [admin, { userId: 'no-id' }],
    ] as const)
      expect(await scope(who, about)).toBe(404)
    expect((await ask(admin, identity.me)).data.userAssociations[0]!.userScope).toHaveLength(3)
  })
})

describe('another role', () => {
  test('counts at once in the sessions that are open, and former representatives have no manager', async () => {
    const { admin, hugo, ines, placeOf } = await orla()
    expect((await ask(hugo, team.salesReps)).status).toBe(200)
    const { status, data, message } = await change(admin, hugo, { role: 'salesRepresentative' })
    expect([status, data.role, message]).toEqual([200, 'salesRepresentative', 'The role is changed.'])
    expect((await ask(hugo, team.salesReps)).status).toBe(403)
    expect((await placeOf(ines))!.managerId).toBeNull()
    expect(await topicsFor(hugo)).toEqual(['session.changed'])
    expect((await change(admin, hugo, { role: 'entityAdmin' })).status).toBe(200)
    expect((await change(hugo, ines, { role: 'salesManager' })).status).toBe(200)
    const lines = await db.selectFrom('audit').select('details').where('subject', '=', hugo.userId).execute()
    expect(lines[0]!.details).toMatchObject({ from: 'salesManager', to: 'salesRepresentative' })
  })
  test('another manager, or none; what is not said stays', async () => {
    const { admin, hugo, rosa, ines, placeOf } = await orla()
    expect((await change(admin, ines, {})).data.managerId).toBe(hugo.userId)
    expect((await change(admin, ines, { managerId: rosa.userId })).data.managerId).toBe(rosa.userId)
    expect((await change(admin, ines, { managerId: null })).data.managerId).toBeNull()
    await change(admin, ines, { managerId: hugo.userId })
    expect((await change(admin, ines, { role: 'salesManager' })).data.managerId).toBeNull()
    expect((await change(admin, hugo, { role: 'salesRepresentative', managerId: ines.userId })).data.managerId).toBe(
      ines.userId,
    )
    expect((await placeOf(hugo))!.managerId).toBe(ines.associationId)
  })
  test('is refused where it makes no sense', async () => {
    const { admin, hugo, rosa, ines, free } = await orla()
    const stranger = await orla()
    for (const [body, field] of [
      [{ role: 'soukAdmin' }, 'role'],
      [{ role: 'entityAdmin', managerId: hugo.userId }, 'managerId'],
      [{ managerId: stranger.hugo.userId }, 'managerId'],
      [{ managerId: free.userId }, 'managerId'],
      [{ managerId: ines.userId }, 'managerId'],
      [{ joinedAt: null }, 'joinedAt'],
    ] as const) {
      const { status, errors } = await change(admin, ines, body)
      expect([body, status, errors[0]!.field]).toEqual([body, 422, field])
    }
    expect((await change(admin, hugo, { role: 'salesRepresentative', managerId: hugo.userId })).status).toBe(422)
    expect((await change(hugo, ines, { role: 'salesManager' })).errors[0]!.field).toBe('role')
    for (const managerId of [rosa.userId, null])
      expect((await change(hugo, ines, { managerId })).errors[0]!.field).toBe('managerId')
    const shop = await newTeam(world, 'retailer')
    const [owner, partner] = [await shop.join(), await shop.join()]
    expect((await change(owner, partner, { role: 'salesManager' })).status).toBe(422)
  })
})

describe('leaving', () => {
  test('ends the sessions, the invitation and the list’s line at once', async () => {
    const { admin, hugo, ines, placeOf } = await orla()
    const link = {
      token: await issueToken(db, deps.key, {
        purpose: 'invitationLink',
        subject: hugo.associationId,
        payload: { userId: hugo.userId, associationId: hugo.associationId },
      }),
    }
    expect((await ask(link, identity.me)).status).toBe(200)
    expect((await remove(admin, hugo)).message).toBe('The teammate is removed and signed out.')
    expect((await ask(hugo, team.list)).status).toBe(401)
    expect((await ask(link, identity.me)).status).toBe(401)
    expect(await placeOf(hugo)).toBeUndefined()
    expect((await placeOf(ines))!.managerId).toBeNull()
    expect(await topicsFor(hugo)).toEqual(['session.ended'])
    const tokens = await db
      .selectFrom('oneTimeToken')
      .select('consumedAt')
      .where('subject', '=', hugo.associationId)
      .execute()
    expect(tokens.every(({ consumedAt }) => consumedAt)).toBe(true)
    expect((await remove(admin, hugo)).status).toBe(404)
  })
  test('people of other tenants and other managers are absent; a person cannot remove themselves', async () => {
    const { admin, hugo, rosa, ines, free, places } = await orla()
    const stranger = await orla()
    for (const [who, about] of [
      [admin, stranger.ines],
      [admin, { userId: randomUUID() }],
      [hugo, free],
      [hugo, rosa],
      [hugo, admin],
      [rosa, ines],
    ] as const)
      for (const answer of [await remove(who, about), await change(who, about, { role: 'salesRepresentative' })])
        expect(answer.status).toBe(404)
    for (const who of [admin, hugo]) {
      const self = [await remove(who, who), await change(who, who, { role: 'salesRepresentative' })]
      expect(self.map(({ status, message }) => [status, message])).toEqual(
        self.map(() => [409, 'Ask another account admin to do this for you.']),
      )
    }
    expect((await remove(ines, free)).status).toBe(403)
    expect(await places()).toHaveLength(5)
    expect((await remove(hugo, ines)).status).toBe(200)
  })
})

describe('an entityAdmin always remains', () => {
  test('of two admins who remove each other at once one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { join, places } = await newTeam(world)
      const [a, b] = [await join(), await join()]
      const answers = await Promise.all([remove(a, b), remove(b, a)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
      expect(await places()).toMatchObject([{ role: 'entityAdmin' }])
    }
  })
  test('of two admins who demote each other at once one stays', async () => {
    const { join, places } = await newTeam(world)
    const [a, b] = [await join(), await join()]
    const answers = await Promise.all([change(a, b, { role: 'salesManager' }), change(b, a, { role: 'salesManager' })])
    const [first, second] = answers.map(({ status }) => status).sort()
    expect(first).toBe(200)
    expect([403, 404]).toContain(second) // demoted during the change, or before it began
    expect((await places()).map(({ role }) => role).sort()).toEqual(['entityAdmin', 'salesManager'])
  })
  test('an admin who was only invited is not yet one on whom it can rest', async () => {
    const { entityId, join } = await newTeam(world)
    const [a, b] = [await join(), await join()]
    const guarded = () =>
      db
        .transaction()
        .execute(async (tx) => requireAnotherAdmin(tx, entityId, (await findAssociation(tx, entityId, a.userId))!))
    await expect(guarded()).resolves.toBeUndefined()
    await db.updateTable('association').set({ joinedAt: null }).where('id', '=', b.associationId).execute()
    await expect(guarded()).rejects.toMatchObject({ code: 'conflict', key: 'team.lastAdmin' })
  })
  test('whatever three people do to each other, at once or in turn', async () => {
    const roles = ['entityAdmin', 'salesManager', 'salesRepresentative']
    const step = fc.record({
      by: fc.nat(2),
      to: fc.nat(2),
      what: fc.constantFrom('remove', ...roles),
      isAtOnce: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        const { join, places } = await newTeam(world)
        const people = [await join(), await join(), await join('salesManager')]
        let waiting: Promise<{ status: number }>[] = []
        for (const { by, to, what, isAtOnce } of steps) {
          const [who, whom] = [people[by]!, people[to]!]
          waiting.push(what === 'remove' ? remove(who, whom) : change(who, whom, { role: what }))
          if (isAtOnce) continue
          for (const { status } of await Promise.all(waiting)) expect(status).toBeLessThan(500)
          waiting = []
        }
        await Promise.all(waiting)
        const left = await places()
        expect(left.some(({ role }) => role === 'entityAdmin')).toBe(true)
        const managers = new Set(left.filter(({ role }) => role === 'salesManager').map(({ id }) => id))
        expect(left.every(({ managerId }) => managerId === null || managers.has(managerId))).toBe(true)
      }),
      { numRuns: propertyRuns(20) },
    )
  })
})
