import sharp from 'sharp'
import { blur } from '../blur.ts'
import type { BrandLook, Lamp } from '../brands-look.ts'
import { mix, rgbOf } from '../colours.ts'
import type { Pixels } from '../draw-cloth.ts'
import { hash, seeded, smoothNoise } from '../seeded.ts'
import { surfaceOf } from './surfaces.ts'

/** Banners are composed on a sheet of this size and drawn at any width. */
export const BANNER_WIDTH = 1280
export const BANNER_HEIGHT = 520

type WallPlan = { look: BrandLook; seed: string; floorY: number | null }

/** A wall in the brand's colour and stuff, under its lamp; with a floor where things stand. */
export async function drawWall({ look, seed, floorY }: WallPlan, width: number, height: number): Promise<Pixels> {
  const lit = await lampMask(look.lamp, seed)
  const surface = surfaceOf(look.backdrop, hash(seed))
  const strength = LAMP_STRENGTH[look.lamp]
  const [pale, deep] = [rgbOf(mix(look.wall, '#fff6e8', 0.42)), rgbOf(mix(look.wall, '#140d08', 0.4))]
  const wall = rgbOf(look.wall)
  const grain = smoothNoise(hash(`${seed}grain`))
  const data = Buffer.alloc(width * height * 3)
  const scale = BANNER_WIDTH / width
  for (let py = 0; py < height; py++) {
    const y = py * scale
    for (let px = 0; px < width; px++) {
      const x = px * scale
      const onFloor = floorY !== null && y > floorY
      const near = 1 - Math.hypot((x - 360) / 1280, (y - 90) / 760)
      let tone = (near - 0.56) * 0.42 + (sampleMask(lit, x, y) - 0.5) * strength
      tone += onFloor ? 0.1 - ((y - floorY!) / 520) * 0.3 : surface(x, y)
      if (floorY !== null && !onFloor) tone -= 0.12 * Math.exp(-(floorY - y) / 16)
      const speck = grain(px / 1.4, py / 1.4) * 1.4
      const to = tone > 0 ? pale : deep
      // Light gathers slowly towards white, so that the stuff of the wall still shows where the lamp falls.
      const share = 1 - Math.exp(-Math.abs(tone) * (tone > 0 ? 1.7 : 1.5))
      const i = (py * width + px) * 3
      for (let c = 0; c < 3; c++)
        data[i + c] = Math.max(0, Math.min(255, wall[c]! + (to[c]! - wall[c]!) * share + speck))
    }
  }
  return { data, width, height }
}

const LAMP_STRENGTH: Record<Lamp, number> = { window: 0.3, soft: 0.08, leaves: 0.3, slats: 0.26, spot: 0.5 }
const MASK_WIDTH = 320
const MASK_HEIGHT = 130

/** Where the light of the lamp reaches the wall, softly. */
async function lampMask(lamp: Lamp, seed: string): Promise<Float32Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${MASK_WIDTH}" height="${MASK_HEIGHT}" viewBox="0 0 1280 520"><rect width="1280" height="520"/>${shapes[lamp](seed)}</svg>`
  const bytes = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer()
  const mask = Float32Array.from(bytes, (value) => value / 255)
  return blur(mask, MASK_WIDTH, MASK_HEIGHT, SOFTNESS[lamp])
}

const SOFTNESS: Record<Lamp, number> = { window: 2.4, soft: 30, leaves: 2.2, slats: 2, spot: 34 }

const shapes: Record<Lamp, (seed: string) => string> = {
  soft: () => '<rect x="-100" y="-100" width="900" height="420" fill="#fff"/>',
  spot: () => '<ellipse cx="600" cy="200" rx="420" ry="230" fill="#fff"/>',
  window: (seed) => {
    const x = seeded(`${seed}window`)(150, 420)
    const pane = (left: number, top: number) => `<path d="M${left} ${top}l190 -30l0 170l-190 30Z" fill="#fff"/>`
    const panes = [0, 1, 2].flatMap((column) =>
      [0, 1, 2].map((row) => pane(x + column * 208, 10 + row * 190 - column * 33)),
    )
    return `<g transform="skewX(-16)">${panes.join('')}</g>`
  },
  slats: (seed) => {
    const x = seeded(`${seed}slats`)(120, 380)
    const bars = Array.from(
      { length: 14 },
      (_, i) => `<path d="M${x} ${-40 + i * 42}l720 -70l0 22l-720 70Z" fill="#fff"/>`,
    )
    return `<g transform="skewX(-10)">${bars.join('')}</g>`
  },
  leaves: (seed) => {
    const random = seeded(`${seed}leaves`)
    const branch = (x: number, y: number, turn: number, size: number): string => {
      const leaves = Array.from({ length: 11 }, (_, i) => {
        const side = i % 2 ? 1 : -1
        const along = 30 + i * 38
        return `<ellipse cx="${along + 30}" cy="${side * 34}" rx="58" ry="15" transform="rotate(${side * (38 - i)} ${along} 0)"/>`
      })
      return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="#000"><rect x="0" y="-3" width="460" height="6"/>${leaves.join('')}</g>`
    }
    const lit = '<path d="M120 -40L900 -40L1180 560L240 560Z" fill="#fff"/>'
    return (
      lit +
      [0, 1, 2, 3]
        .map((i) => branch(120 + i * 300 + random(-60, 60), random(-80, 40), random(30, 75), random(0.8, 1.15)))
        .join('')
    )
  },
}

function sampleMask(mask: Float32Array, x: number, y: number): number {
  const fx = Math.min(MASK_WIDTH - 1.01, x / 4)
  const fy = Math.min(MASK_HEIGHT - 1.01, y / 4)
  const i = fx | 0
  const j = fy | 0
  const u = fx - i
  const v = fy - j
  const at = j * MASK_WIDTH + i
  return (
    (mask[at]! * (1 - u) + mask[at + 1]! * u) * (1 - v) +
    (mask[at + MASK_WIDTH]! * (1 - u) + mask[at + MASK_WIDTH + 1]! * u) * v
  )
}
