import type { Actor } from '@souk/contract/core/abilities.ts'
import type { newWorld, Person } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>
export type Mate = Person & { associationId: string; email: string }

/** People of one entity, signed in and verified, with what a test of the team looks at. */
export async function newTeam(
  { db, entity, person }: World,
  side: 'brand' | 'retailer' = 'brand',
  values: object = {},
) {
  const { id: entityId } = await entity({ type: side, ...values })

  async function join(role: Actor['role'] = 'entityAdmin', manager?: Mate): Promise<Mate> {
    const who = await person({ side, role, entityId })
    await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', who.userId).execute()
    const row = await db
      .updateTable('association')
      .set({ managerId: manager?.associationId ?? null })
      .from('userAccount')
      .whereRef('userAccount.id', '=', 'association.userId')
      .where('association.entityId', '=', entityId)
      .where('association.userId', '=', who.userId)
      .returning(['association.id', 'userAccount.email'])
      .executeTakeFirstOrThrow()
    return { ...who, associationId: row.id, email: row.email }
  }
  const places = () =>
    db
      .selectFrom('association')
      .selectAll()
      .where('entityId', '=', entityId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
  const placeOf = async ({ userId }: { userId: string }) => (await places()).find((place) => place.userId === userId)
  return { entityId, join, places, placeOf }
}
