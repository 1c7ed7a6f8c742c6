import {
  bunch,
  button,
  crease,
  fan,
  type Fold,
  type Garment,
  hang,
  pair,
  type Part,
  ridge,
  seam,
  stitch,
} from './garment.ts'
import type { Random } from '../seeded.ts'
import { box, curvePath, halves, line, outline, ribbon } from './path.ts'
import { CREW, insideNeck, sleeve, type Sleeve, type Upper } from './upper.ts'

/** A jacket or coat with lapels. `breakY` is where they end; `overlap` is how far the left front crosses the middle. */
type Jacket = Upper & {
  breakY: number
  overlap: number
  round: number
  lapel: 'notch' | 'peak' | 'wide'
  sleeve: Sleeve | null
}

function panel(random: Random, j: Jacket, overlap: number, round: number): Part {
  const edge = 500 + overlap
  const side: Fold = crease(line([500 - j.chest * 0.72, j.armY + 30], [500 - j.waist * 0.66, j.hemY - 40], 10), 5, 3)
  return {
    d: outline(
      [500 - j.neck, j.neckY],
      [
        [500 - j.neck - 50, j.neckY + 8, 500 - j.shoulder + 50, j.shoulderY - 16, 500 - j.shoulder, j.shoulderY],
        [500 - j.shoulder + 30, j.shoulderY + 70, 500 - j.chest + 36, j.armY - 60, 500 - j.chest, j.armY],
        [500 - j.chest + 2, j.armY + 90, 500 - j.waist, j.waistY - 90, 500 - j.waist, j.waistY],
        [500 - j.waist, j.waistY + 100, 500 - j.hem + 4, j.hemY - 120, 500 - j.hem, j.hemY],
        [500 - j.hem * 0.6, j.hemY + j.sag, 500 - j.hem * 0.3, j.hemY + j.sag + 4, edge - round, j.hemY + j.sag],
        [edge - round * 0.3, j.hemY + j.sag - 2, edge + 2, j.hemY - round * 0.5, edge + 2, j.hemY - round * 1.2],
        [edge, j.breakY],
        [edge - 30, j.breakY - 90, 500 - j.neck + 20, j.neckY + 120, 500 - j.neck, j.neckY],
      ],
    ),
    zone: 'main',
    grain: 1,
    roll: 8,
    body: 12,
    lift: 6,
    folds: [
      side,
      ...fan(random, [500 - j.chest + 8, j.armY], 58, 60, 3, 180),
      ...fan(random, [edge - 10, j.breakY + 40], 200, 50, 2, 170),
      ...hang(
        random,
        [
          [500 - j.waist * 0.9, j.waistY + 60],
          [edge - 40, j.waistY + 60],
        ],
        [
          [500 - j.hem * 0.92, j.hemY],
          [edge - 30, j.hemY],
        ],
        3,
        0.6,
      ),
      ridge(line([500 - j.chest * 0.5, j.shoulderY + 90], [500 - j.chest * 0.55, j.armY + 80], 14), 40, 9),
    ],
    lines: [seam(curvePath(side.along))],
  }
}

function lapel(j: Jacket, overlap: number): Part {
  const wide = j.lapel === 'wide' ? 26 : 0
  const peak = j.lapel === 'peak' ? 34 : 0
  const notchY = j.neckY + 124
  return {
    d: outline(
      [500 - j.neck - 2, j.neckY + 20],
      [
        [500 - j.neck - 52 - wide, notchY - 30],
        [500 - j.neck - 82 - wide, notchY + 12 - peak],
        [500 - j.neck - 66 - wide, notchY + 110, 500 + overlap - 100, j.breakY - 110, 500 + overlap + 1, j.breakY],
        [500 + overlap - 34, j.breakY - 120, 500 - j.neck + 26, j.neckY + 130, 500 - j.neck - 2, j.neckY + 20],
      ],
    ),
    zone: 'main',
    grain: -16,
    roll: 8,
    body: 10,
    lift: 6,
    wrinkle: 0.5,
    lines: [],
  }
}

function lapelCollar(j: Jacket): Part {
  const wide = j.lapel === 'wide' ? 20 : 0
  return {
    d: outline(
      [500 - j.neck + 26, j.neckY - 32],
      [
        [
          500 - j.neck - 16,
          j.neckY - 20,
          500 - j.neck - 44 - wide,
          j.neckY + 20,
          500 - j.neck - 54 - wide,
          j.neckY + 62,
        ],
        [500 - j.neck - 66 - wide, j.neckY + 106],
        [500 - j.neck - 36 - wide * 0.6, j.neckY + 100],
        [500 - j.neck + 4, j.neckY + 70, 500 - j.neck + 14, j.neckY + 20, 500 - j.neck + 26, j.neckY - 32],
      ],
    ),
    zone: 'main',
    grain: -30,
    roll: 6,
    body: 9,
    lift: 5,
    wrinkle: 0.4,
  }
}

