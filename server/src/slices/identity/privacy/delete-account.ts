import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { type Deletion, deletionGraceDays } from '@souk/contract/identity/security.contract.ts'
import { endSessionsOf } from '../../../platform/data/access/sessions.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { emit, publishLive } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { readDeletion } from './deletion.queries.ts'
import { personalColumns } from './personal-rows.ts'

/** Signs the person out everywhere. The account goes after a grace period; asking twice changes nothing. */
export function requestDeletion({ db }: Deps, actor: Actor, caller: Caller): Promise<Deletion> {
  return inTransaction(db, async (tx) => {
    const { userId } = actor
    await lockEntitiesOf(tx, userId)
    refuseObstacles(await readDeletion(tx, userId))
    const row = await tx
      .updateTable('userAccount')
      .set({ deletionDueAt: sql`now() + make_interval(days => ${deletionGraceDays})` })
      .where('id', '=', userId)
      .where('deletionDueAt', 'is', null)
      .returning('deletionDueAt')
      .executeTakeFirst()
    if (row?.deletionDueAt) {
      const day = row.deletionDueAt.toISOString().slice(0, 10)
      await audit(tx, actor, { action: 'identity.deletionScheduled', subject: userId, details: { day }, caller })
      await emit(tx, 'account.secured', { userId, change: 'deletionScheduled', day })
      await endSessionsOf(tx, userId)
    }
    return readDeletion(tx, userId)
  })
}

export function cancelDeletion({ db }: Deps, actor: Actor, caller: Caller): Promise<Deletion> {
  return inTransaction(db, async (tx) => {
    const { userId } = actor
    const { numUpdatedRows } = await tx
      .updateTable('userAccount')
      .set({ deletionDueAt: null })
      .where('id', '=', userId)
      .where('deletionDueAt', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) {
      await audit(tx, actor, { action: 'identity.deletionCancelled', subject: userId, caller })
      await emit(tx, 'account.secured', { userId, change: 'deletionCancelled' })
    }
    return readDeletion(tx, userId)
  })
}

/** The team's writers lock the entity first; so the last admin cannot leave from two sides at once. */
async function lockEntitiesOf(tx: Db, userId: string): Promise<void> {
  await sql`select entity.id from entity join association a on a.entity_id = entity.id and a.user_id = ${userId}
    order by entity.id for no key update of entity`.execute(tx)
}

function refuseObstacles({ handOver, finish, isLastAdmin }: Deletion): void {
  if (handOver.length > 0) throw new Refusal('conflict', 'identity.handOverFirst', { items: handOver })
  if (finish.length > 0) throw new Refusal('conflict', 'identity.finishFirst', { items: finish })
  if (isLastAdmin) throw new Refusal('conflict', 'identity.lastSoukAdmin')
}

/** Those whose grace period is over. One that has an obstacle by now waits for the next run. */
export async function deleteDueAccounts(deps: Deps): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from user_account where deletion_due_at <= now() and deleted_at is null order by deletion_due_at limit 100`.execute(
    deps.db,
  )
  for (const { id } of rows) await deleteAccount(deps, id)
}

/** Erases the person and leaves a row without a name, which the records of companies point at. */
export function deleteAccount({ db }: Deps, userId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('userAccount')
      .select(['id', 'email'])
      .where('id', '=', userId)
      .where('deletionDueAt', '<=', sql<Date>`now()`)
      .where('deletedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!due) return false
    await lockEntitiesOf(tx, userId)
    const { closes, handOver, finish, isLastAdmin } = await readDeletion(tx, userId)
    if (handOver.length > 0 || finish.length > 0 || isLastAdmin) return false
    for (const { id } of closes) await closeEntity(tx, id)
    await erase(tx, userId, due.email)
    await audit(tx, null, { action: 'identity.accountDeleted', subject: userId })
    return true
  })
}

async function closeEntity(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('entity')
    .set({ closedAt: sql`now()`, liveFrom: null, access: [] })
    .where('id', '=', id)
    .execute()
  await audit(tx, null, { action: 'entities.closed', subject: id })
  await publishLive(tx, { entityId: id }, 'entity.changed', id)
}

async function erase(tx: Db, userId: string, email: string): Promise<void> {
  await endSessionsOf(tx, userId)
  await tx.updateTable('userAccount').set({ lastAssociationId: null }).where('id', '=', userId).execute()
  for (const { table, column, isErased } of await personalColumns(tx)) {
    if (isErased) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(tx)
  }
  await sql`delete from mail where recipient = ${email}`.execute(tx)
  await sql`delete from one_time_token where subject in (${userId}, ${email}) or payload ->> 'userId' = ${userId}`.execute(
    tx,
  )
  await tx
    .updateTable('userAccount')
    .set({
      email: `deleted-${userId}@souk.invalid`,
      firstName: 'Deleted',
      lastName: 'user',
      passwordHash: null,
      emailVerifiedAt: null,
      deletedAt: sql`now()`,
    })
    .where('id', '=', userId)
    .execute()
}
