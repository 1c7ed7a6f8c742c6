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
import { type Checked, checkRows, importRows } from '../../platform/documents/sheets/import-rows.ts'
import { needs, readNamedRows } from '../../platform/documents/sheets/named-rows.ts'
import { knownFor, putDirect } from './direct.queries.ts'
import { type DirectChange, directIn, type DirectLine, type Problem } from './direct-sheet.ts'
import { lockBook } from './invite-direct.ts'
import { brandOf, type Trader } from './tenant-scope.ts'

const isOurs = (name: string): name is DirectColumn => (directColumns as readonly string[]).includes(name)

/** Columns we do not know are passed over. */
export async function readDirect(caller: Caller): Promise<DirectLine[]> {
  const rows = await readNamedRows(caller, directLimits, needs(['name', 'email']))
  return rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(Object.entries(cells).filter(([name]) => isOurs(name))),
  }))
}

async function checkOf(db: Db, actor: Trader, lines: readonly DirectLine[]) {
  const emails = lines.map(({ cells }) => (cells.email ?? '').trim().toLowerCase())
  return directIn(await knownFor(db, actor, emails))
}

/** What a file or a corrected grid would do; writes nothing. */
export async function validateDirect(
  { db, say }: Deps,
  actor: Trader,
  lines: readonly DirectLine[],
  caller: Caller,
): Promise<DirectReport> {
  const checked = checkRows(lines, await checkOf(db, actor, lines))
  const good = checked.flatMap(({ parsed }) => parsed ?? [])
  return {
    rows: checked.map((one) => present(one, say, caller)),
    good: good.length,
    bad: checked.length - good.length,
    changes: counted(good),
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
    const changes = { NEW: 0, CHANGED: 0, SAME: 0 }
    const { changed, refused } = await importRows(lines, {
      check: await checkOf(tx, actor, lines),
      async write(entries) {
        const written = entries.flatMap(({ values, change }) => (change === 'SAME' ? [] : [values]))
        await putDirect(tx, brandId, written)
        Object.assign(changes, counted(entries))
        return written.length
      },
    })
    if (changed > 0) {
      await audit(tx, actor, { action: 'connections.directImported', subject: brandId, details: changes, caller })
      await publishLive(tx, { entityId: brandId }, 'connections.changed')
    }
    return { taken: changed, changes, rows: refused.map((one) => present({ ...one, parsed: null }, say, caller)) }
  })
}

function counted(changes: readonly DirectChange[]): DirectReport['changes'] {
  const count = (kind: DirectChange['change']) => changes.filter(({ change }) => change === kind).length
  return { NEW: count('NEW'), CHANGED: count('CHANGED'), SAME: count('SAME') }
}

type Judged = Checked<DirectLine, DirectChange, Problem>

function present({ of, parsed, problems }: Judged, say: Deps['say'], { language }: Caller): DirectSheetRow {
  return {
    row: of.row,
    cells: of.cells as Record<string, string>,
    problems: problems.map(({ column, value, key, params = {} }) => ({
      column,
      value,
      problem: say(language, key, params),
      fix: say(language, `${key}.fix`, params),
    })),
    change: parsed?.change ?? null,
  }
}