function jacketBack(j: Jacket): Part[] {
  return [
    {
      ...insideNeck(j, 4, j.breakY - j.neckY + 40),
      body: 4,
      folds: [ridge(line([500, j.neckY + 60], [500, j.breakY], 4), 30, 6)],
    },
    {
      d: halves(
        [500, j.neckY - 26],
        [
          [460, j.neckY - 26, 500 - j.neck + 40, j.neckY - 34, 500 - j.neck + 24, j.neckY - 34],
          [500 - j.neck - 6, j.neckY + 26],
          [460, j.neckY + 26, 480, j.neckY + 28, 500, j.neckY + 28],
        ],
      ),
      zone: 'main',
      roll: 6,
      body: 8,
      wrinkle: 0.3,
    },
    { d: box(472, j.neckY + 36, 56, 30, 2), zone: 'paper', texture: 'none', body: 2, lift: 1, wrinkle: 0 },
  ]
}

function flapPocket(x: number, y: number, w: number, h: number, tilt = 6): Part {
  return {
    d: outline(
      [x, y],
      [
        [x + w, y + tilt],
        [x + w - 1, y + h + tilt - 6],
        [x + w - 4, y + h + tilt, x + w - 6, y + h + tilt, x + w - 10, y + h + tilt],
        [x + 10, y + h],
        [x + 4, y + h, x + 2, y + h - 2, x, y + h - 8],
      ],
    ),
    zone: 'main',
    roll: 4,
    body: 5,
    lift: 3.5,
    wrinkle: 0.3,
  }
}

function welt(x: number, y: number, w: number): Part {
  return {
    d: outline(
      [x, y],
      [
        [x + w, y - 12],
        [x + w + 2, y + 10],
        [x + 2, y + 22],
      ],
    ),
    zone: 'main',
    roll: 3,
    body: 4,
    lift: 2,
    wrinkle: 0,
  }
}

function jacket(random: Random, j: Jacket): Part[] {
  const right = panel(random, j, j.overlap, j.round)
  const mirror = (part: Part): Part => pair(() => [part])[1]!
  return [
    ...jacketBack(j),
    ...(j.sleeve ? pair(() => sleeve(random, j, j.sleeve!).map((part) => ({ ...part, body: 20 }))) : []),
    mirror(right),
    panel(random, j, j.overlap, j.round),
    ...pair(() => [lapel(j, j.overlap)]).toReversed(),
    ...pair(() => [lapelCollar(j)]),
  ]
}

const ARM = { to: [150, 968], width: 110, bulge: 26, elbow: 2 } as const
const BLAZER: Jacket = {
  ...CREW,
  neck: 70,
  neckY: 190,
  shoulder: 226,
  shoulderY: 236,
  chest: 232,
  armY: 450,
  waist: 206,
  waistY: 680,
  hem: 236,
  hemY: 1030,
  sag: 20,
  breakY: 640,
  overlap: 20,
  round: 60,
  lapel: 'notch',
  sleeve: ARM,
}

export const blazer: Garment = {
  fabrics: ['wool', 'linen', 'tweed', 'twill', 'crepe'],
  detail: [340, 180, 330],
  hook: [500, 170],
  cut({ random }) {
    return [
      ...jacket(random, BLAZER),
      flapPocket(312, 800, 124, 44, 6),
      ...pair(() => [flapPocket(312, 800, 124, 44, 6)]).slice(1),
      welt(584, 452, 96),
      ...button(508, 668, 13),
      ...button(510, 780, 13),
      ...[0, 1, 2].flatMap((i) => button(178 + i * 1, 906 + i * 24, 6)),
    ]
  },
}

export const coatDoubleBreasted: Garment = {
  fabrics: ['wool', 'tweed', 'crepe'],
  detail: [340, 130, 340],
  hook: [500, 120],
  cut({ random }) {
    const j: Jacket = {
      ...BLAZER,
      neckY: 142,
      shoulder: 208,
      shoulderY: 182,
      chest: 216,
      armY: 380,
      waist: 204,
      waistY: 600,
      hem: 248,
      hemY: 1112,
      sag: 16,
      breakY: 520,
      overlap: 66,
      round: 14,
      lapel: 'peak',
      sleeve: { to: [176, 850], width: 106, bulge: 24, elbow: 2 },
    }
    return [
      ...jacket(random, j),
      ...pair(() => [flapPocket(306, 716, 118, 44, 6)]),
      welt(590, 388, 88),
      ...[560, 650, 740].flatMap((y) => [...button(424, y, 14), ...button(548, y, 14)]),
    ]
  },
}

