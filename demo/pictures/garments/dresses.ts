import {
  bar,
  button,
  crease,
  fan,
  type Fold,
  type Garment,
  swing,
  pair,
  type Part,
  type Pose,
  ridge,
  seam,
  stitch,
} from './garment.ts'
import { halves, line, outline, ribbon } from './path.ts'
import { collar, placket, strap } from './tops.ts'
import { armSeams, bodyFolds, CREW, front, insideNeck, sleeve, type Upper, veeNeck } from './upper.ts'

/** A skirt from a waist line to a swinging hem. */
function skirtFolds(
  random: Pose['random'],
  waist: number,
  waistY: number,
  hem: number,
  hemY: number,
  count: number,
  strength = 1,
): Fold[] {
  return swing(
    random,
    [
      [500 - waist, waistY],
      [500 + waist, waistY],
    ],
    [
      [500 - hem, hemY],
      [500 + hem, hemY],
    ],
    count,
    strength,
  )
}

export const slipDress: Garment = {
  fabrics: ['satin', 'crepe', 'jersey'],
  detail: [350, 250, 310],
  hook: [500, 190],
  cut({ random }) {
    const body = halves(
      [500, 350],
      [
        [466, 334, 424, 300, 404, 262],
        [386, 300, 360, 330, 340, 350],
        [334, 430, 346, 500, 352, 560],
        [330, 720, 280, 920, 258, 1104],
        [320, 1136, 420, 1146, 500, 1146],
      ],
    )
    return [
      {
        d: halves(
          [500, 340],
          [
            [420, 340, 370, 344, 344, 352],
            [380, 400],
            [500, 400],
          ],
        ),
        zone: 'inside',
        body: 3,
      },
      ...strap(
        [
          [406, 268],
          [396, 210],
          [408, 160],
          [430, 122],
        ],
        7,
      ),
      {
        d: body,
        zone: 'main',
        folds: [
          ...skirtFolds(random, 110, 600, 220, 1110, 8, 1),
          ridge(line([410, 280], [470, 420], 12), 18, 6),
          ridge(line([590, 280], [530, 420], -12), 18, 6),
        ],
        lines: [stitch('M262 1090C330 1122 670 1122 738 1090')],
      },
      ...pair((): Part[] => [
        {
          d: ribbon(
            [
              [
                [342, 350],
                [364, 332],
                [388, 300],
                [404, 262],
              ],
              [
                [404, 262],
                [426, 304],
                [470, 338],
                [500, 350],
              ],
            ],
            7,
          ),
          zone: 'trim',
          texture: 'none',
          roll: 2,
          body: 3,
          lift: 1,
          wrinkle: 0,
        },
      ]),
    ]
  },
}

export const shirtDress: Garment = {
  fabrics: ['linen', 'poplin', 'denim', 'twill'],
  detail: [350, 110, 330],
  hook: [500, 140],
  cut({ random }) {
    const u: Upper = {
      ...CREW,
      neck: 72,
      neckY: 152,
      drop: 54,
      shoulder: 184,
      shoulderY: 186,
      chest: 194,
      armY: 356,
      waist: 158,
      waistY: 580,
      hem: 258,
      hemY: 1086,
      sag: 26,
    }
    const { back, leaves } = collar(u, 108, 10)
    const belt = halves(
      [500, 566],
      [
        [440, 566, 390, 562, 338, 554],
        [336, 602],
        [390, 610, 440, 614, 500, 614],
      ],
    )
    return [
      ...back,
      ...pair(() =>
        sleeve(random, u, { to: [206, 780], width: 92, cuffKind: 'band', cuff: 54, cuffWidth: 84, bulge: 22 }),
      ),
      {
        d: front(u),
        zone: 'main',
        folds: [
          ...fan(random, [314, 352], 50, 60, 3, 170),
          ...fan(random, [686, 352], 130, 60, 3, 170),
          ...skirtFolds(random, 150, 600, 246, 1080, 9, 0.9),
          ...armSeams(u).folds,
        ],
        lines: [...armSeams(u).lines, stitch('M244 1072C330 1100 670 1100 756 1072')],
      },
      placket(210, 1108, 30),
      { d: belt, zone: 'trim', lift: 5, roll: 5, body: 7, wrinkle: 0.4 },
      {
        d: ribbon(
          [
            [
              [520, 590],
              [540, 660],
              [530, 720],
              [552, 790],
            ],
          ],
          34,
        ),
        zone: 'trim',
        lift: 5,
        body: 6,
      },
      {
        d: ribbon(
          [
            [
              [516, 590],
              [500, 650],
              [506, 700],
              [486, 760],
            ],
          ],
          34,
        ),
        zone: 'trim',
        lift: 5,
        body: 6,
      },
      {
        d: outline(
          [498, 560],
          [
            [540, 560],
            [542, 620],
            [496, 620],
          ],
        ),
        zone: 'trim',
        lift: 4,
        roll: 7,
        body: 9,
      },
      ...leaves,
      ...[226, 310, 394, 478, 690, 790, 890, 990].flatMap((y) => button(500, y, 8)),
    ]
  },
}

