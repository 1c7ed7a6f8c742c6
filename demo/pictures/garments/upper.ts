import type { Random } from '../seeded.ts'
import { bunch, crease, fan, type Fold, hang, type Line, type Part, ridge, seam, stitch } from './garment.ts'
import { halves, line, outline, type Point, type Step } from './path.ts'

/** Half widths from the middle line, and heights; in units of a 1000 by 1250 sheet. */
export type Upper = {
  neck: number
  neckY: number
  drop: number
  shoulder: number
  shoulderY: number
  chest: number
  armY: number
  waist: number
  waistY: number
  hem: number
  hemY: number
  /** How much lower the middle of the hem is than its corners; negative for shirt tails. */
  sag: number
}

export const CREW: Upper = {
  neck: 104,
  neckY: 226,
  drop: 74,
  shoulder: 232,
  shoulderY: 268,
  chest: 244,
  armY: 470,
  waist: 240,
  waistY: 740,
  hem: 236,
  hemY: 1000,
  sag: 12,
}

/** The front of a garment from the neckline to the hem, with the armhole cut out of its side. */
export function front(u: Upper, neckline: readonly Step[] = roundNeck(u)): string {
  return halves([500, neckline.at(0)![1]!], [...neckline.slice(1), ...side(u)])
}

function side(u: Upper): Step[] {
  const [sx, sy] = [500 - u.shoulder, u.shoulderY]
  const [ax, ay] = [500 - u.chest, u.armY]
  return [
    [500 - u.neck - 40, u.neckY + 14, sx + 50, sy - 14, sx, sy],
    [sx + 26, sy + (ay - sy) * 0.4, ax + 34, ay - 60, ax, ay],
    [ax - 2, ay + 90, 500 - u.waist, u.waistY - 90, 500 - u.waist, u.waistY],
    [500 - u.waist, u.waistY + 90, 500 - u.hem - 2, u.hemY - 90, 500 - u.hem, u.hemY],
    [500 - u.hem * 0.62, u.hemY + u.sag, 500 - u.hem * 0.3, u.hemY + u.sag, 500, u.hemY + u.sag],
  ]
}

function roundNeck(u: Upper): Step[] {
  const y = u.neckY + u.drop
  return [
    [500, y],
    [500 - u.neck * 0.62, y, 500 - u.neck * 0.92, u.neckY + u.drop * 0.5, 500 - u.neck, u.neckY],
  ]
}

export function veeNeck(u: Upper, depth: number): Step[] {
  return [
    [500, u.neckY + depth],
    [500 - u.neck * 0.4, u.neckY + depth * 0.62, 500 - u.neck * 0.86, u.neckY + depth * 0.22, 500 - u.neck, u.neckY],
  ]
}

/** What one sees of the back through the neck. */
export function insideNeck(u: Upper, rise = 22, depth = u.drop + 24): Part {
  return {
    d: halves(
      [500, u.neckY + rise * 0.3],
      [
        [
          500 - u.neck * 0.5,
          u.neckY + rise * 0.3,
          500 - u.neck * 0.84,
          u.neckY - rise * 0.1,
          500 - u.neck - 6,
          u.neckY - rise * 0.3,
        ],
        [500 - u.neck - 10, u.neckY + depth],
        [500, u.neckY + depth],
      ],
    ),
    zone: 'inside',
    body: 3,
    wrinkle: 0.4,
  }
}

/** The rib round a neck: the back of it, then the front over the body. */
export function neckRib(u: Upper, width: number): { back: Part; over: Part } {
  const y = u.neckY + u.drop
  const ring = (grow: number): Step[] => [
    [500, y + grow],
    [
      500 - (u.neck + grow) * 0.62,
      y + grow,
      500 - (u.neck + grow) * 0.94,
      u.neckY + u.drop * 0.5 + grow * 0.5,
      500 - u.neck - grow * 0.92,
      u.neckY - 2 + grow * 0.3,
    ],
  ]
  const inner = ring(0)
  const outer = ring(width)
  const o = outer[1]! as readonly number[]
  const i = inner[1]! as readonly number[]
  const over = halves(
    [500, y],
    [
      [i[0]!, i[1]!, i[2]!, i[3]!, i[4]!, i[5]!],
      [500 - u.neck - width * 0.4, u.neckY - 12, 500 - u.neck - width * 0.7, u.neckY - 8, o[4]!, o[5]!],
      [o[2]!, o[3]!, o[0]!, o[1]!, 500, y + width],
    ],
  )
  const tip = 500 - u.neck - width * 0.72
  const back = halves(
    [500, u.neckY - 2],
    [
      [500 - u.neck * 0.6, u.neckY - 2, tip + 26, u.neckY - 12, tip, u.neckY - 9],
      [tip - 8, u.neckY - 4, tip - 4, u.neckY + 14, tip + 4, u.neckY + 22],
      [500 - u.neck * 0.85, u.neckY + width * 0.8, 500 - u.neck * 0.5, u.neckY + width, 500, u.neckY + width],
    ],
  )
  return {
    back: { d: back, zone: 'inside', texture: 'rib', roll: 5, body: 5, wrinkle: 0 },
    over: { d: over, zone: 'trim', texture: 'rib', roll: 6, body: 8, lift: 4, wrinkle: 0.2 },
  }
}