export const trench: Garment = {
  fabrics: ['twill', 'leather', 'denim'],
  detail: [340, 130, 340],
  hook: [500, 120],
  cut({ random }) {
    const j: Jacket = {
      ...BLAZER,
      neckY: 140,
      shoulder: 206,
      shoulderY: 180,
      chest: 214,
      armY: 378,
      waist: 186,
      waistY: 590,
      hem: 268,
      hemY: 1112,
      sag: 16,
      breakY: 430,
      overlap: 66,
      round: 14,
      lapel: 'wide',
      sleeve: { to: [170, 846], width: 110, bulge: 26, elbow: 3 },
    }
    const belt = halves(
      [500, 584],
      [
        [440, 584, 380, 580, 310, 572],
        [308, 628],
        [380, 638, 440, 642, 500, 642],
      ],
    )
    const flap = outline(
      [320, 176],
      [
        [420, 260],
        [430, 330, 390, 404, 330, 420],
        [318, 400, 312, 380, 300, 372],
        [320, 300, 316, 230, 320, 176],
      ],
    )
    const tab = (y: number): Part => ({
      d: outline(
        [118, y],
        [
          [212, y + 18],
          [208, y + 46],
          [114, y + 28],
        ],
      ),
      zone: 'main',
      grain: 12,
      roll: 4,
      body: 5,
      lift: 3,
      wrinkle: 0.2,
    })
    const body = jacket(random, j)
    return [
      ...body.slice(0, -4),
      { d: flap, zone: 'main', roll: 5, body: 6, lift: 4, wrinkle: 0.6 },
      ...body.slice(-4),
      ...pair(() => [tab(778)]),
      ...pair(() => [welt(330, 760, 70)]),
      ...[470, 550, 720, 820].flatMap((y) => [...button(430, y, 12), ...button(548, y, 12)]),
      {
        d: belt,
        zone: 'main',
        roll: 5,
        body: 8,
        lift: 6,
        wrinkle: 0.3,
        lines: [stitch('M312 582C400 592 600 592 688 582'), stitch('M312 620C400 632 600 632 688 620')],
      },
      {
        d: ribbon(
          [
            [
              [530, 612],
              [560, 680],
              [540, 760],
              [562, 850],
            ],
          ],
          46,
        ),
        zone: 'main',
        roll: 5,
        body: 8,
        lift: 6,
        lines: [],
      },
      {
        d: 'M482 568L546 568L546 658L482 658ZM494 582L494 644L534 644L534 582Z',
        zone: 'leather',
        texture: 'none',
        roll: 4,
        body: 6,
        lift: 5,
        wrinkle: 0,
      },
    ]
  },
}

export const waistcoat: Garment = {
  fabrics: ['wool', 'linen', 'tweed', 'satin'],
  detail: [350, 420, 330],
  hook: [500, 230],
  cut({ random }) {
    const j: Jacket = {
      ...BLAZER,
      neck: 76,
      neckY: 226,
      shoulder: 150,
      shoulderY: 250,
      chest: 214,
      armY: 520,
      waist: 196,
      waistY: 720,
      hem: 210,
      hemY: 940,
      sag: 0,
      breakY: 520,
      overlap: 14,
      round: 10,
      lapel: 'notch',
      sleeve: null,
    }
    const side = panel(random, j, j.overlap, 10)
    const front: Part = {
      ...side,
      d: outline(
        [424, 226],
        [
          [400, 228, 370, 238, 350, 250],
          [372, 330, 350, 470, 286, 520],
          [296, 600, 304, 660, 304, 720],
          [302, 800, 296, 870, 290, 930],
          [350, 960, 410, 990, 452, 1016],
          [480, 1000, 510, 960, 516, 920],
          [514, 520],
          [470, 440, 434, 340, 424, 226],
        ],
      ),
    }
    const other = pair(() => [front])
    return [
      { ...insideNeck(j, 4, 330) },
      {
        d: halves(
          [500, 300],
          [
            [440, 300, 380, 290, 352, 262],
            [300, 520],
            [320, 900],
            [500, 900],
          ],
        ),
        zone: 'inside',
        folds: [],
      },
      other[1]!,
      { ...front, folds: panel(random, j, j.overlap, 10).folds! },
      ...pair(() => [welt(326, 560, 84)]),
      ...pair(() => [welt(330, 790, 96)]),
      ...[560, 640, 720, 800, 880].flatMap((y) => button(500, y, 10)),
    ]
  },
}