export const wrapDress: Garment = {
  fabrics: ['crepe', 'satin', 'jersey', 'linen'],
  detail: [350, 380, 330],
  hook: [500, 150],
  cut({ random }) {
    const u: Upper = {
      ...CREW,
      neck: 92,
      neckY: 150,
      drop: 54,
      shoulder: 180,
      shoulderY: 182,
      chest: 192,
      armY: 352,
      waist: 154,
      waistY: 570,
      hem: 272,
      hemY: 1090,
      sag: 26,
    }
    const over = outline(
      [408, 150],
      [
        [430, 260, 500, 380, 654, 540],
        [654, 590],
        [690, 760, 750, 940, 772, 1090],
        [700, 1122, 560, 1126, 470, 1110],
        [520, 940, 480, 720, 346, 580],
        [340, 500, 316, 420, 308, 352],
        [342, 300, 336, 240, 320, 182],
      ],
    )
    return [
      insideNeck(u, 16, 200),
      ...pair(() => sleeve(random, u, { to: [214, 560], width: 150, bulge: 14, elbow: 1 })),
      {
        d: front(u, veeNeck(u, 270)),
        zone: 'main',
        folds: [...skirtFolds(random, 140, 600, 256, 1084, 8), ...armSeams(u).folds],
        lines: armSeams(u).lines,
      },
      {
        d: over,
        zone: 'main',
        grain: -9,
        lift: 5,
        folds: [
          ...fan(random, [640, 560], 205, 80, 6, 240),
          ...fan(random, [640, 590], 100, 60, 5, 420),
          ridge(line([430, 240], [600, 480], 10), 20, 8),
        ],
        lines: [stitch('M418 164C440 268 510 384 650 530')],
      },
      {
        d: halves(
          [500, 556],
          [
            [440, 556, 390, 550, 342, 542],
            [340, 590],
            [390, 598, 440, 602, 500, 602],
          ],
        ),
        zone: 'trim',
        lift: 4,
        roll: 5,
        body: 7,
        wrinkle: 0.4,
      },
      {
        d: ribbon(
          [
            [
              [640, 580],
              [668, 660],
              [640, 740],
              [664, 850],
            ],
          ],
          (t) => 22 + 10 * t,
        ),
        zone: 'trim',
        lift: 5,
        body: 6,
      },
      {
        d: ribbon(
          [
            [
              [636, 580],
              [620, 640],
              [632, 700],
              [606, 770],
            ],
          ],
          (t) => 22 + 10 * t,
        ),
        zone: 'trim',
        lift: 5,
        body: 6,
      },
      {
        d: outline(
          [622, 548],
          [
            [650, 544, 660, 560, 658, 580],
            [656, 604, 640, 612, 624, 606],
            [616, 586, 616, 566, 622, 548],
          ],
        ),
        zone: 'trim',
        lift: 4,
        roll: 7,
        body: 9,
      },
    ]
  },
}