export type Sleeve = {
  /** Middle of the cuff on the left side. */
  to: Point
  width: number
  /** How far the outer line swells. */
  bulge?: number
  cuff?: number
  cuffKind?: 'rib' | 'band' | 'none'
  cuffWidth?: number
  elbow?: number
}

/** The left sleeve with its cuff; `both` makes the pair. */
export function sleeve(random: Random, u: Upper, s: Sleeve): Part[] {
  const shoulder: Point = [500 - u.shoulder + 28, u.shoulderY - 11]
  const pit: Point = [500 - u.chest + 16, u.armY + 8]
  const middle: Point = [(shoulder[0] + pit[0]) / 2 - 20, (shoulder[1] + pit[1]) / 2]
  const [dx, dy] = [s.to[0] - middle[0], s.to[1] - middle[1]]
  const length = Math.hypot(dx, dy)
  const along: Point = [dx / length, dy / length]
  // Outward is to the left of the way down the arm.
  const out: Point = [-along[1], along[0]]
  const place = (down: number, across: number): Point => [
    s.to[0] - along[0] * down + out[0] * across,
    s.to[1] - along[1] * down + out[1] * across,
  ]
  const half = s.width / 2
  const bulge = s.bulge ?? 22
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  const grain = angle - 90
  const outer = place(0, half)
  const inner = place(0, -half)
  const high = place(length * 0.52, half + bulge)
  const low = place(length * 0.25, half + bulge * 0.5)
  const inLow = place(length * 0.3, -half - 4)
  const shape = outline(shoulder, [
    [
      shoulder[0] - 52,
      shoulder[1] + 13,
      high[0] - along[0] * length * 0.24,
      high[1] - along[1] * length * 0.24,
      high[0],
      high[1],
    ],
    [high[0] + along[0] * length * 0.2, high[1] + along[1] * length * 0.2, low[0], low[1], outer[0], outer[1]],
    [
      outer[0] + along[0] * 8,
      outer[1] + along[1] * 8,
      inner[0] + along[0] * 8,
      inner[1] + along[1] * 8,
      inner[0],
      inner[1],
    ],
    [inLow[0], inLow[1], pit[0] - 26, pit[1] + length * 0.16, pit[0], pit[1]],
    [pit[0] + 70, pit[1] - 30],
    [shoulder[0] + 50, shoulder[1] + 40],
  ])
  const folds: Fold[] = [
    ...(s.elbow === 0
      ? []
      : bunch(random, place(length * 0.46, -half * 0.35), angle + 62, s.width * 0.7, s.elbow ?? 3)),
    ridge(line(place(length * 0.86, half * 0.3), place(length * 0.3, half * 0.45), random(-8, 8)), 20, 7),
    ridge(line(place(length * 0.6, -half * 0.2), place(length * 0.08, -half * 0.35), random(-8, 8)), 15, 6),
    ...bunch(
      random,
      place(s.cuffKind === 'rib' ? 60 : 40, 0),
      angle + 80,
      s.width * 0.55,
      s.cuffKind === 'none' ? 1 : 3,
    ),
    ridge(line([pit[0] + 4, pit[1] - 6], place(length * 0.66, half * 0.2), 8), 14, 7),
  ]
  const lines: Line[] = []
  if ((s.cuffKind ?? 'none') === 'none') {
    const a = place(16, half)
    const b = place(16, -half)
    lines.push(
      stitch(
        outline(
          a,
          [[a[0] + along[0] * 8, a[1] + along[1] * 8, b[0] + along[0] * 8, b[1] + along[1] * 8, b[0], b[1]]],
          false,
        ),
      ),
    )
  }
  const arm: Part = { d: shape, zone: 'main', grain, folds, lines, roll: 9, body: 16, lift: 4 }
  if ((s.cuffKind ?? 'none') === 'none') return [arm]
  const cuff = s.cuff ?? 62
  const c = (s.cuffWidth ?? s.width * 0.86) / 2
  const [c1, c2, c3, c4] = [place(-cuff, c), place(8, c + 3), place(8, -c - 3), place(-cuff, -c)]
  const bow = (k: number): Point => [along[0] * k, along[1] * k]
  const band: Part = {
    d: outline(c2, [
      [c1[0], c1[1]],
      [c1[0] + bow(9)[0], c1[1] + bow(9)[1], c4[0] + bow(9)[0], c4[1] + bow(9)[1], c4[0], c4[1]],
      [c3[0], c3[1]],
      [c3[0] + bow(9)[0], c3[1] + bow(9)[1], c2[0] + bow(9)[0], c2[1] + bow(9)[1], c2[0], c2[1]],
    ]),
    zone: 'trim',
    texture: s.cuffKind === 'rib' ? 'rib' : 'main',
    grain,
    roll: 6,
    body: 11,
    lift: 2.5,
    wrinkle: 0.35,
    lines:
      s.cuffKind === 'band'
        ? [
            stitch(`M${place(-6, c).join(' ')}L${place(-6, -c).join(' ')}`),
            stitch(`M${place(-cuff + 8, c).join(' ')}L${place(-cuff + 8, -c).join(' ')}`),
          ]
        : [],
  }
  return [arm, band]
}

