import type { Random } from '../seeded.ts'
import { bend, box, type Curve, ellipse, line, mirror, mirrorCurve, type Point } from './path.ts'

/** What a part is made of; the tint stage gives every zone its colour. */
export type Zone = 'main' | 'trim' | 'inside' | 'second' | 'button' | 'metal' | 'sole' | 'leather' | 'glass' | 'paper'

/** ridge: a soft fold. fall: one that grows down to a hem. crease: a stitched or pressed line. pleat: a step with a slope beside it. */
export type Fold = { along: Curve; width: number; height: number; kind: 'ridge' | 'fall' | 'crease' | 'pleat' }

export type Line = { d: string; kind: 'seam' | 'stitch' | 'contour'; light?: true }

/** One piece of cloth. Garments are lists of them, from the back to the front. */
export type Part = {
  d: string
  zone: Zone
  /** Degrees by which the cloth lies turned; texture and pattern follow it. */
  grain?: number
  texture?: 'main' | 'rib' | 'none'
  /** How far the edge rolls, and how high. */
  roll?: number
  body?: number
  /** How far it stands off what lies below, so how much shade it throws there. */
  lift?: number
  folds?: readonly Fold[]
  lines?: readonly Line[]
  /** Wrinkles of the cloth itself, 0 for hard things. */
  wrinkle?: number
}

export type Pose = { random: Random }

/** `detail` is the square that a close-up shows; `hook` is where a hanger leaves the garment. */
export type Garment = {
  cut: (pose: Pose) => readonly Part[]
  fabrics: readonly string[]
  detail: readonly [x: number, y: number, size: number]
  hook: Point | null
}

export function mirrored(part: Part): Part {
  const other: Part = { ...part, d: mirror(part.d) }
  if (part.grain) other.grain = -part.grain
  if (part.folds) other.folds = part.folds.map((fold) => ({ ...fold, along: mirrorCurve(fold.along) }))
  if (part.lines) other.lines = part.lines.map((one) => ({ ...one, d: mirror(one.d) }))
  return other
}

/** Left and right, each with folds of its own. */
export function pair(make: () => readonly Part[]): Part[] {
  const left = make()
  const right = make().map(mirrored)
  return left.flatMap((part, i) => [part, right[i]!])
}

export function move(part: Part, place: (x: number, y: number) => Point): Part {
  const moved: Part = { ...part, d: bend(part.d, place) }
  if (part.folds) {
    moved.folds = part.folds.map((fold) => ({
      ...fold,
      along: fold.along.map(([x, y]) => place(x, y)) as unknown as Curve,
    }))
  }
  if (part.lines) moved.lines = part.lines.map((one) => ({ ...one, d: bend(one.d, place) }))
  return moved
}

export function ridge(along: Curve, width: number, height: number): Fold {
  return { along, width, height, kind: 'ridge' }
}

export function crease(along: Curve, width = 5, height = 3): Fold {
  return { along, width, height, kind: 'crease' }
}

export function seam(d: string): Line {
  return { d, kind: 'seam' }
}

export function stitch(d: string, light?: true): Line {
  return light ? { d, kind: 'stitch', light } : { d, kind: 'stitch' }
}

export function button(x: number, y: number, r = 11, zone: Zone = 'button'): Part[] {
  return [
    {
      d: ellipse(x, y, r),
      zone,
      texture: 'none',
      roll: r * 0.4,
      body: 5,
      lift: 3,
      wrinkle: 0,
      lines: [
        { d: ellipse(x - r * 0.24, y, r * 0.1), kind: 'contour' },
        { d: ellipse(x + r * 0.24, y, r * 0.1), kind: 'contour' },
      ],
    },
  ]
}

export function bar(x: number, y: number, w: number, h: number, zone: Zone = 'metal'): Part {
  return { d: box(x, y, w, h, Math.min(w, h) / 3), zone, texture: 'none', roll: 3, body: 5, lift: 3, wrinkle: 0 }
}

/** Folds that fan out from a point under tension: an armpit, a button, a crotch. */
export function fan(random: Random, from: Point, angle: number, spread: number, count: number, reach: number): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0.5 : i / (count - 1)
    const turn = ((angle + (share - 0.5) * spread + random(-6, 6)) * Math.PI) / 180
    const length = reach * random(0.6, 1.1)
    const start: Point = [from[0] + Math.cos(turn) * 12, from[1] + Math.sin(turn) * 12]
    const end: Point = [from[0] + Math.cos(turn) * length, from[1] + Math.sin(turn) * length]
    return ridge(line(start, end, random(-1, 1) * length * 0.12), random(12, 22), random(3.5, 6.5))
  })
}

/** Long folds that hang from one line to another, as in a skirt or a wide leg. */
export function hang(
  random: Random,
  top: readonly [Point, Point],
  foot: readonly [Point, Point],
  count: number,
  strength = 1,
): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5 + random(-0.28, 0.28)) / count
    const a = between(top, Math.min(1, Math.max(0, share + random(-0.04, 0.04))))
    const b = between(foot, share)
    const from = random(0, 0.35)
    const start: Point = [a[0] + (b[0] - a[0]) * from, a[1] + (b[1] - a[1]) * from]
    return ridge(line(start, b, random(-10, 10)), random(14, 27), random(7, 13) * strength)
  })
}

/** Folds that swing out to a free hem: they begin as nothing and are widest at their foot. */
export function swing(
  random: Random,
  top: readonly [Point, Point],
  foot: readonly [Point, Point],
  count: number,
  strength = 1,
): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5 + random(-0.3, 0.3)) / count
    const a = between(top, Math.min(1, Math.max(0, share + random(-0.06, 0.06))))
    const b = between(foot, share)
    const from = random(0, 0.5)
    const start: Point = [a[0] + (b[0] - a[0]) * from, a[1] + (b[1] - a[1]) * from]
    // The foot lies below the hem, so that the fold runs out of the cloth at full height.
    const end: Point = [b[0] + (b[0] - a[0]) * 0.12, b[1] + (b[1] - a[1]) * 0.12]
    return {
      along: line(start, end, random(-14, 14)),
      width: random(13, 26),
      height: random(6, 12) * strength,
      kind: 'fall',
    }
  })
}

/** Short folds across a limb where it bends: elbows, knees, the fork of trousers. */
export function bunch(random: Random, near: Point, angle: number, size: number, count: number): Fold[] {
  const down = ((angle + 90) * Math.PI) / 180
  return Array.from({ length: count }, (_, i) => {
    const off = (i - (count - 1) / 2) * size * random(0.35, 0.6)
    const turn = ((angle + random(-32, 32)) * Math.PI) / 180
    const slip = random(-0.25, 0.25) * size
    const middle: Point = [
      near[0] + Math.cos(down) * off + Math.cos(turn) * slip,
      near[1] + Math.sin(down) * off + Math.sin(turn) * slip,
    ]
    const half = size * random(0.45, 0.95)
    return ridge(
      line(
        [middle[0] - Math.cos(turn) * half, middle[1] - Math.sin(turn) * half],
        [middle[0] + Math.cos(turn) * half, middle[1] + Math.sin(turn) * half],
        random(-0.25, 0.25) * size,
      ),
      random(9, 17),
      random(3.5, 7.5),
    )
  })
}

export function between([a, b]: readonly [Point, Point], t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}
