import { isDeepStrictEqual } from 'node:util'
import { ownNotes, type Relation } from '@souk/contract/connections/connection-shapes.ts'
import type { RelationChange, RelationsChange } from '@souk/contract/connections/connections.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { nextVersion } from '../../platform/data/saved-version.ts'
import { noteEvent } from './connect.ts'
import { endRelation } from './end-relation.ts'
import { tellBoth } from './pairs.queries.ts'
import { readRelation } from './present-relation.ts'
import { type LockedRelation, lockRelations } from './relations.queries.ts'
import { findGroup, findSeller } from './sales-team.queries.ts'
import { brandOf, type Trader } from './tenant-scope.ts'

type Input = Omit<RelationChange, 'version'> & { version?: number }
const action = 'connections.changed'

/** A brand's arrangement with one retailer. A stale version is refused. */
export function changeRelation(
  { db }: Deps,
  actor: Trader,
  id: string,
  { version, ...input }: RelationChange,
  caller: Caller,
): Promise<Relation> {
  return inTransaction(db, async (tx) => {
    const [relation] = await openRelations(tx, actor, [id])
    await write(tx, actor, relation!, { ...input, version }, caller)
    return readRelation(tx, { ...actor, role: 'entityAdmin' } as Trader, id) // also who just gave it away
  })
}

/** The same for many at once: all of them or none. */
export function changeRelations(
  { db }: Deps,
  actor: Trader,
  { ids, change: { status, ...input } }: RelationsChange,
  caller: Caller,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const relations = await openRelations(tx, actor, [...new Set(ids)])
    for (const relation of relations) {
      await write(tx, actor, relation, input, caller)
      if (status === 'ENDED') await endRelation(tx, actor, relation, caller)
    }
    return relations.length
  })
}

async function openRelations(tx: Db, actor: Trader, ids: readonly string[]): Promise<LockedRelation[]> {
  const relations = await lockRelations(tx, actor, ids)
  if (relations.length !== ids.length) throw new Refusal('not_found')
  if (relations.some(({ status }) => status !== 'ACCEPTED')) throw new Refusal('conflict', 'connections.endedRelation')
  return relations
}

/** What stays the same is neither checked nor written down. */
async function write(tx: Tx, actor: Trader, relation: LockedRelation, input: Input, caller: Caller): Promise<void> {
  const { id } = relation
  const values: Record<string, unknown> = {}
  if (input.groupId !== undefined && input.groupId !== relation.groupId) {
    const group = await findGroup(tx, brandOf(actor), input.groupId)
    values['groupId'] = group.id
    await noteEvent(tx, actor, id, 'GROUP', { before: relation.groupName, after: group.name })
  }
  if (input.salesRepId !== undefined && input.salesRepId !== relation.repId) {
    const seller = await findSeller(tx, actor, input.salesRepId)
    values['salesRepId'] = seller.id
    await noteEvent(tx, actor, id, 'SALES_REP', { before: relation.repName, after: seller.name })
  }
  if (input.terms !== undefined && !isDeepStrictEqual(input.terms, relation.terms)) {
    values['terms'] = JSON.stringify(input.terms)
    await noteEvent(tx, actor, id, 'TERMS')
  }
  const changed = ownNotes.filter((name) => input[name] !== undefined && input[name] !== relation[name])
  for (const name of changed) values[name] = input[name]
  if (changed.length > 0) await noteEvent(tx, actor, id, 'NOTES')
  if (Object.keys(values).length === 0) return
  await nextVersion(tx, actor, { table: 'relation', id, action }, input.version)
  await tx.updateTable('relation').set(values).where('id', '=', id).execute()
  await audit(tx, actor, {
    action,
    subject: id,
    details: { fields: Object.keys(values) },
    caller,
  })
  await tellBoth(tx, relation, id)
}