/** Folds of a body that lies flat: pulled from the armpits, hanging to the hem. */
export function bodyFolds(random: Random, u: Upper, strength = 1): Fold[] {
  const left: Point = [500 - u.chest + 6, u.armY - 4]
  const right: Point = [500 + u.chest - 6, u.armY - 4]
  return [
    ...fan(random, left, 66, 56, 3, 220),
    ...fan(random, right, 114, 56, 3, 220),
    ...hang(
      random,
      [
        [500 - u.waist * 0.9, u.armY + 40],
        [500 + u.waist * 0.9, u.armY + 40],
      ],
      [
        [500 - u.hem * 0.92, u.hemY - 8],
        [500 + u.hem * 0.92, u.hemY - 8],
      ],
      5,
      0.62 * strength,
    ),
    ridge(line([500 - u.neck, u.neckY + 60], [500 - u.chest * 0.6, u.armY + 30], 14), 22, 5),
    ridge(line([500 + u.neck, u.neckY + 60], [500 + u.chest * 0.6, u.armY + 30], -14), 22, 5),
  ]
}

export function armSeams(u: Upper): { folds: Fold[]; lines: Line[] } {
  const [sx, sy] = [500 - u.shoulder, u.shoulderY]
  const [ax, ay] = [500 - u.chest, u.armY]
  const curve = (k: 1 | -1) =>
    [
      [500 - k * (500 - sx - 3), sy + 4],
      [500 - k * (500 - sx - 29), sy + (ay - sy) * 0.4],
      [500 - k * (500 - ax - 37), ay - 60],
      [500 - k * (500 - ax - 4), ay],
    ] as const
  return {
    folds: [crease(curve(1), 4, 2.5), crease(curve(-1), 4, 2.5)],
    lines: [1, -1].map((k) => {
      const [a, b, c, d] = curve(k as 1 | -1)
      return seam(outline(a, [[b[0], b[1], c[0], c[1], d[0], d[1]]], false))
    }),
  }
}

/** A rib or a plain band along the hem. */
export function hemBand(u: Upper, depth: number, texture: 'rib' | 'main' = 'rib', narrow = 10): Part {
  const y = u.hemY - 6
  return {
    d: halves(
      [500, y + u.sag],
      [
        [500 - u.hem * 0.3, y + u.sag, 500 - u.hem * 0.62, y + u.sag, 500 - u.hem - 2, y],
        [
          500 - u.hem - 4,
          y + depth * 0.5,
          500 - u.hem + narrow * 0.6,
          y + depth * 0.7,
          500 - u.hem + narrow,
          y + depth,
        ],
        [500 - u.hem * 0.6, y + depth + u.sag, 500 - u.hem * 0.3, y + depth + u.sag, 500, y + depth + u.sag],
      ],
    ),
    zone: 'trim',
    texture,
    roll: 7,
    body: 10,
    lift: 2.5,
    wrinkle: 0.35,
  }
}

export function hemStitch(u: Upper, up = 16): Line {
  const y = u.hemY - up
  return stitch(
    outline(
      [500 - u.hem, y],
      [[500 - u.hem * 0.4, y + u.sag * 1.3, 500 + u.hem * 0.4, y + u.sag * 1.3, 500 + u.hem, y]],
      false,
    ),
  )
}
