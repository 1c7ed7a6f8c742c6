import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Selectable, sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { DataExport } from '@souk/contract/identity/security.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Database, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { oneBatch } from '../../../platform/documents/tables/table.ts'
import { writeTable } from '../../../platform/documents/tables/write-table.ts'
import { type ZipEntry, zipStream } from '../../../platform/documents/tables/zip-stream.ts'
import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { FileAnswer } from '../../../platform/data/files/file-answer.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { mailPerson, securityPath } from '../security/account-mails.tsx'
import { personalColumns, personalRows } from './personal-rows.ts'

export const exportQueue = 'identity.export-data'

export function presentExport(row: Selectable<Database['dataExport']>): DataExport {
  return {
    id: row.id,
    status: row.status as DataExport['status'],
    bytes: row.bytes === null ? null : Number(row.bytes),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}

export const listExports = ({ db }: Deps, userId: string) =>
  db
    .selectFrom('dataExport')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()

/** One at a time for a person: a unique index refuses the second. */
export function requestExport({ db, enqueue }: Deps, actor: Actor, caller: Caller): Promise<DataExport> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .insertInto('dataExport')
      .values({ userId: actor.userId, language: caller.language })
      .onConflict((conflict) => conflict.column('userId').where('status', '=', 'PROCESSING').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('conflict', 'identity.exportRunning')
    await enqueue(tx, exportQueue, { id: row.id })
    await audit(tx, actor, { action: 'identity.dataExported', subject: actor.userId, caller })
    return presentExport(row)
  })
}

/** Everything about the person as JSON and CSV. A second run of the same job finds it done. */
export async function makeExport(deps: Deps, id: string): Promise<void> {
  const { db, files } = deps
  const row = await db
    .selectFrom('dataExport')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'PROCESSING')
    .executeTakeFirst()
  if (!row) return
  const folder = await mkdtemp(join(tmpdir(), 'souk-data-'))
  try {
    const path = join(folder, 'data.zip')
    await pipeline(Readable.from(zipStream(entries(deps, row.userId))), createWriteStream(path))
    const { size } = await stat(path)
    const file = `data-exports/${id}.zip`
    await files.putFile(file, path, 'application/zip')
    await db
      .updateTable('dataExport')
      .set({ status: 'READY', file, bytes: BigInt(size), readyAt: sql`now()` })
      .where('id', '=', id)
      .execute()
    await mailReady(deps, row.userId, id)
    await publishLive(db, { userId: row.userId }, 'account.changed')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* entries({ db }: Deps, userId: string): AsyncGenerator<ZipEntry> {
  const account = await personalRows(db, { table: 'user_account', column: 'id', isErased: true }, userId)
  yield json('account.json', account)
  const { email } = account[0] as { email: string }
  const mails = await personalRows(db, { table: 'mail', column: 'recipient', isErased: false }, email)
  yield json('mail.json', mails)
  for (const where of await personalColumns(db)) {
    const rows = await personalRows(db, where, userId)
    if (rows.length === 0) continue
    const name = where.column === 'user_id' ? where.table : `${where.table}-${where.column}`
    yield json(`${name}.json`, rows)
    yield { name: `${name}.csv`, body: csv(rows) }
  }
}

const encoder = new TextEncoder()

function json(name: string, rows: unknown): ZipEntry {
  return { name, body: Readable.from([encoder.encode(JSON.stringify(rows, null, 2))]) }
}

function csv(rows: readonly Record<string, unknown>[]) {
  const names = Object.keys(rows[0]!)
  const textOf = (value: unknown) =>
    value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)
  const cells = rows.map((row) => names.map((name) => textOf(row[name])))
  const columns = names.map((header) => ({ header }))
  return writeTable({ head: { name: '', isRtl: false, columns }, format: 'csv' }, oneBatch(cells))
}

async function mailReady(deps: Deps, userId: string, id: string): Promise<void> {
  const { say, config } = deps
  await mailPerson(deps, userId, `data-export ${id}`, ({ name, language }) => ({
    subject: say(language, 'mail.export.subject'),
    preview: say(language, 'mail.export.preview'),
    body: (
      <>
        <MailTitle>{say(language, 'mail.secured.title', { name })}</MailTitle>
        <MailText>{say(language, 'mail.export.text')}</MailText>
        <MailButton href={config.publicUrl + securityPath}>{say(language, 'mail.export.button')}</MailButton>
      </>
    ),
  }))
}

export async function downloadExport({ db, files }: Deps, actor: Actor, id: string): Promise<FileAnswer> {
  const row = await db
    .selectFrom('dataExport')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', actor.userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  const { body } = found(await files.get(found(found(row).file)))
  return { name: `souk-data-${row!.createdAt.toISOString().slice(0, 10)}.zip`, type: 'zip', body }
}

/** Files of which the time is over, and what a lost worker left unfinished. */
export async function expireExports({ db, files }: Deps): Promise<void> {
  const old = await db
    .deleteFrom('dataExport')
    .where((eb) =>
      eb.or([
        eb('expiresAt', '<', sql<Date>`now()`),
        eb.and([eb('status', '=', 'PROCESSING'), eb('createdAt', '<', sql<Date>`now() - interval '1 hour'`)]),
      ]),
    )
    .returning('file')
    .execute()
  for (const { file } of old) if (file) await files.remove(file)
}
