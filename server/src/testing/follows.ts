import type { Insertable } from 'kysely'
import type { Database } from '../platform/data/database/db.ts'
import { newTeam } from './team.ts'
import type { newWorld } from './world.ts'

export const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
export const instantFrom = (days: number) => new Date(Date.now() + days * 86_400_000)

/** Live brands with collections, and people who follow them. */
export function followWorld(world: Awaited<ReturnType<typeof newWorld>>) {
  const { db, entity } = world
  const brand = (values: object = {}) =>
    entity({ type: 'brand', liveFrom: new Date(0), currency: 'EUR', timeZone: 'UTC', ...values })

  function collection(brandId: string, values: Partial<Insertable<Database['collection']>> = {}) {
    const base = { name: 'Winter 27', type: 'PRE_ORDER', currency: 'EUR', currencies: ['EUR'], status: 'LIVE' }
    return db
      .insertInto('collection')
      .values({ brandId, ...base, liveAt: instantFrom(-5), ...values })
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  /** Closes at the end of a day that many days from now. */
  const closing = (brandId: string, days: number, values: object = {}) =>
    collection(brandId, { deadlineDay: dayFrom(days), deadline: new Date(`${dayFrom(days + 1)}T00:00:00Z`), ...values })

  /** A verified person, of a marketplace retailer unless another entity is given. */
  const retailer = async (values: object = {}) =>
    (await newTeam(world, 'retailer', { access: ['marketplace'], ...values })).join()
  const follow = (who: { userId: string; entityId: string | null }, brandId: string) =>
    db.insertInto('follow').values({ userId: who.userId, entityId: who.entityId, brandId }).execute()
  const mailsTo = (email: string) =>
    db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('id').execute()
  return { brand, collection, closing, retailer, follow, mailsTo }
}
