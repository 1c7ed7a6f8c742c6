import type { privacy } from '@souk/contract/identity/security.contract.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { AnyJob } from '../../../platform/delivery/events/jobs.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { prove } from '../security/prove.ts'
import { cancelDeletion, deleteDueAccounts, requestDeletion } from './delete-account.ts'
import { readDeletion } from './deletion.queries.ts'
import {
  downloadExport,
  expireExports,
  exportQueue,
  listExports,
  makeExport,
  presentExport,
  requestExport,
} from './export-data.tsx'

export const privacyHandlers: Handlers<typeof privacy> = {
  async exports({ actor }, deps) {
    return (await listExports(deps, actor.userId)).map(presentExport)
  },
  requestExport: ({ actor, caller }, deps) => requestExport(deps, actor, caller),
  downloadExport: ({ actor, params }, deps) => downloadExport(deps, actor, params.id),
  deletion: ({ actor }, { db }) => readDeletion(db, actor.userId),
  async requestDeletion({ actor, body, caller }, deps) {
    await prove(deps, actor, body, caller)
    return requestDeletion(deps, actor, caller)
  },
  cancelDeletion: ({ actor, caller }, deps) => cancelDeletion(deps, actor, caller),
}

export function privacyJobs(deps: Deps): AnyJob[] {
  return [
    { name: exportQueue, run: ({ id }: { id: string }) => makeExport(deps, id), seconds: 600 },
    { name: 'identity.expire-exports', every: '41 * * * *', run: () => expireExports(deps) },
    { name: 'identity.delete-accounts', every: '11 * * * *', run: () => deleteDueAccounts(deps) },
  ]
}
