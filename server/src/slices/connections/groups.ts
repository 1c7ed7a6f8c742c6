import { sql } from 'kysely'
import { audit } from '../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { noteEvent } from './connect.ts'
import { tellBoth } from './pairs.queries.ts'
import { brandOf, type Trader } from './tenant-scope.ts'

const maxGroups = 500
const taken = () => new Refusal('invalid', 'connections.groupTaken', { field: 'name' })

export function listGroups(db: Db, brandId: string, id?: string) {
  return db
    .selectFrom('retailerGroup')
    .select(['id', 'name'])
    .select(
      sql<number>`(select count(*)::int from relation where relation.group_id = retailer_group.id and status = 'ACCEPTED')`.as(
        'count',
      ),
    )
    .where('brandId', '=', brandId)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy(sql`lower(name)`)
    .execute()
}

export function createGroup({ db }: Deps, actor: Trader, name: string, caller: Caller) {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into retailer_group (brand_id, name)
      select ${brandId}, ${name} where (select count(*) from retailer_group where brand_id = ${brandId}) < ${maxGroups}
      on conflict do nothing returning id`.execute(tx)
    if (!rows[0]) throw await whyNot(tx, brandId, name)
    await audit(tx, actor, { action: 'connections.groupCreated', subject: rows[0].id, details: { name }, caller })
    await publishLive(tx, { entityId: brandId }, 'connections.changed')
    return { id: rows[0].id, name, count: 0 }
  })
}

async function whyNot(tx: Db, brandId: string, name: string): Promise<Refusal> {
  const groups = await listGroups(tx, brandId)
  return groups.some((group) => group.name === name)
    ? taken()
    : new Refusal('conflict', 'connections.tooManyGroups', { field: 'name' })
}

export function renameGroup({ db }: Deps, actor: Trader, id: string, name: string, caller: Caller) {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    await rename(tx, brandId, id, name)
    await audit(tx, actor, { action: 'connections.groupRenamed', subject: id, details: { name }, caller })
    await publishLive(tx, { entityId: brandId }, 'connections.changed')
    return found((await listGroups(tx, brandId, id))[0])
  })
}

async function rename(tx: Db, brandId: string, id: string, name: string): Promise<void> {
  try {
    await tx.updateTable('retailerGroup').set({ name }).where('brandId', '=', brandId).where('id', '=', id).execute()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error
    throw taken()
  }
}

/** Its retailers stay partners; what its books gave them ends with it. */
export function removeGroup({ db }: Deps, actor: Trader, id: string, caller: Caller): Promise<void> {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    const { name } = found((await listGroups(tx, brandId, id))[0])
    const members = await tx
      .updateTable('relation')
      .set({ groupId: null, version: sql<number>`version + 1` })
      .where('groupId', '=', id)
      .returning(['id', 'brandId', 'retailerId'])
      .execute()
    await tx.deleteFrom('retailerGroup').where('id', '=', id).execute()
    for (const relation of members) {
      await noteEvent(tx, actor, relation.id, 'GROUP', { before: name, after: null })
      await tellBoth(tx, relation, relation.id)
    }
    await audit(tx, actor, { action: 'connections.groupRemoved', subject: id, details: { name }, caller })
    await publishLive(tx, { entityId: brandId }, 'connections.changed')
  })
}
