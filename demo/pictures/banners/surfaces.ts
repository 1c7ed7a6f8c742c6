import type { Backdrop } from '../brands-look.ts'
import { type Noise, smoothNoise } from '../seeded.ts'

/** How much lighter or darker a wall is at a point, from its stuff alone. */
type Surface = (x: number, y: number) => number

export function surfaceOf(backdrop: Backdrop, seed: number): Surface {
  return surfaces[backdrop](smoothNoise(seed))
}

function cloudy(noise: Noise, x: number, y: number, size: number): number {
  return (
    noise(x / size, y / size) * 0.5 +
    noise((x / size) * 2.1 + 9, (y / size) * 2.1) * 0.3 +
    noise((x / size) * 4.7, (y / size) * 4.7 + 5) * 0.2
  )
}

/** A raised edge along a line: lit on the side of the lamp, dark on the other. */
function edge(distance: number, width: number): number {
  const t = distance / width
  return t > -1 && t < 1 ? -Math.sin(t * Math.PI) : 0
}

const NICHES = [
  { middle: 640, half: 236, spring: 250 },
  { middle: 190, half: 130, spring: 280 },
  { middle: 1090, half: 130, spring: 280 },
]

const surfaces: Record<Backdrop, (noise: Noise) => Surface> = {
  paper: () => () => 0,
  plaster: (noise) => (x, y) => cloudy(noise, x + 40 * noise(x / 200, y / 200), y * 1.5, 170) * 0.13,
  concrete: (noise) => (x, y) => {
    const joint = Math.min(Math.abs(((x + 90) % 430) - 215), Math.abs(y - 250))
    const holeX = ((x + 90) % 430) - 40
    const holeY = (y % 250) - 60
    const hole = Math.hypot(holeX, holeY)
    return (
      cloudy(noise, x, y, 120) * 0.12 + noise(x / 5, y / 5) * 0.012 - (joint < 1.6 ? 0.12 : 0) - (hole < 7 ? 0.22 : 0)
    )
  },
  curtain: (noise) => (x, y) => {
    const drift = x + 26 * noise(x / 240, y / 700) + 8 * noise(x / 60, y / 260)
    const wide = Math.sin(drift / 15.5 + 1.6 * noise(drift / 130, 0))
    return wide * 0.16 + Math.sin(drift / 6.4 + noise(drift / 40, 3)) * 0.03 - 0.03
  },
  boards: (noise) => (x, y) => {
    const board = Math.floor(x / 92)
    const inside = x - board * 92
    const gap = Math.min(inside, 92 - inside)
    const fibre = noise(x / 3.2 + board * 40, y / 190) * 0.026 + noise(x / 9 + board * 11, y / 320) * 0.035
    return noise(board * 3.7, 0.5) * 0.07 + fibre - (gap < 1.8 ? 0.24 : 0) + (inside > 1.8 && inside < 4 ? 0.08 : 0)
  },
  panel: (noise) => (x, y) => {
    const cell = ((x + 60) % 280) - 140
    const inX = 104 - Math.abs(cell)
    const inY = Math.min(y - 60, 372 - y)
    const inner = Math.min(inX, inY)
    const lamp = inX < inY ? Math.sign(cell) : Math.sign(y - 210)
    const rail = edge(y - 432, 9) * 0.13 + edge(y - 452, 5) * 0.1
    return edge(inner, 7) * 0.13 * lamp + edge(inner - 15, 5) * 0.1 * lamp + rail + cloudy(noise, x, y, 300) * 0.03
  },
  arch: (noise) => (x, y) => {
    const rough = cloudy(noise, x, y * 1.4, 150) * 0.09
    for (const { middle, half, spring } of NICHES) {
      const across = Math.abs(x - middle)
      const depth = half - (y > spring ? across : Math.hypot(across, y - spring))
      // The edge towards the lamp throws its shade into the niche, the other one hardly does.
      if (depth > 0) return rough - 0.12 - Math.exp(-depth / 34) * (x < middle || y < spring - half * 0.6 ? 0.3 : 0.1)
    }
    return rough + 0.02
  },
  tiles: (noise) => (x, y) => {
    const size = 43
    const [i, j] = [Math.floor(x / size), Math.floor(y / size)]
    const [u, v] = [x - i * size, y - j * size]
    const joint = Math.min(u, v, size - u, size - v)
    const tint = noise(i * 5.3 + 0.5, j * 7.7 + 0.5) * 0.075
    const shine = noise(i * 3.1 + u / 60, j * 2.3 + v / 60) * 0.05
    return joint < 1.3
      ? -0.1
      : tint + shine + (Math.min(u, v) < 3.4 ? 0.06 : 0) - (Math.max(u, v) > size - 3.4 ? 0.05 : 0)
  },
}
