import { FABRICS, type FabricName } from './fabrics.ts'
import { hash, smoothNoise } from './seeded.ts'

/** Grey values around 1 that repeat without a seam, from fine to coarse so that a small picture does not shimmer. */
export type Texture = { levels: readonly { size: number; values: Float32Array }[]; repeat: number }

const SIZE = 512
const textures = new Map<string, Texture>()

export function textureOf(fabric: FabricName): Texture {
  const known = textures.get(fabric)
  if (known) return known
  const { depth, repeat } = FABRICS[fabric]
  const texture = { levels: levelsOf(shadeTile(reliefs[fabric], depth, hash(fabric))), repeat }
  textures.set(fabric, texture)
  return texture
}

export function sample({ levels }: Texture, u: number, v: number, level: number): number {
  const { size, values } = levels[Math.min(levels.length - 1, level)]!
  const x = (u - Math.floor(u)) * size
  const y = (v - Math.floor(v)) * size
  const i = x | 0
  const j = y | 0
  const i2 = (i + 1) % size
  const j2 = (j + 1) % size
  const fx = x - i
  const fy = y - j
  const top = values[j * size + i]! * (1 - fx) + values[j * size + i2]! * fx
  const low = values[j2 * size + i]! * (1 - fx) + values[j2 * size + i2]! * fx
  return top * (1 - fy) + low * fy
}

/** A relief over the unit square, and the fleck that yarns of another shade add. */
type Relief = (u: number, v: number, noise: Noises) => number
type Noises = (cells: number, u: number, v: number, stretch?: number) => number

const wave = (x: number) => Math.sin(x * 2 * Math.PI)
const frac = (x: number) => x - Math.floor(x)

/** Rows of small V-shaped loops. */
function loops(u: number, v: number, columns: number, rows: number): number {
  const column = u * columns
  const across = frac(column) - 0.5
  const slope = Math.abs(across) * 0.9
  const along = frac(v * rows + slope)
  const arm = Math.cos((Math.abs(across) - 0.25) * 2 * Math.PI)
  return 0.62 * arm + 0.6 * Math.sin(along * Math.PI) - 0.4 * Number(Math.abs(across) > 0.46)
}

const reliefs: Record<FabricName, Relief> = {
  knit: (u, v, n) => loops(u + 0.002 * n(8, u, v), v, 16, 20) * (0.9 + 0.2 * n(16, u, v)) + 0.3 * n(128, u, v),
  cable: (u, v, n) => {
    const column = frac(u * 3)
    const twist = Math.sin((column - 0.5) * Math.PI * 2 + wave(v * 4) * 1.4)
    const rope = column < 0.56 ? 1.8 * Math.abs(Math.sin((column / 0.56) * Math.PI)) * (0.75 + 0.4 * twist) : -0.5
    return rope + 0.42 * loops(u, v, 24, 28) + 0.2 * n(128, u, v)
  },
  rib: (u, v, n) => 1.35 * Math.abs(Math.sin(u * Math.PI * 11)) + 0.3 * loops(u, v, 22, 30) + 0.25 * n(128, u, v),
  jersey: (u, v, n) => 0.5 * wave(u * 64) + 0.5 * n(128, u, v) + 0.5 * n(64, u, v),
  fleece: (u, v, n) => n(48, u, v) + 0.8 * n(96, u, v) + 0.5 * n(20, u, v),
  wool: (u, v, n) => 0.8 * n(96, u, v) + 0.7 * n(48, u, v) + 0.4 * wave((u + v) * 40) + 0.5 * n(20, u, v),
  tweed: (u, v, n) => {
    const turn = frac(v * 8) < 0.5 ? u * 26 + v * 26 : u * 26 - v * 26
    return 0.6 * wave(turn) + 1.1 * n(64, u, v) + 0.7 * n(128, u, v)
  },
  twill: (u, v, n) => 0.9 * wave((u + v) * 34) + 0.6 * n(128, u, v),
  denim: (u, v, n) => 0.8 * wave((u * 1 + v) * 44) + 0.7 * n(32, u, v, 8) + 0.7 * n(128, u, v) + 0.5 * n(8, u, v, 12),
  poplin: (u, v, n) => 0.6 * wave(u * 64) * wave(v * 64) + 0.7 * n(128, u, v),
  linen: (u, v, n) =>
    0.55 * wave(u * 60) * wave(v * 60) + 0.8 * n(64, u, v, 10) + 0.8 * n(64, v, u, 10) + 0.5 * n(128, u, v),
  satin: (u, v, n) => n(128, u, v, 6),
  crepe: (u, v, n) => n(96, u, v) + 0.8 * n(160, u, v),
  leather: (u, v, n) => {
    const pebble = Math.abs(n(26, u + 0.01 * n(12, u, v), v)) + 0.7 * Math.abs(n(48, u, v))
    return 1.7 * Math.sqrt(pebble) + 0.2 * n(128, u, v)
  },
  suede: (u, v, n) => n(64, u, v, 2) + 0.9 * n(160, u, v) + 0.5 * n(12, u, v),
  canvas: (u, v, n) => {
    const over = (Math.floor(u * 40) + Math.floor(v * 40)) % 2 === 0
    return Math.abs(Math.sin((over ? v : u) * 40 * Math.PI)) * 1.1 + 0.6 * n(128, u, v)
  },
  nylon: (u, v, n) => 0.6 * wave(u * 50) * wave(v * 50) + 0.6 * n(160, u, v),
  quilt: (u, v, n) => {
    const a = Math.abs(Math.sin((u + v) * Math.PI * 2))
    const b = Math.abs(Math.sin((u - v) * Math.PI * 2))
    return 9 * Math.min(a, b) ** 0.45 + 0.12 * n(128, u, v)
  },
  lycra: (u, v, n) => 0.5 * wave(u * 80) + 0.5 * n(160, u, v),
  polished: () => 0,
}

