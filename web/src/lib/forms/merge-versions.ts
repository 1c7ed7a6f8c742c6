export type Values = Readonly<Record<string, unknown>>

type Versions = {
  mine: Values
  from: Values // what it was typed over
  now: Values // what another person saved
  base?: Values // what was saved before, where the server writes it in another form
}

/** The saved version with what was typed on top. `both` are fields that both changed, each to another value. */
export function mergeVersions({ mine, from, now, base = from }: Versions) {
  const typed = Object.keys(mine).filter((name) => !isSame(mine[name], from[name]))
  const both = typed.filter((name) => !isSame(now[name], base[name]) && !isSame(mine[name], now[name]))
  return { values: { ...now, ...pick(mine, typed) }, typed: pick(mine, typed), both: pick(now, both) }
}

export const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

/** The order of the keys means nothing: databases have their own. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]),
  )
}
