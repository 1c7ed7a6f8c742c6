import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { team } from '@souk/contract/entities/team.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { type Mate, newTeam } from '../../../testing/team.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)

async function orla() {
  const brand = await newTeam(world)
  const [camille, hugo, rosa] = [await brand.join(), await brand.join('salesManager'), await brand.join('salesManager')]
  const [ines, paul] = [await brand.join('salesRepresentative', hugo), await brand.join('salesRepresentative', rosa)]
  return { ...brand, camille, hugo, rosa, ines, paul }
}
const offer = (who: Mate, { userId }: { userId: string }) => ask(who, team.offerSuperUser, { body: { userId } })
const accept = (who: { token: string | null }, token: string) => ask(who, team.acceptSuperUser, { body: { token } })
const mailTo = ({ email }: Mate) =>
  db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('id', 'desc').executeTakeFirstOrThrow()
async function offered(who: Mate, to: Mate) {
  expect((await offer(who, to)).status).toBe(200)
  return /handover=([\w-]+)/.exec((await mailTo(to)).body)![1]!
}
const roles = async (...people: Mate[]) => {
  const rows = await db.selectFrom('association').select(['id', 'role']).execute()
  return people.map(({ associationId }) => rows.find(({ id }) => id === associationId)?.role)
}

describe('handing over', () => {
  test('asks by mail, changes nothing, and shows in the list until it is answered', async () => {
    const { camille, hugo } = await orla()
    const { status, message } = await offer(camille, hugo)
    expect([status, message]).toEqual([200, 'We asked by mail. You stay account admin until your teammate accepts.'])
    const mail = await mailTo(hugo)
    expect(mail.subject).toBe('Become account admin of Maison Orla')
    expect(mail.body).toMatch(/http:\/\/127\.0\.0\.1:3000\/profile\?tabIndex=5&handover=[\w-]{43}/)
    const asked = async () =>
      (await ask(camille, team.list)).data.flatMap(({ userId, isHandover }) => (isHandover ? [userId] : []))
    expect(await asked()).toEqual([hugo.userId])
    expect(await roles(camille, hugo)).toEqual(['entityAdmin', 'salesManager'])
    await accept(hugo, /handover=([\w-]+)/.exec(mail.body)![1]!)
    expect(await asked()).toEqual([])
  })
  test('the two change places at once, with manager and representatives', async () => {
    const { camille, hugo, ines, placeOf, entityId } = await orla()
    const token = await offered(camille, hugo)
    expect((await accept(hugo, token)).message).toBe('You are account admin now.')
    expect(await roles(camille, hugo)).toEqual(['salesManager', 'entityAdmin'])
    expect((await placeOf(ines))!.managerId).toBe(camille.associationId)
    expect((await ask(camille, team.offerSuperUser, { body: { userId: ines.userId } })).status).toBe(403)
    expect((await ask(hugo, identity.me)).data.role).toBe('entityAdmin')
    const back = await offered(hugo, ines)
    expect((await accept(ines, back)).status).toBe(200)
    expect(await placeOf(hugo)).toMatchObject({ role: 'salesRepresentative', managerId: camille.associationId })
    expect(await placeOf(ines)).toMatchObject({ role: 'entityAdmin', managerId: null })
    const lines = await db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'team.handedOver')
      .where('subject', '=', entityId)
      .execute()
    expect(lines).toHaveLength(2)
    const live = await db.selectFrom('outbox').select('payload').where('topic', '=', 'live').execute()
    for (const { userId } of [camille, hugo])
      expect(live).toContainEqual({ payload: { userId, topic: 'session.changed', id: '' } })
  })
  test('only the one who was asked, in that entity, and once', async () => {
    const { camille, hugo, rosa, ines } = await orla()
    const other = await orla()
    const token = await offered(camille, hugo)
    // the same two people, in another team
    const { entityId } = other
    const both = [
      { userId: hugo.userId, entityId, role: 'salesManager' },
      { userId: camille.userId, entityId, role: 'entityAdmin' },
    ]
    await db.insertInto('association').values(both).execute()
    const elsewhere = await db
      .selectFrom('association')
      .select('id')
      .where('userId', '=', hugo.userId)
      .where('entityId', '=', other.entityId)
      .executeTakeFirstOrThrow()
    const there = (await ask(hugo, identity.switchUser, { body: { associationId: elsewhere.id } })).data
    const sami = await world.person({ side: 'souk' })
    for (const who of [camille, rosa, ines, other.hugo, there, sami]) {
      const { status, message } = await accept(who, token)
      expect([status, message]).toEqual([409, 'This offer was used, withdrawn or is too old. Ask for a new one.'])
    }
    expect((await accept(hugo, randomUUID())).status).toBe(409)
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(hugo, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await roles(camille, hugo)).toEqual(['salesManager', 'entityAdmin'])
  })
  test('a newer offer ends the older, and of both accepted at once none makes two admins', async () => {
    const { camille, hugo, rosa, places } = await orla()
    const first = await offered(camille, hugo)
    const second = await offered(camille, rosa)
    const answers = await Promise.all([accept(hugo, first), accept(rosa, second)])
    expect(answers.map(({ status }) => status)).toEqual([409, 200])
    expect((await places()).filter(({ role }) => role === 'entityAdmin')).toHaveLength(1)
  })
  test('is dead when the giver leads no more, or the asked one left or leads already', async () => {
    const { camille, hugo, join } = await orla()
    const second = await join()
    let token = await offered(camille, hugo)
    await ask(second, team.change, { params: { userId: camille.userId }, body: { role: 'salesManager' } })
    expect((await accept(hugo, token)).status).toBe(409)
    token = await offered(second, hugo)
    await ask(second, team.change, { params: { userId: hugo.userId }, body: { role: 'entityAdmin' } })
    expect((await accept(hugo, token)).status).toBe(409)
    expect(await roles(second, hugo)).toEqual(['entityAdmin', 'entityAdmin'])
    token = await offered(second, camille)
    await db
      .updateTable('oneTimeToken')
      .set({ expiresAt: new Date(0) })
      .where('purpose', '=', 'superUser')
      .execute()
    expect((await accept(camille, token)).status).toBe(409)
  })
  test('ends with the place of the one who was asked, also when they come back', async () => {
    const { camille, hugo, rosa } = await orla()
    const token = await offered(camille, hugo)
    await ask(camille, team.remove, { params: { userId: rosa.userId } })
    const listed = (await ask(camille, team.list)).data.find(({ userId }) => userId === hugo.userId)
    expect(listed!.isHandover).toBe(true)
    await ask(camille, team.remove, { params: { userId: hugo.userId } })
    const body = { email: hugo.email, firstName: 'Hugo', lastName: 'M', role: 'salesManager' }
    expect((await ask(camille, team.invite, { body })).data.isHandover).toBe(false)
    const link = { token: /loginLink=([\w-]+)/.exec((await mailTo(hugo)).body)![1]! }
    const back = (await ask(link, identity.switchUser, { body: {} })).data
    expect((await accept(back, token)).status).toBe(409)
  })
  test('to a teammate who is none yet: not to strangers, other admins or oneself, and by admins only', async () => {
    const { camille, hugo, join } = await orla()
    const other = await orla()
    const second = await join()
    for (const whom of [second, camille])
      expect((await offer(camille, whom)).message).toBe('This person is account admin already.')
    for (const whom of [other.hugo, { userId: randomUUID() }]) expect((await offer(camille, whom)).status).toBe(404)
    expect((await offer(hugo, hugo)).status).toBe(403)
    expect(
      (await ask(camille, team.offerSuperUser, { body: { userId: hugo.userId, entityId: other.entityId } })).status,
    ).toBe(422)
  })
})
