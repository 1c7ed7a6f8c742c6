import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { scopeOf } from './scope.ts'

const { close, db, entity, person, user } = await newWorld()
afterAll(close)

async function team() {
  const { id: entityId } = await entity({ type: 'brand' })
  const admin = await person({ side: 'brand', entityId })
  const member = async (firstName: string, role: string, managerId: string | null = null) => {
    const { id: userId } = await user({ firstName })
    return db
      .insertInto('association')
      .values({ userId, entityId, role, managerId })
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  const hugo = await member('Hugo', 'salesManager')
  const rosa = await member('Rosa', 'salesManager')
  const ines = await member('Inès', 'salesRepresentative', hugo.id)
  const free = await member('Free', 'salesRepresentative')
  return { entityId, admin, hugo, rosa, ines, free }
}

describe('who manages whom', () => {
  test('an admin over the managers with their representatives, and over those without a manager', async () => {
    const { entityId, admin, hugo, ines } = await team()
    await team() // another entity
    const scope = await scopeOf(db, admin)
    expect(scope.map(({ user, userScope }) => [user.firstName, userScope.map((one) => one.user.firstName)])).toEqual([
      ['Hugo', ['Inès']],
      ['Rosa', []],
      ['Free', []],
    ])
    expect(scope[0]).toMatchObject({
      id: hugo.id,
      role: 'salesManager',
      user: { id: hugo.userId, entityName: 'Maison Orla' },
    })
    expect(scope[0]!.userScope[0]).toMatchObject({ id: ines.id, role: 'salesRepresentative' })
    expect(entityId).toBe(admin.entityId)
  })
  test('a manager manages their own representatives; representatives and marketplace admins manage no one', async () => {
    const { entityId, hugo, rosa, ines } = await team()
    const names = async (userId: string, role: string) =>
      (await scopeOf(db, { entityId, userId, role })).map(({ user, userScope }) => [user.firstName, userScope])
    expect(await names(hugo.userId, 'salesManager')).toEqual([['Inès', []]])
    expect(await names(rosa.userId, 'salesManager')).toEqual([])
    expect(await names(ines.userId, 'salesRepresentative')).toEqual([])
    expect(await scopeOf(db, { entityId: null, userId: randomUUID(), role: 'soukAdmin' })).toEqual([])
  })
})