export const denimJacket: Garment = {
  fabrics: ['denim', 'leather', 'suede', 'twill'],
  detail: [340, 190, 330],
  hook: [500, 210],
  cut({ random }) {
    const u: Upper = {
      ...CREW,
      neck: 80,
      neckY: 222,
      drop: 58,
      shoulder: 236,
      shoulderY: 264,
      chest: 248,
      armY: 476,
      waist: 236,
      waistY: 720,
      hem: 222,
      hemY: 930,
      sag: 8,
    }
    return trucker(random, u)
  },
}

function trucker(random: Random, u: Upper): Part[] {
  const gold = (d: string) => stitch(d, true)
  const half = outline(
    [500 - 80, 222],
    [
      [500 - 130, 234, 500 - 190, 252, 500 - 236, 264],
      [500 - 208, 350, 500 - 212, 420, 500 - 248, 476],
      [500 - 246, 560, 500 - 236, 640, 500 - 236, 720],
      [500 - 234, 800, 500 - 224, 860, 500 - 222, 930],
      [518, 936],
      [518, 286],
      [470, 282, 430, 256, 500 - 80, 222],
    ],
  )
  const seams = [
    'M268 444C330 452 420 454 518 450',
    'M350 462C372 620 400 760 420 926',
    'M450 462C446 620 444 760 452 926',
  ]
  const flap = outline(
    [318, 456],
    [
      [442, 458],
      [442, 496],
      [380, 522],
      [318, 494],
    ],
  )
  const leaf = outline(
    [500 - 74, 196],
    [
      [500 - 120, 210, 500 - 128, 244, 500 - 124, 268],
      [500 - 104, 356],
      [500 - 6, 284],
      [500 - 40, 270, 500 - 66, 232, 500 - 74, 196],
    ],
  )
  const front = (): Part => ({
    d: half,
    zone: 'main',
    roll: 8,
    body: 12,
    lift: 5,
    folds: [
      crease(line([350, 462], [420, 926], 4), 5, 4),
      crease(line([450, 462], [452, 926]), 5, 4),
      crease(line([270, 446], [518, 450], 4), 5, 4),
      ...fan(random, [260, 474], 60, 50, 2, 150),
      ...bunch(random, [400, 860], 80, 70, 3),
    ],
    lines: [...seams.map(seam), ...seams.map((d) => gold(d)), gold('M480 300L480 930')],
  })
  const cuffed: Sleeve = { to: [128, 940], width: 112, cuffKind: 'band', cuff: 58, cuffWidth: 102, bulge: 26, elbow: 4 }
  const fronts = pair(() => [front()])
  return [
    insideNeck(u, 6, 130),
    {
      d: halves(
        [500, 194],
        [
          [460, 194, 440, 188, 428, 190],
          [404, 246],
          [460, 252, 480, 254, 500, 254],
        ],
      ),
      zone: 'main',
      roll: 5,
      body: 6,
      wrinkle: 0.3,
    },
    { d: box(474, 232, 52, 30, 2), zone: 'leather', texture: 'none', body: 2, lift: 1, wrinkle: 0 },
    ...pair(() => sleeve(random, u, cuffed)),
    fronts[1]!,
    fronts[0]!,
    {
      d: halves(
        [500, 924],
        [
          [430, 926, 350, 926, 276, 920],
          [280, 990],
          [350, 998, 430, 1000, 500, 1000],
        ],
      ),
      zone: 'trim',
      roll: 5,
      body: 8,
      lift: 3,
      wrinkle: 0.4,
      lines: [gold('M284 934C400 942 600 942 716 934'), gold('M284 980C400 988 600 988 716 980')],
    },
    ...pair(() => [
      {
        d: flap,
        zone: 'main',
        roll: 4,
        body: 6,
        lift: 4,
        wrinkle: 0.3,
        lines: [gold('M324 462L324 492L380 514L436 492L436 462')],
      },
    ]),
    ...pair(() => [
      {
        d: leaf,
        zone: 'main',
        grain: -24,
        roll: 6,
        body: 8,
        lift: 5,
        wrinkle: 0.4,
        lines: [gold('M384 262L404 342L486 286')],
      },
    ]),
    ...[320, 430, 540, 650, 760, 870, 962].flatMap((y) => button(500, y, 10, 'metal')),
    ...button(380, 500, 7, 'metal'),
    ...button(620, 500, 7, 'metal'),
  ]
}
