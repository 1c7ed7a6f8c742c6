import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { team } from '@souk/contract/entities/team.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { newTeam } from '../../../testing/team.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person, user } = world
afterAll(close)

const input = (values: object = {}) => ({
  email: `${randomUUID()}@orla.test`,
  firstName: 'Lea',
  lastName: 'Roy',
  role: 'salesRepresentative',
  ...values,
})
const invite = (who: { token: string }, body: object, headers = {}) => ask(who, team.invite, { body, headers })
const mailsTo = (to: string) => db.selectFrom('mail').selectAll().where('recipient', '=', to).orderBy('id').execute()
const linkIn = ({ body }: { body: string }) => ({ token: /loginLink=([\w-]+)/.exec(body)![1]! })

describe('an invitation', () => {
  test('makes a place that waits, and one mail whose link leads into the team', async () => {
    const { entityId, join, placeOf } = await newTeam(world)
    const [admin, hugo] = [await join(), await join('salesManager')]
    const body = input({ managerId: hugo.userId })
    const { status, data, message } = await invite(admin, body, { 'accept-language': 'ar' })
    expect([status, message]).toEqual([201, 'أُرسلت الدعوة.'])
    expect(data).toMatchObject({
      email: body.email,
      role: 'salesRepresentative',
      managerId: hugo.userId,
      managerName: 'Nadia Karam',
      isPending: true,
      isYou: false,
      mayChange: true,
    })
    expect(await placeOf(data)).toMatchObject({
      joinedAt: null,
      invitedBy: admin.userId,
      managerId: hugo.associationId,
    })
    const [mail, ...more] = await mailsTo(body.email)
    expect([more, mail!.language, mail!.subject]).toEqual([[], 'ar', 'Nadia Karam يدعوك إلى فريق Maison Orla في سوق'])
    const session = (await ask(linkIn(mail!), identity.switchUser, { body: {} })).data
    expect((await ask(session, identity.me)).data).toMatchObject({
      email: body.email,
      currentEntityId: entityId,
      shouldDisplayToolKit: true,
    })
    expect(await placeOf(data)).toMatchObject({ joinedAt: expect.any(Date) })
    const lines = await db.selectFrom('audit').selectAll().where('action', '=', 'team.invited').execute()
    expect(lines).toMatchObject([{ userId: admin.userId, subject: data.userId, entityId }])
  })
  test('the mail of a demo entity stays in the house', async () => {
    const demo = await newTeam(world, 'brand', { isDemo: true })
    const real = await newTeam(world, 'retailer')
    const [withheld, sent] = [input({ role: 'entityAdmin' }), input({ role: 'entityAdmin' })]
    await invite(await demo.join(), withheld)
    await invite(await real.join(), sent)
    expect((await mailsTo(withheld.email))[0]!.status).toBe('KEPT')
    expect((await mailsTo(sent.email))[0]!.status).toBe('WAITING')
  })
  test('waits until the inviter has proven their own mail', async () => {
    const { entityId, join } = await newTeam(world)
    const lead = await join()
    const fresh = await person({ side: 'brand', entityId })
    const refused = await invite(fresh, input())
    expect([refused.status, refused.message]).toEqual([
      409,
      'Confirm your email first: open the link in the mail we sent you.',
    ])
    const { data } = await invite(lead, input())
    expect((await ask(fresh, team.inviteAgain, { params: { userId: data.userId } })).status).toBe(409)
  })
  test('gives only roles the inviter may give, and managers there are', async () => {
    const [orla, other] = [await newTeam(world), await newTeam(world)]
    const [admin, hugo, rep] = [
      await orla.join(),
      await orla.join('salesManager'),
      await orla.join('salesRepresentative'),
    ]
    const foreign = await other.join('salesManager')
    const shop = await (await newTeam(world, 'retailer')).join()
    for (const [who, values, field] of [
      [hugo, { role: 'salesManager' }, 'role'],
      [hugo, { role: 'entityAdmin' }, 'role'],
      [shop, { role: 'salesRepresentative' }, 'role'],
      [admin, { role: 'soukAdmin' }, 'role'],
      [admin, { managerId: foreign.userId }, 'managerId'],
      [admin, { managerId: rep.userId }, 'managerId'],
      [admin, { managerId: admin.userId }, 'managerId'],
      [admin, { managerId: randomUUID() }, 'managerId'],
      [admin, { role: 'salesManager', managerId: hugo.userId }, 'managerId'],
      [admin, { email: 'no mail' }, 'email'],
      [admin, { entityId: other.entityId }, 'entityId'],
    ] as const) {
      const { status, errors } = await invite(who, input(values))
      expect([values, status, errors[0]!.field]).toEqual([values, 422, field])
    }
    expect((await invite(rep, input())).status).toBe(403)
    expect(await orla.places()).toHaveLength(3)
  })
  test('by a manager is always under themself, whatever they say', async () => {
    const { join, placeOf } = await newTeam(world)
    const [hugo, rosa] = [await join('salesManager'), await join('salesManager')]
    const { data } = await invite(hugo, input({ managerId: rosa.userId }))
    expect([data.managerId, data.mayChange]).toEqual([hugo.userId, true])
    expect((await placeOf(data))!.managerId).toBe(hugo.associationId)
  })
  test('a person with an account keeps name and password and gets another association', async () => {
    const [orla, kin] = [await newTeam(world), await newTeam(world, 'retailer')]
    const nadia = await kin.join()
    await db.updateTable('userAccount').set({ language: 'ar' }).where('id', '=', nadia.userId).execute()
    const admin = await orla.join()
    const { data } = await invite(admin, input({ email: nadia.email.toUpperCase() }))
    expect(data).toMatchObject({ userId: nadia.userId, firstName: input().firstName, email: nadia.email })
    const account = db.selectFrom('userAccount').select('firstName').where('id', '=', nadia.userId)
    expect(await account.executeTakeFirst()).toEqual({ firstName: 'Nadia' })
    expect((await mailsTo(nadia.email)).map(({ language }) => language)).toEqual(['ar'])
    const second = await invite(admin, input({ email: nadia.email }))
    expect([second.status, second.message]).toEqual([409, 'This person is in your team already.'])
    expect((await invite(admin, input({ email: admin.email }))).status).toBe(409)
  })
  test('of two at once for one mail one place comes, of two entities one each with both links alive', async () => {
    const [orla, field] = [await newTeam(world), await newTeam(world)]
    const [a, b, tom] = [await orla.join(), await orla.join(), await field.join()]
    const body = input()
    const answers = await Promise.all([a, b, a, tom].map((who) => invite(who, body)))
    expect(
      answers
        .slice(0, 3)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([201, 409, 409])
    expect(answers[3]!.status).toBe(201)
    const { id } = await db
      .selectFrom('userAccount')
      .select('id')
      .where('email', '=', body.email)
      .executeTakeFirstOrThrow()
    expect(await db.selectFrom('association').select('id').where('userId', '=', id).execute()).toHaveLength(2)
    const mails = await mailsTo(body.email)
    expect(mails).toHaveLength(2)
    for (const mail of mails) expect((await ask(linkIn(mail), identity.me)).status).toBe(200)
  })
  test('the same key is the same invitation', async () => {
    const { join } = await newTeam(world)
    const [admin, body] = [await join(), input()]
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2].map(() => invite(admin, body, headers)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]!.data).toEqual(answers[1]!.data)
    expect(await mailsTo(body.email)).toHaveLength(1)
  })
})

