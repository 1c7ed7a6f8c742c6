import { button, type Garment, pair, type Part, type Pose, ridge, seam } from './garment.ts'
import { halves, line, outline } from './path.ts'
import { armSeams, bodyFolds, CREW, front, hemBand, insideNeck, neckRib, sleeve, type Upper, veeNeck } from './upper.ts'

const KNITS = ['knit', 'cable', 'rib', 'wool'] as const
const LONG = { to: [118, 968], width: 104, cuffKind: 'rib', cuff: 70, bulge: 26 } as const

export function knitBody(random: Pose['random'], u: Upper): Part {
  const seams = armSeams(u)
  return { d: front(u), zone: 'main', folds: [...bodyFolds(random, u), ...seams.folds], lines: seams.lines }
}

export const sweaterCrew: Garment = {
  fabrics: KNITS,
  detail: [330, 190, 340],
  hook: [500, 232],
  cut({ random }) {
    const rib = neckRib(CREW, 34)
    return [
      insideNeck(CREW),
      rib.back,
      ...pair(() => sleeve(random, CREW, LONG)),
      knitBody(random, CREW),
      hemBand(CREW, 76),
      rib.over,
    ]
  },
}

export const turtleneck: Garment = {
  fabrics: ['rib', 'knit', 'cable', 'wool'],
  detail: [340, 130, 330],
  hook: [500, 176],
  cut({ random }) {
    const u: Upper = { ...CREW, neck: 92, neckY: 250, shoulderY: 288, armY: 486, hemY: 1016, waistY: 756 }
    const tube = halves(
      [500, 150],
      [
        [430, 150, 414, 156, 404, 166],
        [396, 206, 400, 236, 392, 270],
        [420, 318, 460, 326, 500, 326],
      ],
    )
    const turned = halves(
      [500, 148],
      [
        [440, 148, 408, 152, 400, 160],
        [392, 186, 392, 212, 388, 240],
        [420, 262, 460, 268, 500, 268],
      ],
    )
    return [
      ...pair(() => sleeve(random, u, { ...LONG, to: [122, 984] })),
      knitBody(random, u),
      hemBand(u, 72),
      { d: tube, zone: 'trim', texture: 'rib', roll: 12, body: 18, lift: 4, wrinkle: 0.3 },
      {
        d: turned,
        zone: 'trim',
        texture: 'rib',
        roll: 10,
        body: 16,
        lift: 5,
        wrinkle: 0.3,
        folds: [ridge(line([420, 210], [560, 226], 8), 14, 4), ridge(line([470, 176], [590, 190], -6), 12, 3)],
      },
    ]
  },
}

export const cardigan: Garment = {
  fabrics: KNITS,
  detail: [380, 470, 330],
  hook: [500, 232],
  cut({ random }) {
    const u: Upper = { ...CREW, neck: 86, drop: 40 }
    const band = (dx: number) =>
      outline(
        [500 - 92, 222],
        [
          [500 - 86, 330, 500 - 22 + dx, 420, 500 - 22 + dx, 520],
          [500 - 22 + dx, 1062],
          [500 + 22 + dx, 1062],
          [500 + 22 + dx, 500],
          [500 + 18 + dx, 410, 500 - 46, 320, 500 - 56, 214],
        ],
      )
    const right = outline(
      [500 + 92, 222],
      [
        [500 + 86, 330, 500 + 22, 420, 500 + 22, 520],
        [500 - 22, 520],
        [500 - 18, 410, 500 + 46, 320, 500 + 56, 214],
      ],
    )
    return [
      insideNeck({ ...u, drop: 270 }, 26, 270),
      neckRib(u, 30).back,
      ...pair(() => sleeve(random, u, LONG)),
      { ...knitBody(random, u), d: front(u, veeNeck(u, 270)) },
      hemBand(u, 76),
      { d: right, zone: 'trim', texture: 'rib', roll: 6, body: 8, lift: 3, wrinkle: 0.2 },
      { d: band(0), zone: 'trim', texture: 'rib', roll: 6, body: 8, lift: 4, wrinkle: 0.2 },
      ...[560, 660, 760, 860, 960, 1034].flatMap((y) => button(500, y, 12)),
    ]
  },
}

