import sharp from 'sharp'
import { blur } from './blur.ts'
import type { Fold, Part } from './garments/garment.ts'
import { at } from './garments/path.ts'
import { smoothNoise } from './seeded.ts'

/** Light layers are drawn at this size; outlines, seams and weave are drawn anew at the size asked for. */
export const LIGHT_WIDTH = 1280
export const LIGHT_HEIGHT = 1600
/** A stored value of 128 means cloth that faces the lamp squarely. */
export const NEUTRAL = 128

const SCALE = LIGHT_WIDTH / 1000
const SIZE = LIGHT_WIDTH * LIGHT_HEIGHT
const LAMP = unit([-0.5, -0.62, 0.78])

/** How a kind of cloth falls: the height of its folds, and of the small wrinkles between them. */
type Drape = { fold: number; wrinkle: number; across: number; along: number }

export const DRAPES = {
  soft: { fold: 1, wrinkle: 1.2, across: 78, along: 130 },
  crisp: { fold: 0.85, wrinkle: 1.15, across: 62, along: 96 },
  heavy: { fold: 0.7, wrinkle: 1, across: 70, along: 150 },
  fluid: { fold: 1.3, wrinkle: 1.6, across: 52, along: 240 },
  stiff: { fold: 0.5, wrinkle: 0.9, across: 60, along: 90 },
} as const satisfies Record<string, Drape>

export type DrapeName = keyof typeof DRAPES

/** The patch of the sheet that a part covers, with room for what it does around itself. */
type Patch = { x: number; y: number; width: number; height: number; mask: Float32Array }

/** Shades the parts from the back to the front with one lamp at the upper left. */
export async function lightOf(parts: readonly Part[], drape: Drape, seed: number): Promise<Uint8Array> {
  const light = new Float32Array(SIZE).fill(1)
  for (const [index, part] of parts.entries()) {
    const patch = await patchOf(part.d)
    const shaded = shade(part, patch, drape, seed + index * 17)
    throwShade(light, patch, part.lift ?? 4)
    eachPixel(patch, (i, there) => {
      const m = patch.mask[i]!
      if (m > 0) light[there] = light[there]! * (1 - m) + shaded[i]! * m
    })
  }
  const bytes = new Uint8Array(SIZE)
  for (let i = 0; i < SIZE; i++) bytes[i] = Math.max(0, Math.min(255, Math.round(light[i]! * NEUTRAL)))
  return bytes
}

const MARGIN = Math.round(50 * SCALE)

async function patchOf(d: string): Promise<Patch> {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map((text) => Number(text) * SCALE)
  const xs = numbers.filter((_, i) => i % 2 === 0)
  const ys = numbers.filter((_, i) => i % 2 === 1)
  const x = Math.max(0, Math.floor(Math.min(...xs)) - MARGIN)
  const y = Math.max(0, Math.floor(Math.min(...ys)) - MARGIN)
  const width = Math.min(LIGHT_WIDTH, Math.ceil(Math.max(...xs)) + MARGIN) - x
  const height = Math.min(LIGHT_HEIGHT, Math.ceil(Math.max(...ys)) + MARGIN) - y
  const view = [x, y, width, height].map((n) => n / SCALE).join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}"><rect x="-50" y="-50" width="1100" height="1350"/><path d="${d}" fill="#fff"/></svg>`
  const bytes = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer()
  const mask = new Float32Array(width * height)
  for (let i = 0; i < mask.length; i++) mask[i] = bytes[i]! / 255
  return { x, y, width, height, mask }
}

function eachPixel({ x, y, width, height }: Patch, visit: (i: number, there: number) => void): void {
  for (let row = 0; row < height; row++) {
    const start = (y + row) * LIGHT_WIDTH + x
    for (let column = 0; column < width; column++) visit(row * width + column, start + column)
  }
}

function shade(part: Part, patch: Patch, drape: Drape, seed: number): Float32Array {
  const { width, height, mask } = patch
  const relief = reliefOf(part, patch, drape, seed)
  // The dips of the cloth lie in soft shade of their own, wherever the lamp stands.
  const around = blur(relief, width, height, 13.5 * SCALE)
  const shaded = new Float32Array(relief.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (mask[i] === 0) continue
      const dx = (relief[i + 1]! - relief[i - 1]!) / 2
      const dy = (relief[i + width]! - relief[i - width]!) / 2
      const facing = (-dx * LAMP[0] - dy * LAMP[1] + LAMP[2]) / Math.sqrt(dx * dx + dy * dy + 1) / LAMP[2]
      const wrapped = facing > 1 ? 1 + (facing - 1) * 0.8 : 0.3 + 0.7 * Math.max(0, facing)
      const dip = Math.max(-0.2, Math.min(0.07, ((relief[i]! - around[i]!) * 0.021) / SCALE))
      const fall = 1.04 - 0.045 * ((patch.x + x) / LIGHT_WIDTH) - 0.075 * ((patch.y + y) / LIGHT_HEIGHT)
      shaded[i] = Math.min(1.9, wrapped * (1 + dip) * fall)
    }
  }
  return shaded
}

