import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ColumnPlaces } from '@souk/contract/catalog/imports.contract.ts'
import { importLimits } from '@souk/contract/catalog/sheet-columns.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { isUnavailable } from '../../../platform/data/database/unavailable.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { readSheet } from '../../../platform/documents/sheets/read-sheet.ts'
import { openImportFile } from './import-file.ts'
import { mailReview } from './mail-review.tsx'
import { missingIn, placesIn } from './column-names.ts'
import { addRows, columnsOfBrand, loadKnown, waitingRows, writeVerdicts } from './imports.queries.ts'
import { judgeRows } from './judge-rows.ts'
import type { Cells } from './sheet-cells.ts'

export const readImportQueue = 'catalog.read-import'
const batch = 1_000

/** Reads a sheet row by row into the waiting room, judges all of it, and tells the brand. May run again from the start. */
export async function readImport(deps: Deps, importId: string): Promise<void> {
  const { db } = deps
  const job = await claim(db, importId)
  if (!job) return
  try {
    const file = await openImportFile(deps, job.fileLocation)
    try {
      await db
        .updateTable('catalogImport')
        .set({ pictures: JSON.stringify(file.pictures) })
        .where('id', '=', importId)
        .execute()
      const isRead = await stageRows(deps, job, file.sheet)
      if (!isRead) return
    } finally {
      file.close()
    }
    await judgeImport(deps, importId, job.reader)
  } catch (error) {
    if (error instanceof Overtaken) return
    if (isUnavailable(error)) throw error // the job is tried again
    if (!(error instanceof Refusal)) deps.log.error({ err: error, importId }, 'an import could not be read')
    await fail(deps, job, error instanceof Refusal ? error : new Refusal('invalid', 'sheets.broken'))
  }
}

/** The latest worker reads: an earlier one that was only slow writes nothing more. */
function claim(db: Db, importId: string) {
  return inTransaction(db, async (tx) => {
    const reader = randomUUID()
    const job = await tx
      .updateTable('catalogImport')
      .set({ reader })
      .where('id', '=', importId)
      .where('status', '=', 'READING')
      .returningAll()
      .executeTakeFirst()
    if (!job) return undefined
    await tx.deleteFrom('catalogImportRow').where('importId', '=', importId).execute()
    return { ...job, reader }
  })
}

/** Cancelled, or read by another worker meanwhile. */
class Overtaken extends Error {}

type Job = { id: string; brandId: string; collectionId: string; columns: unknown; reader: string }

/** False when a person has to say first which column is which. */
async function stageRows({ db }: Deps, job: Job, sheet: Buffer): Promise<boolean> {
  const { id, brandId, collectionId, reader } = job
  const { currencies } = await db
    .selectFrom('collection')
    .select('currencies')
    .where('id', '=', collectionId)
    .executeTakeFirstOrThrow()
  let places: ColumnPlaces | null = null
  let waiting: { row: number; cells: Cells }[] = []
  let read = 0
  const flush = async () => {
    if (waiting.length === 0) return
    await inTransaction(db, async (tx) => {
      const mine = await tx
        .updateTable('catalogImport')
        .set({ rowsRead: read + waiting.length, updatedAt: sql`now()` })
        .where('id', '=', id)
        .where('status', '=', 'READING')
        .where('reader', '=', reader)
        .returning('id')
        .executeTakeFirst()
      if (!mine) throw new Overtaken()
      await addRows(tx, id, waiting)
      await publishLive(tx, { entityId: brandId }, 'import.changed', id)
    })
    read += waiting.length
    waiting = []
  }
  for await (const { row, cells } of readSheet(sheet, importLimits)) {
    if (places === null) {
      places = (job.columns as ColumnPlaces | null) ?? placesIn(cells, await columnsOfBrand(db, brandId))
      if (missingIn(places, currencies).length > 0) {
        await askForColumns(db, job, sheet, places)
        return false
      }
      continue
    }
    const pairs = Object.entries(places).map(([name, at]) => [name, cells[at] ?? ''] as const)
    const currency = places.currency === undefined ? { currency: currencies[0]! } : {}
    waiting.push({ row, cells: { ...Object.fromEntries(pairs), ...currency } })
    if (waiting.length >= batch) await flush()
  }
  await flush()
  if (read === 0) throw new Refusal('invalid', 'sheets.empty', { field: 'file' })
  await db.updateTable('catalogImport').set({ rowsTotal: read }).where('id', '=', id).execute()
  return true
}

