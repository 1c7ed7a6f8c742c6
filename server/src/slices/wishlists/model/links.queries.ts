import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import type { PublicLink } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'

/** Made from the link's id with the server's key: it can be shown again, and what stands in the database opens nothing. */
const tokenOf = (key: ServerKey, linkId: string) => key.sign('wishlistLink', linkId).toString('base64url')
const hashOf = (key: ServerKey, token: string) => key.sign('wishlistLinkHash', token)

type Made = Pick<Deps, 'db' | 'key'> & { config: Pick<Deps['config'], 'publicUrl'> }
type LinkRow = { id: string; expiresAt: Date; views: number }

const asLink = ({ key, config }: Made, { id, expiresAt, views }: LinkRow): PublicLink => ({
  url: `${config.publicUrl}/wishlist/public/${tokenOf(key, id)}`,
  expiresAt: expiresAt.toISOString(),
  views,
})

export async function liveLinkOf(made: Made, wishlistId: string): Promise<PublicLink | null> {
  const row = await made.db
    .selectFrom('wishlistLink')
    .select(['id', 'expiresAt', 'views'])
    .where('wishlistId', '=', wishlistId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row ? asLink(made, row) : null
}

/** The list is locked, so there is one live link however many ask at once. */
export async function makeLink(made: Made, wishlistId: string): Promise<PublicLink> {
  const live = await liveLinkOf(made, wishlistId)
  if (live) return live
  await revokeLink(made.db, wishlistId) // one that has expired
  const id = randomUUID()
  const row = await made.db
    .insertInto('wishlistLink')
    .values({
      id,
      wishlistId,
      hash: hashOf(made.key, tokenOf(made.key, id)),
      expiresAt: sql<Date>`now() + make_interval(days => ${wishlistLimits.linkDays})`,
    })
    .returning(['id', 'expiresAt', 'views'])
    .executeTakeFirstOrThrow()
  return asLink(made, row)
}

export async function revokeLink(db: Db, wishlistId: string): Promise<void> {
  await db
    .updateTable('wishlistLink')
    .set({ revokedAt: sql`now()` })
    .where('wishlistId', '=', wishlistId)
    .where('revokedAt', 'is', null)
    .execute()
}

/** The list behind a live token, and nothing behind any other. */
export function findByToken(db: Db, key: ServerKey, token: string) {
  return db
    .selectFrom('wishlistLink as link')
    .innerJoin('wishlist', 'wishlist.id', 'link.wishlistId')
    .innerJoin('entity as owner', 'owner.id', 'wishlist.entityId')
    .select(['link.id as linkId', 'wishlist.id', 'wishlist.entityId', 'wishlist.name', 'wishlist.note'])
    .select(['owner.name as entityName', 'owner.type as entityType'])
    .where('link.hash', '=', hashOf(key, token))
    .where('link.revokedAt', 'is', null)
    .where('link.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function countView(db: Db, linkId: string): Promise<void> {
  await db
    .updateTable('wishlistLink')
    .set({ views: sql`views + 1` })
    .where('id', '=', linkId)
    .execute()
}
