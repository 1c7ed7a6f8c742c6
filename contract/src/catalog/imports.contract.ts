import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { page, pagingBy } from '../core/paging.ts'
import { importLimits, sheetColumns } from './sheet-columns.ts'
import { byCollection, catalogReaders, catalogWriters } from './collections.contract.ts'

export const ImportStatus = z.enum(['READING', 'MAPPING', 'READY', 'APPLYING', 'DONE', 'FAILED', 'CANCELLED'])
/** One thing wrong in one cell; `fix` says what to write instead. */
export const CellProblem = z.object({
  column: z.nullable(z.string()), // null: the row as a whole
  value: z.string(),
  problem: z.string(),
  fix: z.string(),
  suggestion: z.optional(z.string()), // what was probably meant
})
export type CellProblem = z.infer<typeof CellProblem>
export const ImportRow = z.object({
  row: z.int(), // as the spreadsheet numbers it
  cells: z.record(z.string(), z.string()),
  problems: z.array(CellProblem),
  change: z.nullable(z.enum(['NEW', 'CHANGED', 'SAME'])),
  before: z.optional(z.record(z.string(), z.string())), // the cells that differ from what is there
  isTaken: z.boolean(),
})
export type ImportRow = z.infer<typeof ImportRow>
/** Where each of our columns is in a sheet with titles of its own, counted from 0. */
export const ColumnPlaces = z.partialRecord(
  z.enum(sheetColumns),
  z.int().check(z.minimum(0), z.maximum(importLimits.columns - 1)),
)
export type ColumnPlaces = z.infer<typeof ColumnPlaces>
export const SheetPreview = z.object({
  titles: z.array(z.string()),
  samples: z.array(z.array(z.string())), // the first rows
  columns: ColumnPlaces, // as far as they were recognised
})
export type SheetPreview = z.infer<typeof SheetPreview>
export const CatalogImport = z.object({
  id: z.uuid(),
  collectionId: z.uuid(),
  fileName: z.string(),
  status: ImportStatus,
  rowsRead: z.int(),
  rowsTotal: z.nullable(z.int()),
  rowsGood: z.int(),
  rowsBad: z.int(),
  rowsTaken: z.int(),
  rowsLeftOut: z.int(),
  changes: z.object({ NEW: z.int(), CHANGED: z.int(), SAME: z.int() }),
  failure: z.nullable(z.string()), // why the file as a whole is refused
  sheet: z.nullable(SheetPreview), // while its columns are chosen
  version: z.int(),
  createdAt: z.iso.datetime(),
})
export type CatalogImport = z.infer<typeof CatalogImport>
const byImport = z.strictObject({ importId: z.uuid() })

export const imports = {
  template: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/collections/:collectionId/template',
    ...catalogReaders,
    params: byCollection,
    reply: z.string(),
    raw: ['xlsx'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/collections/:collectionId/upload',
    ...catalogWriters,
    params: byCollection,
    upload: true,
    reply: CatalogImport,
    status: 202,
    limit: { tries: 30, seconds: 600, per: 'user' },
  }),
  latest: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/collections/:collectionId/imports',
    ...catalogReaders,
    params: byCollection,
    reply: z.array(CatalogImport),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/imports/:importId',
    ...catalogReaders,
    params: byImport,
    reply: CatalogImport,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/imports/:importId/rows',
    ...catalogReaders,
    params: byImport,
    query: z.safeExtend(pagingBy(z.coerce.number().check(z.int())), {
      only: z.optional(z.enum(['problems', 'changes', 'good'])),
    }), // `after` is the number of a row
    reply: page({ rows: z.array(ImportRow) }),
  }),
  /** Says which column of the sheet is which; remembered for the brand's next sheets. */
  setColumns: endpoint({
    method: 'PUT',
    path: '/api/v2/catalog/imports/:importId/columns',
    ...catalogWriters,
    params: byImport,
    body: z.strictObject({ version: z.int(), columns: ColumnPlaces }),
    reply: CatalogImport,
    status: 202,
  }),
  /** Corrected cells; each row is checked again. */
  fix: endpoint({
    method: 'PATCH',
    path: '/api/v2/catalog/imports/:importId/rows',
    ...catalogWriters,
    params: byImport,
    body: z.strictObject({
      version: z.int(),
      rows: z
        .array(z.strictObject({ row: z.int(), cells: z.record(z.string(), z.string().check(z.maxLength(5_000))) }))
        .check(z.minLength(1), z.maxLength(500, 'catalog.tooManyAtOnce')),
    }),
    reply: z.object({ import: CatalogImport, rows: z.array(ImportRow) }),
  }),
  /** Rows that are not wanted, by their numbers; or all of those brought back. The rest is judged again. */
  leaveOut: endpoint({
    method: 'PUT',
    path: '/api/v2/catalog/imports/:importId/left-out',
    ...catalogWriters,
    params: byImport,
    body: z.strictObject({
      version: z.int(),
      rows: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(500, 'catalog.tooManyAtOnce'))), // none: bring all back
    }),
    reply: CatalogImport,
  }),
  /** Takes the good rows; bound to the version that was looked at. */
  apply: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/imports/:importId/apply',
    ...catalogWriters,
    params: byImport,
    body: z.strictObject({ version: z.int() }),
    reply: CatalogImport,
    status: 202,
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/v2/catalog/imports/:importId',
    ...catalogWriters,
    params: byImport,
    reply: z.null(),
    successMessage: 'catalog.importCancelled',
  }),
  /** The rejected sheet with its problems beside the cells; while the flag is off, 403. */
  rejected: endpoint({
    method: 'GET',
    path: '/api/v2/catalog/imports/:importId/rejected',
    ...catalogReaders,
    params: byImport,
    reply: z.string(),
    raw: ['xlsx'],
  }),
}
