import {
  type DirectColumn,
  directColumns,
  type DirectImported,
  directLimits,
  type DirectReport,
  type DirectSheetRow,
} from '@souk/contract/connections/direct.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { readNamedRows } from '../../platform/documents/sheets/named-rows.ts'
import { knownFor, putDirect } from './direct.queries.ts'
import { type DirectLine, type Judged, judgeDirect } from './direct-sheet.ts'
import { lockBook } from './invite-direct.ts'
import { brandOf, type Trader } from './tenant-scope.ts'

const isOurs = (name: string): name is DirectColumn => (directColumns as readonly string[]).includes(name)

/** Columns we do not know are passed over. */
export async function readDirect(caller: Caller): Promise<DirectLine[]> {
  const rows = await readNamedRows(caller, directLimits, (names) => {
    const missing = ['name', 'email'].find((column) => !names.includes(column))
    if (missing) throw new Refusal('invalid', 'sheets.missingColumn', { field: 'file', params: { column: missing } })
  })
  return rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(Object.entries(cells).filter(([name]) => isOurs(name))),
  }))
}

async function judge(db: Db, actor: Trader, lines: readonly DirectLine[]): Promise<Judged[]> {
  const emails = lines.map(({ cells }) => (cells.email ?? '').trim().toLowerCase())
  return judgeDirect(lines, await knownFor(db, actor, emails))
}

/** What a file or a corrected grid would do; writes nothing. */
export async function validateDirect(
  { db, say }: Deps,
  actor: Trader,
  lines: readonly DirectLine[],
  caller: Caller,
): Promise<DirectReport> {
  const judged = await judge(db, actor, lines)
  const bad = judged.filter(({ values }) => values === null).length
  return {
    rows: judged.map((one) => present(one, say, caller)),
    good: judged.length - bad,
    bad,
    changes: counted(judged),
  }
}

/** Takes the good rows in one transaction and answers the others. The same again changes nothing. */
export function importDirect(
  { db, say }: Deps,
  actor: Trader,
  lines: readonly DirectLine[],
  caller: Caller,
): Promise<DirectImported> {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    await lockBook(tx, brandId)
    const judged = await judge(tx, actor, lines)
    const written = judged.flatMap(({ values, change }) => (values && change !== 'SAME' ? [values] : []))
    await putDirect(tx, brandId, written)
    const changes = counted(judged)
    if (written.length > 0) {
      await audit(tx, actor, { action: 'connections.directImported', subject: brandId, details: changes, caller })
      await publishLive(tx, { entityId: brandId }, 'connections.changed')
    }
    return {
      taken: written.length,
      changes,
      rows: judged.filter(({ values }) => values === null).map((one) => present(one, say, caller)),
    }
  })
}

function counted(judged: readonly Judged[]): DirectReport['changes'] {
  const count = (kind: Judged['change']) => judged.filter(({ change }) => change === kind).length
  return { NEW: count('NEW'), CHANGED: count('CHANGED'), SAME: count('SAME') }
}

function present({ line, problems, change }: Judged, say: Deps['say'], { language }: Caller): DirectSheetRow {
  return {
    row: line.row,
    cells: line.cells as Record<string, string>,
    problems: problems.map(({ column, value, key, params = {} }) => ({
      column,
      value,
      problem: say(language, key, params as never),
      fix: say(language, `${key}.fix`, params as never),
    })),
    change,
  }
}
