import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { ListView } from '@souk/contract/identity/list-views.contract.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'

/** For all lists of one person in one entity. */
const atMost = 100
type Whose = Pick<Actor, 'userId' | 'entityId'>

const ownViews = (db: Db, { userId, entityId }: Whose) =>
  db
    .selectFrom('listView')
    .where('userId', '=', userId)
    .where((row) => (entityId ? row('entityId', '=', entityId) : row('entityId', 'is', null)))

export const listViewsOf = (db: Db, actor: Whose, list: string): Promise<ListView[]> =>
  ownViews(db, actor)
    .where('list', '=', list)
    .select(['id', 'list', 'name', 'search'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(atMost)
    .execute()

export function saveListView(db: Db, actor: Whose, input: Omit<ListView, 'id'>): Promise<ListView> {
  return inTransaction(db, async (tx) => {
    await lockViews(tx, actor)
    const { count } = await ownViews(tx, actor)
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= atMost) throw new Refusal('conflict', 'identity.tooManyViews')
    await refuseName(tx, actor, input.list, input.name)
    const { userId, entityId } = actor
    return tx
      .insertInto('listView')
      .values({ userId, entityId, ...input })
      .returning(['id', 'list', 'name', 'search'])
      .executeTakeFirstOrThrow()
  })
}

type Change = { name?: string | undefined; search?: string | undefined }

export function changeListView(db: Db, actor: Whose, id: string, { name, search }: Change): Promise<ListView> {
  return inTransaction(db, async (tx) => {
    await lockViews(tx, actor)
    const view = found(await ownViews(tx, actor).where('id', '=', id).selectAll().executeTakeFirst())
    if (name !== undefined) await refuseName(tx, actor, view.list, name, id)
    return tx
      .updateTable('listView')
      .set({ name: name ?? view.name, search: search ?? view.search })
      .where('id', '=', id)
      .returning(['id', 'list', 'name', 'search'])
      .executeTakeFirstOrThrow()
  })
}

export async function removeListView(db: Db, actor: Whose, id: string): Promise<void> {
  const { userId, entityId } = actor
  found(
    await db
      .deleteFrom('listView')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where((row) => (entityId ? row('entityId', '=', entityId) : row('entityId', 'is', null)))
      .returning('id')
      .executeTakeFirst(),
  )
}

/** Two tabs of one person save one after the other. */
const lockViews = (tx: Tx, { userId }: Whose) =>
  tx.selectFrom('userAccount').where('id', '=', userId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()

async function refuseName(tx: Tx, actor: Whose, list: string, name: string, except?: string): Promise<void> {
  const taken = await ownViews(tx, actor)
    .where('list', '=', list)
    .where('name', '=', name)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .select('id')
    .executeTakeFirst()
  if (taken) throw new Refusal('conflict', 'identity.viewName', { field: 'name' })
}
