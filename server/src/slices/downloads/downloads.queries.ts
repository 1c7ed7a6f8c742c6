import { sql } from 'kysely'
import type { ExportFormat, ExportLook, ExportType } from '@souk/contract/core/exports.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { DownloadFilters } from '@souk/contract/downloads/download-list.ts'
import type { Download, DownloadStatus } from '@souk/contract/downloads/download-shapes.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { allGiven, pagedList } from '../../platform/data/database/paged-list.ts'
import type { Language } from '../../platform/base/messages.ts'
import type { Trader } from '../connections/door.ts'

/** An admin sees the files of the entity; a sales team only what each member asked for, because it was made with their rights. */
const isOwn = ({ entityId, userId, role }: Trader) =>
  sql<boolean>`(download.entity_id = ${entityId} and download.expires_at > now()
    and (${role === 'entityAdmin'} or download.user_id = ${userId}))`

export function downloadRows(db: Db, actor: Trader) {
  return db
    .selectFrom('download')
    .innerJoin('userAccount as asker', 'asker.id', 'download.userId')
    .where(isOwn(actor))
    .select([
      'download.id',
      'download.userId',
      'download.entityId',
      'title',
      'done',
      'total',
      'bytes',
      'problem',
      'file',
    ])
    .select(['download.createdAt', 'finishedAt', 'download.expiresAt'])
    .select([
      sql<ExportType>`download.type`.as('type'),
      sql<ExportFormat>`download.format`.as('format'),
      sql<DownloadStatus>`download.status`.as('status'),
      sql<string>`asker.first_name || ' ' || asker.last_name`.as('askerName'),
    ])
}
export type DownloadRecord = Awaited<ReturnType<ReturnType<typeof downloadRows>['execute']>>[number]

export const findDownload = (db: Db, actor: Trader, id: string) =>
  downloadRows(db, actor).where('download.id', '=', id).executeTakeFirst()

export const listDownloads = (db: Db, actor: Trader, { status, type, ...paging }: DownloadFilters & Paging) =>
  pagedList(
    db,
    downloadRows(db, actor),
    (rows) => rows.where(isSought({ status, type })),
    { id: 'download.id', by: ['download.createdAt'], direction: 'desc' },
    paging,
  )

const isSought = (filters: DownloadFilters) =>
  allGiven<DownloadFilters>(filters, {
    status: (status) => sql`download.status = ${status}`,
    type: (type) => sql`download.type = ${type}`,
  })

export function presentDownload(row: DownloadRecord, userId: string, say: (key: string) => string): Download {
  const isUnderWay = row.status === 'processing' && row.total > 0
  return {
    id: row.id,
    type: row.type,
    format: row.format,
    title: row.title,
    status: row.status,
    progress: isUnderWay ? Math.min(99, Math.floor((100 * row.done) / row.total)) : null,
    bytes: row.bytes === null ? null : Number(row.bytes),
    problem: row.problem === null ? null : say(row.problem),
    askedBy: { id: row.userId, name: row.askerName, isYou: row.userId === userId },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  }
}

export type JobRecord = {
  id: string
  entityId: string
  userId: string
  type: ExportType
  format: ExportFormat
  title: string
  input: unknown
  look: ExportLook
  language: Language
  tries: number
}

/** Takes the job for a while, if no other worker has it. */
export async function leaseDownload(
  db: Db,
  id: string,
  lease: string,
  seconds: number,
): Promise<JobRecord | undefined> {
  const { rows } = await sql<JobRecord>`
    update download set lease = ${lease}, leased_until = now() + make_interval(secs => ${seconds}), tries = tries + 1, done = 0, total = 0
    where id = ${id} and status = 'processing' and (leased_until is null or leased_until < now())
    returning id, entity_id, user_id, type, format, title, input, look, language, tries`.execute(db)
  return rows[0]
}

/** Says how far it is, and that its worker is alive. False: the row is gone or another worker has it. */
export async function renewLease(
  db: Db,
  { id, lease, seconds, done, total }: { id: string; lease: string; seconds: number; done: number; total: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update download set leased_until = now() + make_interval(secs => ${seconds}), done = ${done}, total = ${total}
    where id = ${id} and lease = ${lease} and status = 'processing'`.execute(db)
  return numAffectedRows === 1n
}