const KAFTAN: Upper = {
  ...CREW,
  neck: 62,
  neckY: 126,
  drop: 40,
  shoulder: 150,
  shoulderY: 148,
  chest: 184,
  armY: 330,
  waist: 196,
  waistY: 560,
  hem: 236,
  hemY: 1120,
  sag: 20,
}

export const kaftan: Garment = {
  fabrics: ['linen', 'crepe', 'satin', 'poplin'],
  detail: [350, 110, 320],
  hook: [500, 128],
  cut({ random }) {
    const u = KAFTAN
    const yoke = ribbon(
      [
        [
          [500, 440],
          [500, 360],
          [500, 280],
          [500, 160],
        ],
      ],
      54,
    )
    const neck = ribbon(
      [
        [
          [430, 128],
          [438, 164],
          [464, 182],
          [500, 182],
        ],
        [
          [500, 182],
          [536, 182],
          [562, 164],
          [570, 128],
        ],
      ],
      32,
    )
    const hem = halves(
      [500, 1102],
      [
        [420, 1102, 340, 1100, 268, 1082],
        [263, 1120],
        [340, 1140, 420, 1142, 500, 1142],
      ],
    )
    return [
      insideNeck(u, 14, 70),
      ...pair(() => sleeve(random, u, { to: [190, 560], width: 208, bulge: 8, elbow: 2 })),
      {
        d: front(u),
        zone: 'main',
        folds: [...bodyFolds(random, u, 1.2), ...skirtFolds(random, 140, 420, 222, 1110, 8, 1)],
        lines: armSeams(u).lines,
      },
      { d: hem, zone: 'second', roll: 4, body: 3, lift: 1, wrinkle: 0.6 },
      {
        d: yoke,
        zone: 'second',
        roll: 4,
        body: 3,
        lift: 1.5,
        wrinkle: 0.4,
        folds: [crease(line([500, 190], [500, 440]), 4, 4)],
        lines: [stitch('M478 186L478 434', true), stitch('M522 186L522 434', true), seam('M500 190L500 440')],
      },
      { d: neck, zone: 'second', roll: 5, body: 5, lift: 2, wrinkle: 0.2 },
      ...[214, 252, 290, 328, 366, 404].flatMap((y) => button(500, y, 6, 'metal')),
    ]
  },
}

export const abaya: Garment = {
  fabrics: ['crepe', 'satin', 'linen', 'wool'],
  detail: [360, 420, 320],
  hook: [500, 140],
  cut({ random }) {
    const u: Upper = {
      ...KAFTAN,
      neck: 60,
      drop: 36,
      shoulder: 150,
      chest: 178,
      armY: 340,
      waist: 196,
      hem: 252,
      hemY: 1122,
      sag: 16,
    }
    const panel = (folds: Fold[]): Part => ({
      d: outline(
        [500 - 58, 126],
        [
          [500 - 90, 132, 500 - 126, 138, 500 - 150, 148],
          [500 - 138, 220, 500 - 156, 290, 500 - 178, 340],
          [500 - 190, 560, 500 - 234, 900, 500 - 252, 1122],
          [500 - 180, 1142, 500 - 100, 1146, 500 - 22, 1144],
          [500 - 8, 760, 500 - 14, 420, 500 - 24, 290],
          [500 - 36, 230, 500 - 54, 180, 500 - 58, 126],
        ],
      ),
      zone: 'main',
      lift: 5,
      folds,
      lines: [],
    })
    const border = ribbon(
      [
        [
          [448, 130],
          [454, 210],
          [482, 280],
          [484, 400],
        ],
        [
          [484, 400],
          [494, 640],
          [492, 900],
          [482, 1142],
        ],
      ],
      22,
    )
    return [
      insideNeck(u, 14, 120),
      {
        d: outline(
          [440, 200],
          [
            [560, 200],
            [580, 1132],
            [420, 1132],
          ],
        ),
        zone: 'inside',
        folds: [ridge(line([500, 400], [500, 1100], 10), 30, 8)],
      },
      ...pair(() => sleeve(random, u, { to: [178, 640], width: 200, bulge: 10, elbow: 2 })),
      ...pair(() => [
        panel([
          ...fan(random, [328, 344], 70, 50, 3, 240),
          ...swing(
            random,
            [
              [370, 280],
              [462, 240],
            ],
            [
              [262, 1112],
              [470, 1120],
            ],
            5,
            1,
          ),
        ]),
      ]),
      ...pair((): Part[] => [{ d: border, zone: 'second', roll: 4, body: 4, lift: 1.5, wrinkle: 0.3 }]),
    ]
  },
}

