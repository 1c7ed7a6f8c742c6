import { blur } from './blur.ts'
import { mix, rgbOf } from './colours.ts'
import type { Pixels } from './draw-cloth.ts'
import { hash, smoothNoise } from './seeded.ts'

/** The grounds that products lie on. */
export const GROUNDS = {
  paper: '#ece8e1',
  bone: '#efeae4',
  pebble: '#e9e6e0',
  mist: '#e6e7e4',
  clay: '#e8ded4',
  ash: '#dcd9d4',
} as const
export type GroundName = keyof typeof GROUNDS

export function isGroundName(name: string): name is GroundName {
  return Object.hasOwn(GROUNDS, name)
}

const grain = smoothNoise(hash('grain'))

/** A sheet of studio paper with the light of one soft lamp at the upper left. */
export function paper(hex: string, width: number, height: number): Pixels {
  const key = `${hex}/${width}/${height}`
  const sheet = papers.get(key) ?? newPaper(hex, width, height)
  papers.delete(key)
  papers.set(key, sheet)
  if (papers.size > KEPT) papers.delete(papers.keys().next().value!)
  return { ...sheet, data: Buffer.from(sheet.data) }
}

const KEPT = 8
const papers = new Map<string, Pixels>()

function newPaper(hex: string, width: number, height: number): Pixels {
  const [near, far] = [rgbOf(mix(hex, '#ffffff', 0.5)), rgbOf(mix(hex, '#1c140c', 0.1))]
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = Math.hypot((x / width - 0.36) * 0.9, (y / height - 0.28) * 1.05)
      const share = Math.min(1, away * 1.02)
      const speck = grain((x * 900) / width, (y * 900) / width) * 1.1
      const i = (y * width + x) * 3
      for (let c = 0; c < 3; c++) data[i + c] = near[c]! + (far[c]! - near[c]!) * share * (1.6 - 0.6 * share) + speck
    }
  }
  return { data, width, height }
}

export type Shadow = { dx: number; dy: number; soft: number; strength: number }

/** The two shadows of a thing that lies on paper, for a picture 1000 wide: where it touches, and the lamp's. */
export const LYING: readonly Shadow[] = [
  { dx: 3, dy: 5, soft: 5, strength: 0.3 },
  { dx: 16, dy: 24, soft: 22, strength: 0.27 },
]

/** Lays a cut-out over a picture at a place, with its shadows falling to the lower right. */
export function lay(
  onto: Pixels,
  cloth: Pixels,
  left: number,
  top: number,
  shadows: readonly Shadow[],
  unit: number,
): void {
  for (const shadow of shadows) throwShadow(onto, cloth, left, top, shadow, unit)
  for (let y = Math.max(0, -top); y < cloth.height && y + top < onto.height; y++) {
    for (let x = Math.max(0, -left); x < cloth.width && x + left < onto.width; x++) {
      const from = (y * cloth.width + x) * 4
      const alpha = cloth.data[from + 3]! / 255
      if (alpha === 0) continue
      const to = ((y + top) * onto.width + x + left) * 3
      for (let c = 0; c < 3; c++) {
        onto.data[to + c] = onto.data[to + c]! * (1 - alpha) + cloth.data[from + c]! * alpha
      }
    }
  }
}

/** Shadows are soft, so a quarter of the size is enough to blur them in. */
function throwShadow(onto: Pixels, cloth: Pixels, left: number, top: number, shadow: Shadow, unit: number): void {
  const soft = shadow.soft * unit
  const step = soft > 6 ? 4 : soft > 3 ? 2 : 1
  const margin = Math.ceil((soft * 3) / step)
  const width = Math.ceil(cloth.width / step) + 2 * margin
  const height = Math.ceil(cloth.height / step) + 2 * margin
  const alpha = new Float32Array(width * height)
  for (let y = 0; y * step < cloth.height; y++) {
    for (let x = 0; x * step < cloth.width; x++) {
      alpha[(y + margin) * width + x + margin] = cloth.data[(y * step * cloth.width + x * step) * 4 + 3]! / 255
    }
  }
  const shade = blur(alpha, width, height, soft / step)
  const offX = left + shadow.dx * unit - margin * step
  const offY = top + shadow.dy * unit - margin * step
  const y0 = Math.max(0, Math.ceil(offY))
  const y1 = Math.min(onto.height, Math.floor(offY + (height - 1) * step))
  const x0 = Math.max(0, Math.ceil(offX))
  const x1 = Math.min(onto.width, Math.floor(offX + (width - 1) * step))
  for (let y = y0; y < y1; y++) {
    const sy = (y - offY) / step
    const j = sy | 0
    const fy = sy - j
    for (let x = x0; x < x1; x++) {
      const sx = (x - offX) / step
      const i = sx | 0
      const fx = sx - i
      const at = j * width + i
      const s =
        (shade[at]! * (1 - fx) + shade[at + 1]! * fx) * (1 - fy) +
        (shade[at + width]! * (1 - fx) + shade[at + width + 1]! * fx) * fy
      if (s < 0.004) continue
      const k = s * shadow.strength
      const to = (y * onto.width + x) * 3
      // Warm shade: it takes a little less of the red.
      onto.data[to] = onto.data[to]! * (1 - k * 0.94)
      onto.data[to + 1] = onto.data[to + 1]! * (1 - k)
      onto.data[to + 2] = onto.data[to + 2]! * (1 - k * 1.03)
    }
  }
}
