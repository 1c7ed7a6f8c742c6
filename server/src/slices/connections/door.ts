import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { isOwnRelation, traderOf } from './tenant-scope.ts'

/** Whether the brand trades with a retailer, as far as the asker may know: a sales team knows its own. */
export async function tradesWith(db: Db, actor: Actor, retailerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('relation')
    .select('id')
    .where(isOwnRelation(traderOf(actor)))
    .where('retailerId', '=', retailerId)
    .where('status', '=', 'ACCEPTED')
    .executeTakeFirst()
  return row !== undefined
}

/** Relations an actor may see, for slices that share through them. */
export { brandOf, isOwnRelation, isOwnTrade, placesOf, type Trader, traderOf } from './tenant-scope.ts'

/** Whose trade a call reads, for what Souk administrators read too. */
export { readAsTrader, traderToRead, withOwnRights } from './trader-to-read.ts'

/** Invites a store that is in no address book yet, with a mail of the caller's own. */
export { inviteDirect } from './invite-direct.ts'