const sampleRows = 3

async function askForColumns(
  db: Db,
  { id, brandId, reader }: Job,
  sheet: Buffer,
  columns: ColumnPlaces,
): Promise<void> {
  const first: string[][] = []
  for await (const { cells } of readSheet(sheet, importLimits)) {
    first.push(cells.slice(0, importLimits.columns).map((cell) => cell.slice(0, 80)))
    if (first.length > sampleRows) break
  }
  const [titles = [], ...samples] = first
  await db
    .updateTable('catalogImport')
    .set({ status: 'MAPPING', sheet: JSON.stringify({ titles, samples, columns }), version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', '=', 'READING')
    .where('reader', '=', reader)
    .execute()
  await publishLive(db, { entityId: brandId }, 'import.changed', id)
}

/** Judges every waiting row against the collection as it is now: that is the preview which may be applied. */
export async function judgeImport(deps: Deps, importId: string, reader?: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const job = await tx
      .selectFrom('catalogImport')
      .selectAll()
      .where('id', '=', importId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (reader && (job.status !== 'READING' || job.reader !== reader)) return
    const known = await loadKnown(tx, job)
    const judged = judgeRows(await waitingRows(tx, importId), known)
    await writeVerdicts(tx, importId, judged)
    const isFirst = job.status === 'READING'
    await tx
      .updateTable('catalogImport')
      .set({ status: 'READY', collectionVersion: known.version })
      .where('id', '=', importId)
      .execute()
    const isBad = judged.some(({ problems }) => problems.length > 0)
    if (isFirst && isBad) await mailReview({ ...deps, db: tx }, importId, job.language as Language)
    await publishLive(tx, { entityId: job.brandId }, 'import.changed', importId)
  })
}

/** Whatever happened to its job, no import is read for ever. */
export async function failAbandoned({ db }: Pick<Deps, 'db'>): Promise<void> {
  const rows = await db
    .selectFrom('catalogImport')
    .select(['id', 'brandId'])
    .where('status', '=', 'READING')
    .where('updatedAt', '<', sql<Date>`now() - interval '30 minutes'`)
    .execute()
  for (const row of rows) await fail({ db }, row, new Refusal('invalid', 'imports.interrupted'))
  await reopenUnapplied(db)
}

/** What could not be applied in all its tries wrote nothing: its people may apply or cancel it. */
async function reopenUnapplied(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .updateTable('catalogImport')
      .set({ status: 'READY', version: sql`version + 1` })
      .where('status', '=', 'APPLYING')
      .where('updatedAt', '<', sql<Date>`now() - interval '4 hours'`) // longer than all tries together
      .returning(['id', 'brandId'])
      .execute()
    for (const { id, brandId } of rows) await publishLive(tx, { entityId: brandId }, 'import.changed', id)
  })
}

async function fail(
  { db }: Pick<Deps, 'db'>,
  { id, brandId, reader }: { id: string; brandId: string; reader?: string },
  error: Refusal,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('catalogImport')
      .set({ status: 'FAILED', failure: error.key, failureParams: JSON.stringify(error.details.params ?? {}) })
      .where('id', '=', id)
      .where('status', '=', 'READING')
      .$if(reader !== undefined, (query) => query.where('reader', '=', reader!))
      .execute()
    await publishLive(tx, { entityId: brandId }, 'import.changed', id)
  })
}