describe('inviting again', () => {
  const inviteAgain = (who: { token: string }, userId: string) => ask(who, team.inviteAgain, { params: { userId } })
  test('sends a new link and ends the old one, until the person has come', async () => {
    const { join } = await newTeam(world)
    const admin = await join()
    const body = input()
    const { userId } = (await invite(admin, body)).data
    expect((await inviteAgain(admin, userId)).status).toBe(200)
    const [first, second] = (await mailsTo(body.email)).map(linkIn)
    expect((await ask(first!, identity.me)).status).toBe(401)
    expect((await ask(second!, identity.switchUser, { body: {} })).status).toBe(200)
    const late = await inviteAgain(admin, userId)
    expect([late.status, late.message]).toEqual([409, 'This person has joined already.'])
  })
  test('is for the own team, by a manager for their own people', async () => {
    const [orla, other] = [await newTeam(world), await newTeam(world)]
    const [admin, hugo, stranger] = [await orla.join(), await orla.join('salesManager'), await other.join()]
    const { userId } = (await invite(admin, input())).data
    for (const who of [hugo, stranger]) expect((await inviteAgain(who, userId)).status).toBe(404)
    expect((await inviteAgain(admin, (await user()).id)).status).toBe(404)
    expect((await inviteAgain(admin, 'no-id')).status).toBe(404)
    expect((await inviteAgain(admin, admin.userId)).status).toBe(409)
  })
})
