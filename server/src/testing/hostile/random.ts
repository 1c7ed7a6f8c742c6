/** Numbers that come again with the same seed. */
export type Random = {
  below: (limit: number) => number
  pick: <T>(from: readonly T[]) => T
  chance: (of: number) => boolean
}

export function newRandom(seed: number): Random {
  let state = (seed % 2_147_483_646) + 1
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  const below = (limit: number) => next() % limit
  return { below, pick: (from) => from[below(from.length)]!, chance: (of) => next() / 2_147_483_647 < of }
}
