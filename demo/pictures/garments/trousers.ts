import {
  button,
  bunch,
  crease,
  fan,
  type Fold,
  type Garment,
  hang,
  swing,
  type Line,
  pair,
  type Part,
  ridge,
  seam,
  stitch,
} from './garment.ts'
import type { Random } from '../seeded.ts'
import { box, curvePath, halves, line, outline, type Curve } from './path.ts'

/** Half widths and heights of a pair of trousers; `inner` is where the leg ends next to the middle. */
type Lower = {
  top: number
  waist: number
  hip: number
  hipY: number
  forkY: number
  knee: number
  kneeY: number
  hem: number
  hemY: number
  inner: number
}

export function leg(random: Random, l: Lower, folds: readonly Fold[], lines: readonly Line[] = []): Part {
  const middle = (l.forkY + l.hemY) / 2
  const inKnee = 500 - l.inner * 0.5
  return {
    d: outline(
      [500 - l.waist, l.top + 30],
      [
        [500 - l.waist - 8, l.top + 90, 500 - l.hip, l.hipY - 60, 500 - l.hip, l.hipY],
        [500 - l.hip - 2, l.hipY + 90, 500 - l.knee, l.kneeY - 120, 500 - l.knee, l.kneeY],
        [500 - l.knee, l.kneeY + 100, 500 - l.hem, l.hemY - 120, 500 - l.hem, l.hemY],
        [500 - l.hem * 0.7, l.hemY + 9, 500 - l.inner - 30, l.hemY + 9, 500 - l.inner, l.hemY + 2],
        [500 - l.inner, l.hemY - 160, inKnee, middle, 500 - 3, l.forkY],
        [503, l.forkY],
        [503, l.top + 30],
      ],
    ),
    zone: 'main',
    grain: 1.5,
    roll: 9,
    body: 15,
    lift: 5,
    folds: [...folds, ...fan(random, [496, l.forkY - 14], 150, 70, 3, l.hip * 0.7)],
    lines,
  }
}

function waistband(l: Lower, height: number, texture: 'main' | 'rib' = 'main'): Part {
  return {
    d: halves(
      [500, l.top + 8],
      [
        [430, l.top + 8, 500 - l.waist + 40, l.top + 4, 500 - l.waist - 1, l.top - 2],
        [500 - l.waist - 4, l.top + height * 0.9],
        [500 - l.waist + 40, l.top + height + 4, 430, l.top + height + 8, 500, l.top + height + 8],
      ],
    ),
    zone: 'trim',
    texture,
    roll: 5,
    body: 8,
    lift: 3,
    wrinkle: 0.3,
    lines:
      texture === 'main'
        ? [stitch(`M${500 - l.waist} ${l.top + 6}C430 ${l.top + 15} 570 ${l.top + 15} ${500 + l.waist} ${l.top + 6}`)]
        : [],
  }
}

function backInside(l: Lower): Part {
  return {
    d: halves(
      [500, l.top - 8],
      [
        [430, l.top - 8, 500 - l.waist + 40, l.top - 12, 500 - l.waist + 4, l.top - 12],
        [500 - l.waist + 8, l.top + 26],
        [500, l.top + 26],
      ],
    ),
    zone: 'inside',
    body: 3,
    wrinkle: 0.2,
  }
}

function loops(l: Lower, at: readonly number[]): Part[] {
  return at.map((x) => ({
    d: box(500 + x - 6, l.top - 4, 12, 54, 2),
    zone: 'trim',
    roll: 3,
    body: 5,
    lift: 2.5,
    wrinkle: 0,
  }))
}

function fly(l: Lower): Line[] {
  return [
    seam(`M501 ${l.top + 46}L501 ${l.forkY - 4}`),
    stitch(`M532 ${l.top + 50}L530 ${l.forkY - 110}C528 ${l.forkY - 70} 516 ${l.forkY - 56} 503 ${l.forkY - 50}`),
  ]
}

const slant = (l: Lower): { fold: Fold; line: Line } => {
  const along: Curve = line([500 - l.waist + 30, l.top + 50], [500 - l.hip + 4, l.top + 170], -6)
  return { fold: crease(along, 6, 4), line: seam(curvePath(along)) }
}

const WIDE: Lower = {
  top: 132,
  waist: 146,
  hip: 184,
  hipY: 360,
  forkY: 420,
  knee: 236,
  kneeY: 760,
  hem: 282,
  hemY: 1112,
  inner: 22,
}

