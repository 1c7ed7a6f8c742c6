import type { Language, Say } from '../../base/messages.ts'

/** What is wrong with a cell, as a message. */
export type CellProblem = {
  column: string
  key: `${string}.${string}`
  params?: Record<string, unknown>
  value?: string
}

type Look<Problem> = {
  object: (problem: Problem) => null // the row is refused; it may be objected to more than once
  first: (text: string) => number | undefined // the row before that said the same
}
/** What one row says; null where it cannot say it. */
export type Check<Row, Said, Problem = CellProblem> = (row: Row, look: Look<Problem>) => Said | null

export type Checked<Row, Said, Problem = CellProblem> = { of: Row; parsed: Said | null; problems: Problem[] }

/** Looks at every row once, by itself and beside those before it. What was objected to says nothing. */
export function checkRows<Row extends { row: number }, Said, Problem = CellProblem>(
  rows: readonly Row[],
  check: Check<Row, Said, Problem>,
): Checked<Row, Said, Problem>[] {
  const seen = new Map<string, number>()
  return rows.map((of) => {
    const problems: Problem[] = []
    const parsed = check(of, {
      object(problem) {
        problems.push(problem)
        return null
      },
      first(text) {
        const earlier = seen.get(text)
        if (earlier === undefined) seen.set(text, of.row)
        return earlier
      },
    })
    return { of, parsed: problems.length > 0 ? null : parsed, problems }
  })
}

type Import<Row, Said, Problem> = {
  check: Check<Row, Said, Problem>
  isWhole?: boolean // one refused row refuses the sheet
  batch?: number // rows that are written at once; all of them where it is left out
  write: (entries: readonly Said[], rows: readonly Row[]) => Promise<number> // answers how many it changed
}
export type Imported<Row, Problem = CellProblem> = {
  taken: number
  changed: number
  refused: { of: Row; problems: Problem[] }[]
}

/** Checks every row, then writes the good ones. In whose transaction, and what is reported, the caller knows. */
export async function importRows<Row extends { row: number }, Said, Problem = CellProblem>(
  rows: readonly Row[],
  { check, isWhole = false, batch = Infinity, write }: Import<Row, Said, Problem>,
): Promise<Imported<Row, Problem>> {
  const checked = checkRows(rows, check)
  const refused = checked.filter(({ problems }) => problems.length > 0)
  if (isWhole && refused.length > 0) return { taken: 0, changed: 0, refused }
  const good = checked.flatMap(({ of, parsed }) => (parsed === null ? [] : [{ of, parsed }]))
  let changed = 0
  for (const part of partsOf(good, batch)) {
    const entries = part.map((one) => one.parsed)
    changed += await write(
      entries,
      part.map(({ of }) => of),
    )
  }
  return { taken: good.length, changed, refused }
}

export function* partsOf<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}

const mostTold = 1_000

/** The problems in words, by row and column. */
export function problemsIn(
  { say, language }: { say: Say; language: Language },
  refused: Imported<{ row: number }>['refused'],
) {
  return refused
    .flatMap(({ of: { row }, problems }) => problems.map((problem) => ({ row, ...problem })))
    .slice(0, mostTold)
    .map(({ row, column, key, params = {} }) => ({ row, column, problem: say(language, key, params) }))
}
