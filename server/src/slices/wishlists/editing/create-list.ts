import { sql } from 'kysely'
import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import type { LineIn } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { publishListChange } from '../model/edit-list.ts'
import type { Trader } from '../../connections/door.ts'
import { partnersOf } from '../model/partners.queries.ts'
import { putLines } from '../model/put-lines.ts'
import { findList } from '../model/wishlists.queries.ts'

type Input = {
  name: string
  note?: string | undefined
  retailerId?: string | undefined
  lines?: readonly LineIn[] | undefined
}

export function createList(db: Db, actor: Trader, { lines, ...input }: Input): Promise<{ wishlistId: string }> {
  return inTransaction(db, async (tx) => {
    if (input.retailerId) await requirePartner(tx, actor, input.retailerId)
    const wishlistId = await newList(tx, actor, input)
    if (lines && lines.length > 0) await putLines(tx, actor, found(await findList(tx, actor, wishlistId)), lines)
    await publishListChange(tx, wishlistId)
    return { wishlistId }
  })
}

type NewList = { name: string; note?: string | undefined; retailerId?: string | undefined; fromLink?: string }

/** A list as long as there is room for one; the team's lists are counted one after the other. */
export async function newList(tx: Tx, { entityId, userId }: Trader, list: NewList): Promise<string> {
  await lockListsOf(tx, entityId)
  const { mine, ours } = await tx
    .selectFrom('wishlist')
    .select([
      sql<number>`count(*)::int`.as('ours'),
      sql<number>`count(*) filter (where created_by = ${userId})::int`.as('mine'),
    ])
    .where('entityId', '=', entityId)
    .executeTakeFirstOrThrow()
  const { perPerson, perEntity } = wishlistLimits
  if (mine >= perPerson) throw new Refusal('conflict', 'wishlists.tooManyLists', { params: { most: perPerson } })
  if (ours >= perEntity) throw new Refusal('conflict', 'wishlists.tooManyOfEntity', { params: { most: perEntity } })
  const { name, note = '', retailerId = null, fromLink = null } = list
  const row = await tx
    .insertInto('wishlist')
    .values({ entityId, createdBy: userId, name, note, retailerId, fromLink })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function lockListsOf(tx: Tx, entityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wishlists ${entityId}`}, 8))`.execute(tx)
}

/** A selection is prepared by a brand, for a retailer it trades with. */
async function requirePartner(tx: Tx, actor: Trader, retailerId: string): Promise<void> {
  const { rows } = await sql`select 1 where ${retailerId}::uuid in ${partnersOf(actor)}`.execute(tx)
  if (actor.side !== 'brand' || rows.length === 0) {
    throw new Refusal('invalid', 'wishlists.notAPartner', { field: 'retailerId' })
  }
}
