const atOnce = 1_000

/** One statement takes only so many values. */
export async function inParts<T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce) await write(rows.slice(at, at + atOnce))
}
