/** One variant of a journey, another one with the next commit; all of them in the full run. */
export function rotate<const T>(variants: readonly T[]): readonly T[] {
  if (process.env.SOUK_FULL) return variants
  return [variants[Number(process.env.SOUK_ROTATION ?? 0) % variants.length]!]
}
