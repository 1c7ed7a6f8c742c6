/** Small deterministic randomness: the same seed always lays the same folds. */
export type Random = (low?: number, high?: number) => number

export function seeded(text: string): Random {
  let state = hash(text)
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low)
  }
}

export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h | 0
}

export type Noise = (x: number, y: number) => number

/** Smooth value noise from -1 to 1, one feature a unit. With `period`, it repeats without a seam. */
export function smoothNoise(seed: number, period = 0): Noise {
  const wrap = (i: number) => (period ? ((i % period) + period) % period : i)
  const corner = (i: number, j: number) => {
    let h = Math.imul(wrap(i), 374761393) + Math.imul(wrap(j), 668265263) + Math.imul(seed, 1274126177)
    h = Math.imul(h ^ (h >>> 13), 1103515245)
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
  }
  return (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const u = ease(x - i)
    const v = ease(y - j)
    const top = corner(i, j) * (1 - u) + corner(i + 1, j) * u
    const low = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u
    return top * (1 - v) + low * v
  }
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}