export const trousersWide: Garment = {
  fabrics: ['linen', 'wool', 'crepe', 'twill', 'satin'],
  detail: [340, 110, 320],
  hook: null,
  cut({ random }) {
    const l = WIDE
    const pocket = slant(l)
    const press = line([420, 190], [360, 1108], 4)
    return [
      backInside(l),
      ...pair(() => [
        leg(
          random,
          l,
          [
            crease(press, 7, 5),
            pocket.fold,
            ...swing(
              random,
              [
                [350, 300],
                [490, 430],
              ],
              [
                [232, 1106],
                [470, 1110],
              ],
              4,
              0.8,
            ),
            ...bunch(random, [400, 780], 70, 90, 2),
          ],
          [pocket.line, stitch('M220 1094C300 1102 420 1102 478 1094')],
        ),
      ]),
      { ...waistband(l, 46), lines: fly(l).slice(0, 0) },
      ...loops(l, [-104, 104]),
      ...button(500, 160, 10),
      { d: box(499, 186, 3, 220), zone: 'inside', texture: 'none', body: 1, lift: 1, wrinkle: 0 },
    ]
  },
}

const SLIM: Lower = {
  top: 132,
  waist: 132,
  hip: 164,
  hipY: 330,
  forkY: 400,
  knee: 152,
  kneeY: 760,
  hem: 136,
  hemY: 1116,
  inner: 32,
}

export const trousersSlim: Garment = {
  fabrics: ['wool', 'twill', 'linen', 'tweed'],
  detail: [350, 110, 320],
  hook: null,
  cut({ random }) {
    const l = SLIM
    const pocket = slant(l)
    const press = line([424, 190], [414, 1112], 2)
    return [
      backInside(l),
      ...pair(() => [
        leg(
          random,
          l,
          [
            crease(press, 6, 5),
            pocket.fold,
            ...bunch(random, [420, 770], 82, 62, 3),
            ...bunch(random, [414, 1050], 86, 54, 2),
          ],
          [pocket.line],
        ),
      ]),
      waistband(l, 44),
      ...loops(l, [-92, 92]),
      ...button(500, 160, 10),
      { d: box(499, 186, 3, 200), zone: 'inside', texture: 'none', body: 1, lift: 1, wrinkle: 0 },
    ]
  },
}

const STRAIGHT: Lower = {
  top: 134,
  waist: 142,
  hip: 178,
  hipY: 340,
  forkY: 420,
  knee: 172,
  kneeY: 760,
  hem: 166,
  hemY: 1114,
  inner: 26,
}

export const jeans: Garment = {
  fabrics: ['denim', 'twill', 'leather'],
  detail: [350, 120, 320],
  hook: null,
  cut({ random }) {
    const l = STRAIGHT
    const pocketLine = 'M376 182C380 246 344 272 326 278'
    const pocketFold: Curve = [
      [376, 182],
      [380, 246],
      [344, 272],
      [326, 278],
    ]
    return [
      backInside(l),
      ...pair(() => [
        leg(
          random,
          l,
          [
            crease(pocketFold, 5, 4),
            ...bunch(random, [410, 470], 20, 80, 3),
            ...bunch(random, [416, 780], 78, 78, 4),
            ...bunch(random, [408, 1060], 86, 64, 2),
            ridge(line([400, 560], [404, 720], 8), 34, 9),
            crease(line([340, 300], [332, 1100], 4), 4, 3),
          ],
          [
            seam(pocketLine),
            stitch('M368 182C372 238 340 262 324 268', true),
            stitch('M336 1096C380 1102 430 1102 472 1096', true),
            stitch('M348 300C340 560 342 860 342 1108', true),
          ],
        ),
      ]),
      {
        ...waistband(l, 50),
        lines: [stitch('M358 140C430 150 570 150 642 140', true), stitch('M358 176C430 186 570 186 642 176', true)],
      },
      ...loops(l, [-106, -52, 52, 106]),
      {
        d: box(499, 188, 3, 220),
        zone: 'inside',
        texture: 'none',
        body: 1,
        lift: 1,
        wrinkle: 0,
        lines: [stitch('M534 190L532 330C530 366 518 380 504 386', true)],
      },
      ...button(500, 164, 12, 'metal'),
      ...button(374, 190, 4, 'metal'),
      ...button(626, 190, 4, 'metal'),
    ]
  },
}

const SHORT: Lower = {
  top: 330,
  waist: 176,
  hip: 226,
  hipY: 560,
  forkY: 640,
  knee: 246,
  kneeY: 760,
  hem: 262,
  hemY: 900,
  inner: 18,
}

export const shorts: Garment = {
  fabrics: ['linen', 'twill', 'denim', 'wool'],
  detail: [350, 310, 320],
  hook: null,
  cut({ random }) {
    const l = SHORT
    const pocket = slant(l)
    return [
      backInside(l),
      ...pair(() => [
        leg(
          random,
          l,
          [
            crease(line([400, 392], [380, 896], 4), 7, 4),
            pocket.fold,
            ...swing(
              random,
              [
                [330, 470],
                [480, 640],
              ],
              [
                [260, 890],
                [470, 900],
              ],
              4,
              0.7,
            ),
          ],
          [pocket.line, stitch('M242 872C310 882 420 882 480 874')],
        ),
      ]),
      waistband(l, 52),
      ...loops(l, [-124, 124]),
      ...button(500, 362, 11),
      { d: box(499, 392, 3, 230), zone: 'inside', texture: 'none', body: 1, lift: 1, wrinkle: 0 },
    ]
  },
}

