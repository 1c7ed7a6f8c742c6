import type { connections, relations, retailerGroups } from '@souk/contract/connections/connections.contract.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { answerRequest } from './answer-request.ts'
import { changeRelation, changeRelations } from './change-relation.ts'
import { endRelation } from './end-relation.ts'
import { findCandidates } from './find-candidates.ts'
import { createGroup, listGroups, removeGroup, renameGroup } from './groups.ts'
import { presentRelation, readRelation } from './present-relation.ts'
import { readInfo } from './read-info.ts'
import { listRelations, lockRelations } from './relations.queries.ts'
import { requestConnection } from './request-connection.ts'
import { listRequests, presentRequest } from './requests.queries.ts'
import { brandOf, traderOf } from './tenant-scope.ts'

export const connectionsHandlers: Handlers<typeof connections> = {
  info: ({ actor, query }, { db }) => readInfo(db, traderOf(actor), query.entityId),
  candidates: ({ actor, query }, { db }) => findCandidates(db, brandOf(actor), query.q),
  request: ({ actor, body, caller }, deps) => requestConnection(deps, traderOf(actor), body, caller),
  async list({ actor, query }, { db }) {
    const reader = traderOf(actor)
    const { rows, ...page } = await listRequests(db, reader, query)
    return { items: rows.map((row) => presentRequest(row, reader)), ...page }
  },
  answer: ({ actor, params, body, caller }, deps) =>
    answerRequest(deps, traderOf(actor), params.requestId, body, caller),
}

export const relationsHandlers: Handlers<typeof relations> = {
  async list({ actor, query }, { db }) {
    const reader = traderOf(actor)
    const { rows, ...page } = await listRelations(db, reader, query)
    return { items: rows.map((row) => presentRelation(row, reader)), ...page }
  },
  read: ({ actor, params }, { db }) => readRelation(db, traderOf(actor), params.id),
  change: ({ actor, params, body, caller }, deps) => changeRelation(deps, traderOf(actor), params.id, body, caller),
  async changeMany({ actor, body, caller }, deps) {
    return { changed: await changeRelations(deps, traderOf(actor), body, caller) }
  },
  async end({ actor, params, caller }, { db }) {
    const trader = traderOf(actor)
    await inTransaction(db, async (tx) => {
      const relation = found((await lockRelations(tx, trader, [params.id]))[0])
      if (relation.status !== 'ACCEPTED') throw new Refusal('conflict', 'connections.endedRelation')
      await endRelation(tx, trader, relation, caller)
    })
    return null
  },
}

export const retailerGroupsHandlers: Handlers<typeof retailerGroups> = {
  list: ({ actor }, { db }) => listGroups(db, brandOf(actor)),
  create: ({ actor, body, caller }, deps) => createGroup(deps, traderOf(actor), body.name, caller),
  rename: ({ actor, params, body, caller }, deps) => renameGroup(deps, traderOf(actor), params.id, body.name, caller),
  async remove({ actor, params, caller }, deps) {
    await removeGroup(deps, traderOf(actor), params.id, caller)
    return null
  },
}