function shadeTile(relief: Relief, depth: number, seed: number): Float32Array {
  const noises = new Map<number, ReturnType<typeof smoothNoise>>()
  const noise: Noises = (cells, u, v, stretch = 1) => {
    const known = noises.get(cells) ?? smoothNoise(seed + cells, cells)
    noises.set(cells, known)
    return stretch === 1
      ? known(u * cells, v * cells)
      : stretched(seed, cells, stretch)(u * cells, (v * cells) / stretch)
  }
  const bands = new Map<string, ReturnType<typeof smoothNoise>>()
  const stretched = (from: number, cells: number, stretch: number) => {
    const key = `${cells}/${stretch}`
    const known = bands.get(key) ?? tall(from + cells, cells, Math.max(1, Math.round(cells / stretch)))
    bands.set(key, known)
    return known
  }
  const heights = new Float32Array(SIZE * SIZE)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) heights[y * SIZE + x] = relief(x / SIZE, y / SIZE, noise)
  }
  const values = new Float32Array(SIZE * SIZE)
  const step = 3
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const here = heights[y * SIZE + x]!
      const before = heights[((y - step + SIZE) % SIZE) * SIZE + ((x - step + SIZE) % SIZE)]!
      const after = heights[((y + step) % SIZE) * SIZE + ((x + step) % SIZE)]!
      values[y * SIZE + x] = Math.max(0.4, 1 + depth * (0.5 * (after - before) * -0.6 + 0.3 * here))
    }
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value / mean)
}

/** Noise whose rows repeat at another count than its columns, for slubs and streaks. */
function tall(seed: number, columns: number, rows: number): ReturnType<typeof smoothNoise> {
  const grid = smoothNoise(seed)
  return (x, y) => {
    const fx = ((x % columns) + columns) % columns
    const fy = ((y % rows) + rows) % rows
    const sx = fx > columns - 1 ? fx - (columns - 1) : 0
    const sy = fy > rows - 1 ? fy - (rows - 1) : 0
    const row = (at: number) => (sx ? grid(columns - 1, at) * (1 - sx) + grid(0, at) * sx : grid(fx, at))
    return sy ? row(rows - 1) * (1 - sy) + row(0) * sy : row(fy)
  }
}

function levelsOf(values: Float32Array): Texture['levels'] {
  const levels = [{ size: SIZE, values }]
  for (let size = SIZE / 2; size >= 8; size /= 2) {
    const from = levels.at(-1)!.values
    const half = new Float32Array(size * size)
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const i = y * 2 * size * 2 + x * 2
        half[y * size + x] = (from[i]! + from[i + 1]! + from[i + size * 2]! + from[i + size * 2 + 1]!) / 4
      }
    }
    levels.push({ size, values: half })
  }
  return levels
}
