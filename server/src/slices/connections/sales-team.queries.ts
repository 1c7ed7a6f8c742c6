import { sql } from 'kysely'
import type { Db } from '../../platform/data/database/db.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { placesOf, type Trader } from './tenant-scope.ts'

/** The people a brand's retailers can be given to; `isOwn` says whether the asker leads them. */
export function sellersOf(db: Db, actor: Trader) {
  const isOwn = actor.role === 'entityAdmin' ? sql<boolean>`true` : sql<boolean>`(association.id in ${placesOf(actor)})`
  return db
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .select(['association.id', 'association.userId', 'userAccount.email', isOwn.as('isOwn')])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('association.entityId', '=', actor.entityId)
    .where('association.role', 'in', ['salesManager', 'salesRepresentative'])
}

export type Seller = { id: string | null; name: string | null }

/** Who may be assigned to a retailer. A manager assigns themselves or their own representatives. */
export async function findSeller(db: Db, actor: Trader, userId: string | null): Promise<Seller> {
  const isManager = actor.role === 'salesManager'
  if (userId === null) {
    if (isManager) throw new Refusal('invalid', 'connections.notYourRep', { field: 'salesRepId' })
    return { id: null, name: null }
  }
  const row = await sellersOf(db, actor).where('association.userId', '=', userId).executeTakeFirst()
  if (!row) throw new Refusal('invalid', 'connections.noSuchRep', { field: 'salesRepId' })
  if (!row.isOwn) throw new Refusal('invalid', 'connections.notYourRep', { field: 'salesRepId' })
  return row
}

export async function findGroup(db: Db, brandId: string, id: string | null) {
  if (id === null) return { id: null, name: null }
  const row = await db
    .selectFrom('retailerGroup')
    .select(['id', 'name'])
    .where('brandId', '=', brandId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw new Refusal('invalid', 'connections.noSuchGroup', { field: 'groupId' })
  return row
}
