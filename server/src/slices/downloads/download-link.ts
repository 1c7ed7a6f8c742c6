import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { extensionOf } from '@souk/contract/core/exports.ts'
import type { ExportFormat } from '@souk/contract/core/exports.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { FileAnswer } from '../../platform/data/files/file-answer.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import type { Trader } from '../connections/door.ts'
import { requireReady } from './change-download.ts'
import { findDownload } from './downloads.queries.ts'

const validSeconds = 300
const purpose = 'download'
const signed = (id: string, entity: string, until: string) => `${id} ${entity} ${until}`

/** An address for this file of this entity, for five minutes. */
export async function linkTo({ db, key }: Deps, actor: Trader, id: string) {
  const row = found(await findDownload(db, actor, id))
  requireReady(row)
  const until = String(Math.floor(Date.now() / 1000) + validSeconds)
  const signature = key.sign(purpose, signed(id, row.entityId, until)).toString('base64url')
  return {
    url: `/api/downloads/${id}/file?entity=${row.entityId}&until=${until}&signature=${signature}`,
    expiresAt: new Date(Number(until) * 1000).toISOString(),
  }
}

type Signed = { entity: string; until: string; signature: string }

/** The signature replaces the session; a removed or expired file is 404 even with a valid signature. */
export async function fileBehind(
  { db, key, files }: Deps,
  id: string,
  { entity, until, signature }: Signed,
): Promise<FileAnswer> {
  const expected = key.sign(purpose, signed(id, entity, until))
  const given = Buffer.from(signature, 'base64url')
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isSigned || Number(until) * 1000 < Date.now()) throw new Refusal('not_found', 'downloads.expired')
  const { rows } = await sql<{ file: string; title: string; format: ExportFormat }>`
    select file, title, format from download
    where id = ${id} and entity_id = ${entity} and status = 'readyToDownload' and expires_at > now()`.execute(db)
  const { file, title, format } = found(rows[0])
  const { body } = found(await files.get(file))
  return { name: fileName(title, format), type: extensionOf(format), body }
}

export const fileName = (title: string, format: ExportFormat) =>
  `${
    title
      .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'souk'
  }.${extensionOf(format)}`
