import { Readable } from 'node:stream'
import type { AuditFilters } from '@souk/contract/entities/admin-lists.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Cell } from '../../../platform/documents/tables/table.ts'
import { writeTable } from '../../../platform/documents/tables/write-table.ts'
import type { FileAnswer } from '../../../platform/data/files/file-answer.ts'
import { listAudit } from './admin.queries.ts'

const batch = 100
const atMost = 100_000
const headers = ['at', 'action', 'person', 'impersonator', 'entity', 'subject', 'details', 'address', 'requestId']

/** Read in batches and written as it is read, so a long log needs no more memory than a short one. */
export function auditCsv({ db }: Deps, filters: AuditFilters): FileAnswer {
  async function* batches(): AsyncGenerator<Cell[][]> {
    let after: string | undefined
    for (let read = 0; read < atMost; read += batch) {
      const { rows } = await listAudit(db, { ...filters, page: 1, limit: batch, after })
      if (rows.length === 0) return
      yield rows.map((row) => [
        row.at.toISOString(),
        row.action,
        row.userName,
        row.impersonatorName,
        row.entityName,
        row.subject,
        JSON.stringify(row.details),
        row.address,
        row.requestId,
      ])
      after = rows.at(-1)!.id
    }
  }
  const head = { name: 'audit', isRtl: false, columns: headers.map((header) => ({ header })) }
  const day = new Date().toISOString().slice(0, 10)
  return {
    name: `souk-audit-${day}.csv`,
    type: 'csv',
    body: Readable.from(writeTable({ head, format: 'csv' }, batches())),
  }
}
