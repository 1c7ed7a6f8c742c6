/** One variant of a journey, another one with the next commit; all of them in the full run. */
export function rotate<const T>(variants: readonly T[]): readonly T[] {
  if (process.env.SOUK_FULL) return variants
  return [variants[Number(process.env.SOUK_ROTATION ?? 0) % variants.length]!]
}

/** One part of a long list with each commit, so that all of it is seen every few commits; the whole list in the full run. */
export function rotatePart<T>(list: readonly T[], parts: number): readonly T[] {
  if (process.env.SOUK_FULL) return list
  const part = Number(process.env.SOUK_ROTATION ?? 0) % parts
  return list.filter((_, at) => at % parts === part)
}