function drawcord(y: number): Part[] {
  const cord = (d: string): Part => ({ d, zone: 'paper', texture: 'none', roll: 3, body: 5, lift: 3, wrinkle: 0 })
  return [
    cord(
      outline(
        [488, y],
        [
          [484, y + 60, 470, y + 100, 476, y + 150],
          [486, y + 150],
          [482, y + 100, 496, y + 60, 498, y],
        ],
      ),
    ),
    cord(
      outline(
        [504, y],
        [
          [508, y + 60, 524, y + 90, 520, y + 136],
          [530, y + 136],
          [536, y + 90, 518, y + 60, 514, y],
        ],
      ),
    ),
  ]
}

export const swimShorts: Garment = {
  fabrics: ['nylon', 'poplin', 'linen'],
  detail: [350, 310, 320],
  hook: null,
  cut({ random }) {
    const l: Lower = { ...SHORT, hip: 236, hem: 274, hemY: 880 }
    const gather = Array.from({ length: 12 }, (_, i) =>
      crease(line([340 + i * 29, 384], [338 + i * 29 + random(-8, 8), 384 + random(40, 80)]), 8, 4),
    )
    return [
      backInside(l),
      ...pair(() => [
        leg(
          random,
          l,
          [
            ...gather.slice(0, 6),
            ...swing(
              random,
              [
                [320, 450],
                [480, 640],
              ],
              [
                [240, 870],
                [470, 880],
              ],
              4,
              0.8,
            ),
          ],
          [seam('M300 420C290 560 262 720 250 872'), stitch('M232 856C310 866 420 866 480 858')],
        ),
      ]),
      {
        ...waistband(l, 54),
        folds: Array.from({ length: 20 }, (_, i) => crease(line([334 + i * 17.5, 336], [334 + i * 17.5, 390]), 5, 3)),
      },
      ...drawcord(372),
    ]
  },
}

export const joggers: Garment = {
  fabrics: ['fleece', 'jersey', 'nylon', 'knit'],
  detail: [350, 110, 320],
  hook: null,
  cut({ random }) {
    const l: Lower = {
      top: 132,
      waist: 144,
      hip: 186,
      hipY: 340,
      forkY: 430,
      knee: 174,
      kneeY: 760,
      hem: 138,
      hemY: 1060,
      inner: 42,
    }
    const pocket = slant(l)
    const cuff = outline(
      [500 - 138, 1052],
      [
        [500 - 130, 1122],
        [500 - 100, 1128, 500 - 70, 1128, 500 - 50, 1122],
        [500 - 42, 1052],
        [500 - 70, 1062, 500 - 110, 1062, 500 - 138, 1052],
      ],
    )
    return [
      backInside(l),
      ...pair(() => [
        leg(
          random,
          l,
          [
            pocket.fold,
            ...bunch(random, [412, 760], 76, 84, 4),
            ...bunch(random, [410, 1010], 86, 70, 3),
            ...hang(
              random,
              [
                [370, 200],
                [480, 220],
              ],
              [
                [350, 600],
                [470, 640],
              ],
              3,
              0.6,
            ),
          ],
          [pocket.line],
        ),
        { d: cuff, zone: 'trim', texture: 'rib', roll: 6, body: 9, lift: 3, wrinkle: 0.2 },
      ]),
      waistband(l, 54, 'rib'),
      ...drawcord(176),
    ]
  },
}

export const leggings: Garment = {
  fabrics: ['lycra', 'rib'],
  detail: [350, 130, 320],
  hook: null,
  cut({ random }) {
    const l: Lower = {
      top: 134,
      waist: 112,
      hip: 150,
      hipY: 350,
      forkY: 420,
      knee: 116,
      kneeY: 760,
      hem: 92,
      hemY: 1116,
      inner: 24,
    }
    const panel = outline(
      [500 - 142, 270],
      [
        [500 - 160, 400, 500 - 130, 640, 500 - 114, 780],
        [500 - 96, 1100],
        [500 - 82, 1100],
        [500 - 92, 780, 500 - 116, 560, 500 - 116, 270],
      ],
    )
    return [
      backInside(l),
      ...pair((): Part[] => [
        leg(random, l, [
          ridge(line([420, 480], [440, 700], 6), 34, 10),
          ...bunch(random, [440, 770], 84, 44, 3),
          ...bunch(random, [446, 1070], 88, 32, 2),
        ]),
        { d: panel, zone: 'second', body: 4, roll: 5, lift: 1, wrinkle: 0.4 },
      ]),
      { ...waistband(l, 84), lines: [] },
    ]
  },
}