export const knitVest: Garment = {
  fabrics: KNITS,
  detail: [350, 220, 330],
  hook: [500, 236],
  cut({ random }) {
    const u: Upper = { ...CREW, neck: 84, shoulder: 176, shoulderY: 262, chest: 232, hemY: 970, waistY: 720 }
    const edge = outline(
      [500 - u.shoulder - 6, u.shoulderY + 2],
      [
        [500 - u.shoulder + 20, 350, 500 - u.chest + 20, 420, 500 - u.chest - 8, u.armY],
        [500 - u.chest + 20, u.armY + 4],
        [500 - u.chest + 52, 420, 500 - u.shoulder + 50, 350, 500 - u.shoulder + 26, u.shoulderY - 6],
      ],
    )
    const trim: Part = { d: edge, zone: 'trim', texture: 'rib', roll: 6, body: 8, lift: 3, wrinkle: 0.2, grain: 6 }
    const vee = outline(
      [500 - 112, 224],
      [
        [500 - 92, 320, 500 - 40, 400, 500, 474],
        [540, 400, 592, 320, 612, 224],
        [586, 214],
        [566, 306, 526, 374, 500, 424],
        [474, 374, 434, 306, 414, 214],
      ],
    )
    return [
      insideNeck({ ...u, drop: 210 }, 26, 210),
      neckRib(u, 28).back,
      { ...knitBody(random, u), d: front(u, veeNeck(u, 208)), lines: [] },
      ...pair(() => [trim]),
      hemBand(u, 78),
      { d: vee, zone: 'trim', texture: 'rib', roll: 6, body: 8, lift: 3, wrinkle: 0.2 },
    ]
  },
}

export const knitDress: Garment = {
  fabrics: ['rib', 'knit', 'wool'],
  detail: [340, 120, 330],
  hook: [500, 160],
  cut({ random }) {
    const u: Upper = {
      ...CREW,
      neck: 80,
      neckY: 150,
      drop: 54,
      shoulder: 176,
      shoulderY: 182,
      chest: 184,
      armY: 348,
      waist: 160,
      waistY: 560,
      hem: 214,
      hemY: 1090,
      sag: 14,
    }
    const rib = neckRib(u, 26)
    return [
      insideNeck(u),
      rib.back,
      ...pair(() => sleeve(random, u, { to: [212, 800], width: 84, cuffKind: 'rib', cuff: 56, bulge: 20 })),
      knitBody(random, u),
      hemBand(u, 52, 'rib', 4),
      rib.over,
    ]
  },
}

export const hoodie: Garment = {
  fabrics: ['fleece', 'jersey'],
  detail: [350, 210, 330],
  hook: [500, 190],
  cut({ random }) {
    const u: Upper = { ...CREW, neck: 100, neckY: 262, drop: 96, shoulderY: 302, armY: 500, waistY: 760, hemY: 1010 }
    const hoodBack = halves(
      [500, 148],
      [
        [410, 146, 372, 200, 372, 262],
        [372, 330],
        [500, 380],
      ],
    )
    const hood = outline(
      [498, 372],
      [
        [440, 352, 396, 300, 392, 236],
        [392, 190, 420, 156, 470, 150],
        [410, 146, 356, 168, 348, 236],
        [344, 300, 372, 356, 430, 392],
        [460, 410, 490, 412, 500, 404],
      ],
    )
    const pocket = halves(
      [500, 770],
      [
        [402, 770],
        [380, 790, 344, 858, 336, 900],
        [334, 1006],
        [500, 1014],
      ],
    )
    const cord = (dx: number): Part => ({
      d: outline(
        [500 + dx - 4, 394],
        [
          [500 + dx - 6, 470, 500 + dx * 1.5 - 5, 520, 500 + dx * 1.3 - 5, 590],
          [500 + dx * 1.3 + 5, 590],
          [500 + dx * 1.5 + 5, 520, 500 + dx + 4, 470, 500 + dx + 4, 394],
        ],
      ),
      zone: 'trim',
      texture: 'none',
      roll: 3,
      body: 5,
      lift: 3,
      wrinkle: 0,
    })
    return [
      { d: hoodBack, zone: 'inside', folds: [ridge(line([440, 170], [470, 330], 20), 22, 8)] },
      ...pair(() => sleeve(random, u, { ...LONG, to: [120, 990], width: 116 })),
      knitBody(random, u),
      hemBand(u, 70),
      {
        d: pocket,
        zone: 'main',
        lift: 4,
        lines: [seam('M400 776C378 796 346 862 340 900'), seam('M600 776C622 796 654 862 660 900')],
        folds: [ridge(line([420, 860], [560, 900], 10), 26, 6)],
      },
      ...pair(() => [
        { d: hood, zone: 'main', roll: 12, body: 20, lift: 6, folds: [ridge(line([380, 210], [440, 370], 20), 16, 7)] },
      ]),
      cord(-26),
      cord(28),
    ]
  },
}

export const sweatshirt: Garment = {
  fabrics: ['fleece', 'jersey'],
  detail: [340, 200, 330],
  hook: [500, 232],
  cut({ random }) {
    const u: Upper = { ...CREW, shoulder: 244, chest: 256, waist: 254, hem: 244 }
    const rib = neckRib(u, 28)
    return [
      insideNeck(u),
      rib.back,
      ...pair(() => sleeve(random, u, { ...LONG, to: [112, 960], width: 118, bulge: 32 })),
      {
        ...knitBody(random, u),
        lines: [...armSeams(u).lines, seam('M470 330L500 366L530 330')],
      },
      hemBand(u, 70),
      rib.over,
    ]
  },
}
