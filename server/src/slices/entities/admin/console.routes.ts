import type { administrators } from '@souk/contract/entities/administrators.contract.ts'
import type { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import { discardFailedJob, listFailedJobs, retryFailedJob } from '../../../platform/delivery/events/failed-jobs.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { findMail, maskSecrets } from '../../../platform/delivery/mail/mail-log.ts'
import { found } from '../../../platform/base/refusal.ts'
import {
  changeAdministrator,
  inviteAdministrator,
  inviteAdministratorAgain,
  listAdministrators,
  removeAdministrator,
} from './administrators.ts'
import { endUserSessions, readAdminUser, resetTwoFactor } from './admin-user.ts'
import { auditCsv } from './export-audit.ts'
import { flagHistory } from './flag-history.queries.ts'
import { readHealth } from './health.queries.ts'
import { readMaintenance, setMaintenance } from './set-maintenance.ts'

export const consoleHandlers: Handlers<typeof consoleCalls> = {
  user: ({ params, caller }, deps) => readAdminUser(deps, params.id, caller),
  endUserSessions: ({ actor, params, body, caller }, deps) =>
    endUserSessions(deps, actor, { ...params, ...body }, caller),
  resetTwoFactor: ({ actor, params, body, caller }, deps) =>
    resetTwoFactor(deps, actor, { ...params, ...body }, caller),
  flagHistory: ({ params }, { db }) => flagHistory(db, params.key),
  async mail({ params }, { db }) {
    const { id, recipient, language, subject, body, kind } = found(await findMail(db, params.id))
    return { id, recipient, language, subject, text: maskSecrets(body, kind) }
  },
  jobs: ({ query }, { db }) => listFailedJobs(db, query),
  retryJob: ({ actor, params, caller }, { db }) =>
    inTransaction(db, async (tx) => {
      const queue = found(await retryFailedJob(tx, params.id))
      await audit(tx, actor, { action: 'admin.jobRetried', subject: params.id, details: { queue }, caller })
      return null
    }),
  discardJob: ({ actor, params, caller }, { db }) =>
    inTransaction(db, async (tx) => {
      const queue = found(await discardFailedJob(tx, params.id))
      await audit(tx, actor, { action: 'admin.jobDiscarded', subject: params.id, details: { queue }, caller })
      return null
    }),
  async exportAudit({ actor, query, caller }, deps) {
    await audit(deps.db, actor, { action: 'admin.auditExported', details: query, caller })
    return auditCsv(deps, query)
  },
  health: (_, deps) => readHealth(deps),
  maintenance: (_, { db }) => readMaintenance(db),
  setMaintenance: ({ actor, body, caller }, { db }) => setMaintenance(db, actor, body, caller),
}

export const administratorHandlers: Handlers<typeof administrators> = {
  list: ({ actor }, { db }) => listAdministrators(db, actor),
  invite: ({ actor, body, caller }, deps) => inviteAdministrator(deps, actor, body, caller),
  inviteAgain: ({ actor, params, caller }, deps) => inviteAdministratorAgain(deps, actor, params.userId, caller),
  change: ({ actor, params, body, caller }, deps) => changeAdministrator(deps, actor, params.userId, body, caller),
  remove: ({ actor, params, body, caller }, deps) => removeAdministrator(deps, actor, { ...params, ...body }, caller),
}
