import {
  type InvitationColumn,
  invitationColumns,
  invitationLimits,
  type InvitationReport,
  type InvitationRow,
} from '@souk/contract/invitations/invitations.contract.ts'
import type { Language, Say } from '../../platform/base/messages.ts'
import { checkRows } from '../../platform/documents/sheets/import-rows.ts'
import { needs, readNamedRows } from '../../platform/documents/sheets/named-rows.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { invitationIn, type InvitationLine, type Problem } from './invitation-sheet.ts'
import { hinderedAmong } from './invitations.queries.ts'

const isOurs = (name: string): name is InvitationColumn => (invitationColumns as readonly string[]).includes(name)

/** Columns we do not know are passed over. */
export async function readInvitations(caller: Caller): Promise<InvitationLine[]> {
  const rows = await readNamedRows(caller, invitationLimits, needs(['company', 'email', 'side', 'country']), {
    columnName: (title) => title.trim().toLowerCase(),
    takesCsv: true,
  })
  return rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(Object.entries(cells).filter(([name]) => isOurs(name))),
  }))
}

export const emailsIn = (lines: readonly InvitationLine[]) =>
  lines.map(({ cells }) => (cells.email ?? '').trim().toLowerCase())

/** What a file or corrected rows would do; writes nothing. */
export async function judgeInvitations(
  { db, say, marketplace }: Deps,
  lines: readonly InvitationLine[],
  { language }: Caller,
): Promise<InvitationReport> {
  const checked = checkRows(
    lines,
    invitationIn(await hinderedAmong(db, emailsIn(lines)), marketplace().defaults.language),
  )
  const bad = checked.filter(({ problems }) => problems.length > 0).length
  return { rows: checked.map((one) => presentRow(one, say, language)), good: checked.length - bad, bad }
}

type Judged = { of: InvitationLine; problems: readonly Problem[] }

export function presentRow({ of, problems }: Judged, say: Say, language: Language): InvitationRow {
  return {
    row: of.row,
    cells: of.cells as Record<string, string>,
    problems: problems.map(({ column, value, key, params = {} }) => ({
      column,
      value,
      problem: say(language, key, params),
      fix: say(language, `${key}.fix`, params),
    })),
  }
}
