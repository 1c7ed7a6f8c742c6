import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { NewStore, StoreChange } from '@souk/contract/integrations/store-shapes.ts'
import { seal } from '../../../platform/data/access/sealed.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Part } from '../../../platform/data/files/take-upload.ts'
import { collect } from '../../../platform/data/files/take-upload.ts'
import { hashOf } from '../../../platform/data/files/pictures.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal, requireVersion } from '../../../platform/base/refusal.ts'
import { storeRules } from '@souk/contract/integrations/store-rules.ts'
import type { Trader } from '../../connections/door.ts'
import { refusePrivate } from '../model/refuse-private.ts'
import { parseFeed } from './parse-feed.ts'
import { shopifyMapping } from './shopify-source.ts'
import { StoreProblem } from './store-source.ts'
import { findStore } from './stores.queries.ts'

export const tokenPurpose = 'store'
const maxStores = 20
type Given = z.output<typeof NewStore>
type Change = z.output<typeof StoreChange>

function checkUrls({ config }: Deps, given: Pick<Change, 'url' | 'stockUrl' | 'shop'>): void {
  for (const field of ['url', 'stockUrl'] as const) {
    const url = given[field]
    if (url) refusePrivate(url, config.allowsPrivateUrls, field)
  }
  if (given.shop) refusePrivate(`https://${given.shop}`, config.allowsPrivateUrls, 'shop')
}

export function createStore(deps: Deps, actor: Trader, given: Given, caller: Caller) {
  const { db, key } = deps
  const { entityId: brandId, userId } = actor
  checkUrls(deps, given)
  if (given.kind === 'shopify' && (!given.shop || !given.token)) {
    throw new Refusal('invalid', 'integrations.noToken', { field: given.shop ? 'token' : 'shop' })
  }
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`stores ${brandId}`}, 31))`.execute(tx)
    const { rows } = await sql<{ stores: number; isOwn: boolean }>`
      select (select count(*)::int from store_connection where brand_id = ${brandId}) as stores,
        exists (select from collection where id = ${given.collectionId} and brand_id = ${brandId} and archived_at is null) as is_own`.execute(
      tx,
    )
    if (!rows[0]!.isOwn) throw new Refusal('not_found')
    if (rows[0]!.stores >= maxStores) throw new Refusal('conflict', 'integrations.tooManyStores')
    const { token, mapping, everyMinutes = null, ...rest } = given
    const { id } = await tx
      .insertInto('storeConnection')
      .values({
        ...rest,
        brandId,
        createdBy: userId,
        token: token ? seal(key, tokenPurpose, token) : null,
        mapping: JSON.stringify(given.kind === 'shopify' ? { ...shopifyMapping, ...mapping } : mapping),
        everyMinutes,
        nextRunAt: everyMinutes ? sql<Date>`now() + make_interval(mins => ${everyMinutes})` : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, actor, {
      action: 'integrations.storeConnected',
      subject: id,
      details: { name: given.name, kind: given.kind },
      caller,
    })
    await publishLive(tx, { entityId: brandId }, 'integrations.changed', id)
    return found(await findStore(tx, brandId, id))
  })
}

export function changeStore(deps: Deps, actor: Trader, id: string, change: Change, caller: Caller) {
  const { db, key } = deps
  const { entityId: brandId } = actor
  checkUrls(deps, change)
  return inTransaction(db, async (tx) => {
    const before = await lockStore(tx, brandId, id)
    requireVersion(before.version, change.version)
    const { token, mapping, status, version: _, everyMinutes, ...rest } = change
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    await tx
      .updateTable('storeConnection')
      .set({
        ...given,
        ...(token && { token: seal(key, tokenPurpose, token) }),
        ...(mapping && { mapping: JSON.stringify(mapping) }),
        ...(everyMinutes !== undefined && {
          everyMinutes,
          nextRunAt: everyMinutes ? sql<Date>`now() + make_interval(mins => ${everyMinutes})` : null,
        }),
        ...(status === 'PAUSED' && { status, pauseReason: 'OWNER' }),
        ...(status === 'ACTIVE' && { status, pauseReason: null, failures: 0 }),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    const details = { fields: Object.keys(change).filter((name) => name !== 'token') }
    await audit(tx, actor, { action: 'integrations.storeChanged', subject: id, details, caller })
    await publishLive(tx, { entityId: brandId }, 'integrations.changed', id)
    return found(await findStore(tx, brandId, id))
  })
}

export function removeStore({ db }: Deps, actor: Trader, id: string, caller: Caller): Promise<null> {
  return inTransaction(db, async (tx) => {
    await lockStore(tx, actor.entityId, id)
    await tx.deleteFrom('storeConnection').where('id', '=', id).execute()
    await audit(tx, actor, { action: 'integrations.storeRemoved', subject: id, caller })
    await publishLive(tx, { entityId: actor.entityId }, 'integrations.changed', id)
    return null
  })
}

/** The file is read before it is stored, so that what cannot be read is refused at once. */
export async function putFeedFile(deps: Deps, actor: Trader, id: string, part: Part | undefined) {
  const { db, files } = deps
  if (!part) throw new Refusal('invalid', 'uploads.missing', { field: 'file' })
  const bytes = await collect(part.file, storeRules.feedBytes)
  found(await findStore(db, actor.entityId, id))
  try {
    if (parseFeed(bytes).length === 0) throw new StoreProblem('integrations.feed.empty')
  } catch (error) {
    if (error instanceof StoreProblem)
      throw new Refusal('invalid', error.key as `${string}.${string}`, { field: 'file', params: error.params })
    throw error
  }
  const name = `feeds/${hashOf(bytes)}.csv`
  await files.put(name, bytes, 'application/octet-stream')
  await db
    .updateTable('storeConnection')
    .set({ fileLocation: name, fileName: part.filename.slice(0, 200), url: null, version: sql`version + 1` })
    .where('id', '=', id)
    .where('brandId', '=', actor.entityId)
    .execute()
  return found(await findStore(db, actor.entityId, id))
}

async function lockStore(tx: Deps['db'], brandId: string, id: string) {
  return found(
    await tx
      .selectFrom('storeConnection')
      .select(['version'])
      .where('id', '=', id)
      .where('brandId', '=', brandId)
      .forUpdate()
      .executeTakeFirst(),
  )
}
