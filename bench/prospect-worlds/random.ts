export type Random = {
  next: () => number // from 0 to 1
  normal: () => number
  pick: <T>(values: readonly T[]) => T
  some: <T>(values: readonly T[], count: number) => T[]
  isLikely: (chance: number) => boolean
}

/** A sequence that its seed decides (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(values: readonly T[]) => values[Math.floor(next() * values.length)]!
  const some = <T>(values: readonly T[], count: number) =>
    values
      .map((value) => ({ value, order: next() }))
      .toSorted((one, other) => one.order - other.order)
      .slice(0, count)
      .map(({ value }) => value)
  return {
    next,
    pick,
    some,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    isLikely: (chance) => next() < chance,
  }
}