function reliefOf(part: Part, patch: Patch, drape: Drape, seed: number): Float32Array {
  const { width, height, mask } = patch
  const roll = (part.roll ?? 7) * SCALE
  const body = (part.body ?? 9) * SCALE
  const near = blur(mask, width, height, roll * 0.5)
  const wide = blur(mask, width, height, roll * 4)
  const relief = new Float32Array(mask.length)
  const wrinkle = drape.wrinkle * (part.wrinkle ?? 1)
  const turn = ((part.grain ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const broad = smoothNoise(seed + 3)
  const fine = smoothNoise(seed + 5)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (near[i]! < 0.01) continue
      let h = near[i]! * body * 0.34 + wide[i]! * body * 1.5
      if (wrinkle > 0) {
        const u = ((patch.x + x) * cos + (patch.y + y) * sin) / SCALE
        const v = (-(patch.x + x) * sin + (patch.y + y) * cos) / SCALE
        const bent = u + 34 * broad(u / 170, v / 150)
        h +=
          wrinkle *
          (3 * broad(bent / drape.across, v / drape.along) +
            fine(bent / (drape.across * 0.4), v / (drape.along * 0.45)))
      }
      relief[i] = h
    }
  }
  for (const fold of part.folds ?? [])
    stamp(relief, patch, fold, fold.kind === 'ridge' || fold.kind === 'fall' ? drape.fold : 1)
  return relief
}

const STEPS = 9

/** Adds one fold: its height falls off to both sides, faster on the one away from the lamp, and fades at its ends. */
function stamp(relief: Float32Array, patch: Patch, fold: Fold, strength: number): void {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => at(fold.along, i / STEPS))
  const width = fold.width * SCALE
  const peak = fold.height * SCALE * strength
  const reach = fold.kind === 'pleat' ? width : width * 2.6
  const xs = points.map((p) => p[0] * SCALE - patch.x)
  const ys = points.map((p) => p[1] * SCALE - patch.y)
  const x0 = Math.max(0, Math.floor(Math.min(...xs) - reach))
  const x1 = Math.min(patch.width - 1, Math.ceil(Math.max(...xs) + reach))
  const y0 = Math.max(0, Math.floor(Math.min(...ys) - reach))
  const y1 = Math.min(patch.height - 1, Math.ceil(Math.max(...ys) + reach))
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      let best = Infinity
      let side = 1
      let t = 0
      for (let s = 0; s < STEPS; s++) {
        const ax = xs[s]!
        const ay = ys[s]!
        const bx = xs[s + 1]! - ax
        const by = ys[s + 1]! - ay
        const k = Math.max(0, Math.min(1, ((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by || 1)))
        const ox = x - ax - bx * k
        const oy = y - ay - by * k
        const far = ox * ox + oy * oy
        if (far < best) {
          best = far
          side = bx * oy - by * ox < 0 ? -1 : 1
          t = (s + k) / STEPS
        }
      }
      const distance = Math.sqrt(best)
      if (distance > reach) continue
      relief[y * patch.width + x]! += peak * profile(fold.kind, distance / width, side, t)
    }
  }
}

function profile(kind: Fold['kind'], away: number, side: number, t: number): number {
  if (kind === 'crease') return -Math.exp(-away * 1.4) * Math.min(1, 8 * t + 0.3, 8 * (1 - t) + 0.3)
  if (kind === 'pleat') return side < 0 ? 0 : (1 - away) * Math.min(1, 0.25 + t * 3)
  const grow = Math.min(1, t * 1.25)
  const fade = kind === 'fall' ? grow * grow * (3 - 2 * grow) : Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 1.6
  const near = side < 0 ? away : away * 1.75
  return fade * Math.exp(-near * near)
}

/** A part darkens what lies under it: close and sharp at the edge, then far and soft, to the lower right. */
function throwShade(light: Float32Array, { x, y, width, height, mask }: Patch, units: number): void {
  if (units <= 0) return
  const lift = units * SCALE
  const close = blur(mask, width, height, Math.max(1.2, lift * 0.45))
  const far = blur(mask, width, height, lift * 1.9)
  const [cx, cy] = [Math.round(lift * 0.2), Math.round(lift * 0.3)]
  const [fx, fy] = [Math.round(lift * 0.9), Math.round(lift * 1.3)]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const c = close[Math.max(0, row - cy) * width + Math.max(0, column - cx)]!
      const f = far[Math.max(0, row - fy) * width + Math.max(0, column - fx)]!
      light[(y + row) * LIGHT_WIDTH + x + column]! *= (1 - 0.34 * c) * (1 - 0.26 * f)
    }
  }
}

function unit([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
