import type { AdminEntity, AdminMail, admins, AuditRow, FlagRow } from '@souk/contract/entities/admin.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import { notifyFlagsChanged } from '../../../platform/delivery/flags.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { dropMail, resendMail } from '../../../platform/delivery/mail/deliver-mail.ts'
import { findMail, listMails } from '../../../platform/delivery/mail/mail-log.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { listDocuments, presentDocument } from './admin-documents.queries.ts'
import {
  type AdminEntityRecord,
  changeAdminFields,
  findAdminEntity,
  listAudit,
  listEntities,
  listFlags,
  listUsers,
  writeFlag,
} from './admin.queries.ts'
import { reviewDocument } from './review-document.ts'

export const adminHandlers: Handlers<typeof admins> = {
  async users({ query }, { db }) {
    const { rows, ...page } = await listUsers(db, query)
    const items = rows.map(({ createdAt, lastSeenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    }))
    return { items, ...page }
  },
  async entities({ query }, { db }) {
    const { rows, ...page } = await listEntities(db, query)
    return { items: rows.map(presentEntity), ...page }
  },
  changeEntity: ({ actor, params, body, caller }, { db }) =>
    inTransaction(db, async (tx) => {
      if (!(await changeAdminFields(tx, params.id, body))) throw new Refusal('not_found')
      await audit(tx, actor, { action: 'admin.entityChanged', subject: params.id, details: body, caller })
      await publishLive(tx, { entityId: params.id }, 'entity.changed', params.id)
      return presentEntity(found(await findAdminEntity(tx, params.id)))
    }),
  async flags(_, { db }) {
    return (await listFlags(db)).map(presentFlag)
  },
  setFlag: ({ actor, params, body, caller }, { db }) =>
    inTransaction(db, async (tx) => {
      await writeFlag(tx, params.key, body, actor.userId)
      await audit(tx, actor, { action: 'admin.flagChanged', subject: params.key, details: body, caller })
      await notifyFlagsChanged(tx)
      return presentFlag(found((await listFlags(tx)).find(({ key }) => key === params.key)))
    }),
  async audit({ query }, { db }) {
    const { rows, ...page } = await listAudit(db, query)
    const items = rows.map(({ id, at, action, subject, details, requestId, address, ...row }): AuditRow => ({
      id,
      at: at.toISOString(),
      action,
      subject,
      user: named(row.userId, row.userName),
      impersonator: named(row.impersonatorId, row.impersonatorName),
      entity: named(row.entityId, row.entityName),
      details: details as AuditRow['details'],
      requestId,
      address,
    }))
    return { items, ...page }
  },
  async mails({ query }, { db }) {
    const { rows, ...page } = await listMails(db, query)
    const items = rows.map(({ status, createdAt, nextTryAt, sentAt, ...row }) => ({
      ...row,
      status: status as AdminMail['status'],
      createdAt: createdAt.toISOString(),
      nextTryAt: nextTryAt?.toISOString() ?? null,
      sentAt: sentAt?.toISOString() ?? null,
    }))
    return { items, ...page }
  },
  resendMail: ({ actor, params, caller }, { db, enqueue, config }) =>
    inTransaction(db, async (tx) => {
      const mail = found(await findMail(tx, params.id))
      if (mail.wasKept && !config.smtpUrl) throw new Refusal('conflict', 'entities.noMailServer')
      if (!mail.canResend) throw new Refusal('conflict', 'entities.mailExpired')
      if (!(await resendMail(tx, enqueue, params.id))) throw new Refusal('not_found')
      await audit(tx, actor, { action: 'admin.mailResent', subject: params.id, caller })
      return null
    }),
  dropMail: ({ actor, params, caller }, { db }) =>
    inTransaction(db, async (tx) => {
      found(await findMail(tx, params.id))
      if (!(await dropMail(tx, params.id))) throw new Refusal('conflict', 'entities.mailNotKept')
      await audit(tx, actor, { action: 'admin.mailDropped', subject: params.id, caller })
      return null
    }),
  async documents({ query }, { db, key }) {
    const { rows, ...page } = await listDocuments(db, query)
    return { items: rows.map((row) => presentDocument(row, key)), ...page }
  },
  reviewDocument: ({ actor, params, body, caller }, deps) => reviewDocument(deps, actor, params.id, body, caller),
}

/** A guest or a deleted person still has an id. */
function named(id: string | null, name: string | null) {
  return id ? { id, name: name ?? '' } : null
}

function presentEntity({
  type,
  name,
  createdAt,
  isLeadAiEnabled,
  analyticsAskedAt,
  ...row
}: AdminEntityRecord): AdminEntity {
  return {
    ...row,
    entityType: type as AdminEntity['entityType'],
    entityName: name,
    access: row.access as AdminEntity['access'],
    isLeadAIEnabled: isLeadAiEnabled,
    analyticsAskedAt: analyticsAskedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

function presentFlag(row: Awaited<ReturnType<typeof listFlags>>[number]): FlagRow {
  const { key, isOn, percentage, entityIds, traits, entities, updatedAt, updatedByName } = row
  return {
    key: key as FlagRow['key'],
    isOn,
    percentage,
    entityIds,
    traits: traits as FlagRow['traits'],
    entities,
    updatedAt: updatedAt.toISOString(),
    updatedBy: updatedByName,
  }
}