export const skirtMidi: Garment = {
  fabrics: ['satin', 'wool', 'crepe', 'linen', 'denim', 'tweed', 'leather'],
  detail: [350, 160, 320],
  hook: null,
  cut({ random }) {
    const body = halves(
      [500, 200],
      [
        [430, 200, 380, 196, 348, 190],
        [318, 320, 300, 420, 290, 520],
        [264, 740, 244, 920, 232, 1084],
        [330, 1116, 420, 1120, 500, 1120],
      ],
    )
    const band = halves(
      [500, 160],
      [
        [430, 160, 390, 158, 350, 152],
        [346, 206],
        [390, 214, 440, 218, 500, 218],
      ],
    )
    return [
      {
        d: halves(
          [500, 152],
          [
            [430, 152, 390, 146, 354, 144],
            [360, 190],
            [500, 190],
          ],
        ),
        zone: 'inside',
        body: 3,
      },
      {
        d: body,
        zone: 'main',
        folds: [
          ...skirtFolds(random, 130, 260, 254, 1096, 7, 0.9),
          crease(line([400, 216], [408, 330]), 5, 4),
          crease(line([600, 216], [592, 330]), 5, 4),
        ],
        lines: [seam('M400 216L408 326'), seam('M600 216L592 326'), stitch('M236 1066C330 1098 670 1098 764 1066')],
      },
      { d: band, zone: 'trim', lift: 2.5, roll: 5, body: 7, wrinkle: 0.3 },
    ]
  },
}

export const skirtPleated: Garment = {
  fabrics: ['crepe', 'wool', 'satin', 'twill'],
  detail: [350, 170, 320],
  hook: null,
  cut({ random }) {
    const body = halves(
      [500, 200],
      [
        [430, 200, 380, 196, 352, 190],
        [306, 480, 240, 800, 196, 1070],
        [300, 1110, 420, 1118, 500, 1118],
      ],
    )
    const band = halves(
      [500, 156],
      [
        [430, 156, 390, 154, 352, 148],
        [348, 202],
        [390, 210, 440, 214, 500, 214],
      ],
    )
    const count = 15
    const pleats = Array.from({ length: count }, (_, i): Fold => {
      const share = i / (count - 1) - 0.5
      const along = line(
        [500 + share * 292, 206],
        [500 + share * 592 + random(-5, 5), 1116 - Math.abs(share) * 80],
        share * 14,
      )
      return { along, width: 34, height: 11, kind: 'pleat' }
    })
    return [
      {
        d: halves(
          [500, 150],
          [
            [430, 150, 390, 144, 356, 142],
            [360, 186],
            [500, 186],
          ],
        ),
        zone: 'inside',
        body: 3,
      },
      {
        d: body,
        zone: 'main',
        wrinkle: 0.5,
        folds: pleats,
        lines: pleats.map(({ along: [a, b, c, d] }) => seam(outline(a, [[b[0], b[1], c[0], c[1], d[0], d[1]]], false))),
      },
      { d: band, zone: 'trim', lift: 2.5, roll: 5, body: 7, wrinkle: 0.3 },
      bar(486, 168, 28, 30, 'button'),
    ]
  },
}
