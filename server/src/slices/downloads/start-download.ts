import { sql } from 'kysely'
import { may } from '@souk/contract/core/abilities.ts'
import { ExportLook, type ExportFormat, type ExportType } from '@souk/contract/core/exports.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import type { AnyExportKind, ExportContext } from '../../platform/documents/exports/export-kind.ts'
import type { Language } from '../../platform/base/messages.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import type { Trader } from '../connections/door.ts'
import { findDownload, type DownloadRecord } from './downloads.queries.ts'

export const makeQueue = 'downloads.make'
const mostAtOnce = 50 // of an entity

export type Wanted = { type: ExportType; format: ExportFormat; input: unknown; look?: ExportLook | undefined }

/** The kind of file, if this person may have it in this format. */
export function kindFor(deps: Deps, actor: Trader, { type, format }: Pick<Wanted, 'type' | 'format'>): AnyExportKind {
  const kind = deps.exports.find((one) => one.type === type)
  if (!kind?.formats.includes(format)) throw new Refusal('invalid', 'downloads.noSuchKind', { field: 'format' })
  if (!may(actor, kind.may)) throw new Refusal('forbidden')
  return kind
}

export function contextOf(deps: Deps, actor: Trader, language: Language, look: ExportLook | undefined): ExportContext {
  const chosen = look ?? ExportLook.parse({})
  return { deps, actor, language: chosen.language ?? language, look: chosen, progress: () => undefined }
}

/** A job, in the transaction of its row. What the person may not read is refused before it. */
export async function startDownload(
  deps: Deps,
  actor: Trader,
  wanted: Wanted,
  language: Language,
): Promise<DownloadRecord> {
  const kind = kindFor(deps, actor, wanted)
  const context = contextOf(deps, actor, language, wanted.look)
  const title = (await kind.title(context, wanted.input)).slice(0, 200)
  const { entityId, userId } = actor
  return inTransaction(deps.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('downloads ' || ${entityId}, 0))`.execute(tx)
    const { rows } = await sql<{ id: string }>`
      insert into download (entity_id, user_id, type, format, title, input, look, language)
      select ${entityId}, ${userId}, ${wanted.type}, ${wanted.format}, ${title}, ${JSON.stringify(wanted.input)}::jsonb,
        ${JSON.stringify(context.look)}::jsonb, ${context.language}
      where (select count(*) from download where entity_id = ${entityId} and status = 'processing') < ${mostAtOnce}
      returning id`.execute(tx)
    if (!rows[0]) throw new Refusal('conflict', 'downloads.queueFull', { params: { most: mostAtOnce } })
    const { id } = rows[0]
    await deps.enqueue(tx, makeQueue, { downloadId: id })
    await publishLive(tx, { entityId }, 'downloads.changed', id)
    return found(await findDownload(tx, actor, id))
  })
}
