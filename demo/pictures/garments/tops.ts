import {
  bunch,
  button,
  type Garment,
  hang,
  swing,
  type Line,
  pair,
  type Part,
  type Pose,
  ridge,
  seam,
  stitch,
} from './garment.ts'
import { box, type Curve, halves, line, outline, ribbon } from './path.ts'
import {
  armSeams,
  bodyFolds,
  CREW,
  front,
  hemStitch,
  insideNeck,
  neckRib,
  sleeve,
  type Upper,
  veeNeck,
} from './upper.ts'

const TEE: Upper = { ...CREW, neck: 96, drop: 66, shoulder: 238, chest: 250, waist: 244, hem: 250, hemY: 1050, sag: 10 }

function plainBody(random: Pose['random'], u: Upper, d: string, more: readonly Line[] = []): Part {
  const seams = armSeams(u)
  return {
    d,
    zone: 'main',
    folds: [...bodyFolds(random, u), ...seams.folds],
    lines: [...seams.lines, hemStitch(u), ...more],
  }
}

export const tShirt: Garment = {
  fabrics: ['jersey', 'linen'],
  detail: [340, 190, 330],
  hook: [500, 232],
  cut({ random }) {
    const rib = neckRib(TEE, 24)
    return [
      insideNeck(TEE),
      rib.back,
      ...pair(() => sleeve(random, TEE, { to: [128, 560], width: 172, bulge: 6, elbow: 0 })),
      plainBody(random, TEE, front(TEE)),
      rib.over,
    ]
  },
}

export const tank: Garment = {
  fabrics: ['rib', 'jersey', 'linen'],
  detail: [350, 250, 320],
  hook: [500, 250],
  cut({ random }) {
    const u: Upper = {
      ...TEE,
      neck: 98,
      neckY: 220,
      drop: 150,
      shoulder: 152,
      shoulderY: 228,
      chest: 224,
      armY: 490,
      waist: 208,
      hem: 220,
      hemY: 1040,
    }
    const trim = ribbon(
      [
        [
          [402, 222],
          [408, 330],
          [450, 372],
          [500, 372],
        ],
        [
          [500, 372],
          [550, 372],
          [592, 330],
          [598, 222],
        ],
      ],
      20,
    )
    return [
      insideNeck(u, 60, 120),
      { ...plainBody(random, u, front(u)), lines: [hemStitch(u)] },
      { d: trim, zone: 'trim', texture: 'none', roll: 4, body: 5, lift: 1.5, wrinkle: 0 },
    ]
  },
}

const SHIRT: Upper = {
  ...CREW,
  neck: 84,
  neckY: 216,
  drop: 62,
  shoulder: 230,
  shoulderY: 260,
  chest: 242,
  armY: 468,
  waist: 236,
  waistY: 740,
  hem: 236,
  hemY: 1010,
  sag: 58,
}

/** The two leaves of a turned-down collar, and what stands behind the neck. */
export function collar(u: Upper, points = 128, spread = 12): { back: Part[]; leaves: Part[] } {
  const y = u.neckY
  const leaf = outline(
    [500 - u.neck + 12, y - 30],
    [
      [500 - u.neck - 20, y - 8, 500 - u.neck - 28, y + 22, 500 - u.neck - 30, y + 44],
      [500 - u.neck - spread, y + points],
      [500 - 4, y + u.drop + 6],
      [500 - u.neck * 0.5, y + u.drop - 12, 500 - u.neck * 0.82, y + 18, 500 - u.neck + 12, y - 30],
    ],
  )
  const inner = `M${500 - u.neck - spread + 6} ${y + points - 14}L${500 - 14} ${y + u.drop + 8}`
  const outer = `M${500 - u.neck - 22} ${y + 44}L${500 - u.neck - spread + 6} ${y + points - 14}`
  const back = halves(
    [500, y - 26],
    [
      [500 - u.neck * 0.5, y - 26, 500 - u.neck * 0.8, y - 34, 500 - u.neck + 10, y - 34],
      [500 - u.neck - 8, y + 30],
      [500 - u.neck * 0.5, y + 32, 500 - 40, y + 36, 500, y + 36],
    ],
  )
  return {
    back: [
      insideNeck(u, 10, u.drop + 40),
      { d: back, zone: 'trim', roll: 5, body: 6, wrinkle: 0.3, folds: [] },
      { d: box(478, y - 4, 44, 24, 2), zone: 'paper', texture: 'none', body: 2, lift: 1, wrinkle: 0 },
    ],
    leaves: pair(() => [
      {
        d: leaf,
        zone: 'main',
        grain: -24,
        roll: 6,
        body: 8,
        lift: 5,
        wrinkle: 0.4,
        lines: [stitch(inner), stitch(outer)],
      },
    ]),
  }
}

export function placket(from: number, to: number, width = 34): Part {
  const half = width / 2
  return {
    d: box(500 - half, from, width, to - from),
    zone: 'main',
    body: 3,
    roll: 4,
    lift: 2,
    wrinkle: 0.5,
    lines: [
      stitch(`M${500 - half + 5} ${from}L${500 - half + 5} ${to}`),
      stitch(`M${500 + half - 5} ${from}L${500 + half - 5} ${to}`),
    ],
  }
}

export function pocket(x: number, y: number, w: number, h: number, flap = 0): Part[] {
  const bag: Part = {
    d: outline(
      [x, y],
      [
        [x + w, y],
        [x + w, y + h * 0.84],
        [x + w / 2, y + h],
        [x, y + h * 0.84],
      ],
    ),
    zone: 'main',
    roll: 4,
    body: 4,
    lift: 2.5,
    wrinkle: 0.6,
    lines: [
      stitch(
        `M${x + 5} ${y}L${x + 5} ${y + h * 0.82}L${x + w / 2} ${y + h - 7}L${x + w - 5} ${y + h * 0.82}L${x + w - 5} ${y}`,
      ),
      stitch(`M${x} ${y + 16}L${x + w} ${y + 16}`),
    ],
  }
  if (!flap) return [bag]
  return [
    bag,
    {
      d: outline(
        [x - 3, y - 6],
        [
          [x + w + 3, y - 6],
          [x + w + 3, y + flap * 0.66],
          [x + w / 2, y + flap],
          [x - 3, y + flap * 0.66],
        ],
      ),
      zone: 'main',
      roll: 4,
      body: 5,
      lift: 4,
      wrinkle: 0.4,
      lines: [
        stitch(
          `M${x + 3} ${y}L${x + 3} ${y + flap * 0.6}L${x + w / 2} ${y + flap - 8}L${x + w - 3} ${y + flap * 0.6}L${x + w - 3} ${y}`,
        ),
      ],
    },
  ]
}

const SHIRT_SLEEVE = { to: [134, 958], width: 106, cuffKind: 'band', cuff: 64, cuffWidth: 96, bulge: 24 } as const

function shirtNeck(u: Upper) {
  return [
    [500, u.neckY + u.drop],
    [500 - u.neck * 0.5, u.neckY + u.drop - 14, 500 - u.neck * 0.9, u.neckY + 16, 500 - u.neck, u.neckY],
  ] as const
}

export const shirt: Garment = {
  fabrics: ['poplin', 'linen', 'twill', 'denim'],
  detail: [350, 170, 330],
  hook: [500, 200],
  cut({ random }) {
    const { back, leaves } = collar(SHIRT)
    return [
      ...back,
      ...pair(() => sleeve(random, SHIRT, SHIRT_SLEEVE)),
      plainBody(random, SHIRT, front(SHIRT, shirtNeck(SHIRT))),
      placket(284, 1062),
      ...pocket(560, 452, 118, 136),
      ...leaves,
      ...[300, 420, 530, 640, 750, 860, 964].flatMap((y) => button(500, y, 8.5)),
    ]
  },
}

export const overshirt: Garment = {
  fabrics: ['twill', 'denim', 'wool', 'tweed', 'suede'],
  detail: [530, 400, 330],
  hook: [500, 200],
  cut({ random }) {
    const u: Upper = { ...SHIRT, shoulder: 240, chest: 256, waist: 252, hem: 252, hemY: 1040, sag: 14, armY: 486 }
    const { back, leaves } = collar(u, 136, 18)
    return [
      ...back,
      ...pair(() => sleeve(random, u, { ...SHIRT_SLEEVE, to: [122, 978], width: 120, cuffWidth: 108 })),
      plainBody(random, u, front(u, shirtNeck(u))),
      placket(284, 1054, 42),
      ...pocket(300, 462, 132, 150, 56),
      ...pocket(568, 462, 132, 150, 56),
      ...leaves,
      ...[312, 442, 572, 702, 832, 962].flatMap((y) => button(500, y, 11)),
      ...button(366, 500, 9),
      ...button(634, 500, 9),
    ]
  },
}

export const blouse: Garment = {
  fabrics: ['satin', 'crepe', 'linen', 'poplin'],
  detail: [360, 190, 330],
  hook: [500, 220],
  cut({ random }) {
    const u: Upper = {
      ...SHIRT,
      neck: 88,
      shoulder: 214,
      shoulderY: 262,
      chest: 232,
      waist: 226,
      hem: 244,
      hemY: 1000,
      sag: 30,
    }
    const tie = (bow: readonly Curve[], width: (t: number) => number): Part => ({
      d: ribbon(bow, width),
      zone: 'main',
      roll: 8,
      body: 9,
      lift: 5,
      grain: 10,
    })
    return [
      insideNeck(u, 12, 150),
      ...pair(() =>
        sleeve(random, u, { to: [140, 930], width: 176, cuffKind: 'band', cuff: 54, cuffWidth: 84, bulge: 40 }).map(
          (part, i) =>
            i === 0
              ? {
                  ...part,
                  folds: [
                    ...(part.folds ?? []),
                    ...hang(
                      random,
                      [
                        [220, 420],
                        [270, 500],
                      ],
                      [
                        [80, 930],
                        [210, 950],
                      ],
                      5,
                      0.9,
                    ),
                  ],
                }
              : part,
        ),
      ),
      {
        ...plainBody(random, u, front(u, veeNeck(u, 150))),
        folds: [
          ...bodyFolds(random, u, 1.4),
          ...hang(
            random,
            [
              [380, 300],
              [620, 300],
            ],
            [
              [300, 560],
              [700, 560],
            ],
            6,
            0.6,
          ),
        ],
      },
      {
        d: ribbon(
          [
            [
              [414, 218],
              [424, 290],
              [466, 330],
              [498, 366],
            ],
          ],
          26,
        ),
        zone: 'trim',
        roll: 5,
        body: 7,
        lift: 3,
      },
      {
        d: ribbon(
          [
            [
              [586, 218],
              [576, 290],
              [534, 330],
              [502, 366],
            ],
          ],
          26,
        ),
        zone: 'trim',
        roll: 5,
        body: 7,
        lift: 3,
      },
      tie(
        [
          [
            [500, 366],
            [470, 460],
            [440, 540],
            [452, 640],
          ],
        ],
        (t) => 20 + 26 * t,
      ),
      tie(
        [
          [
            [502, 366],
            [530, 450],
            [566, 520],
            [560, 600],
          ],
        ],
        (t) => 20 + 26 * t,
      ),
      {
        d: outline(
          [482, 352],
          [
            [490, 340, 512, 340, 520, 352],
            [526, 370, 524, 384, 516, 392],
            [506, 398, 494, 398, 486, 392],
            [478, 380, 478, 364, 482, 352],
          ],
        ),
        zone: 'main',
        roll: 6,
        body: 9,
        lift: 4,
      },
    ]
  },
}

export const camisole: Garment = {
  fabrics: ['satin', 'crepe'],
  detail: [340, 320, 330],
  hook: [500, 250],
  cut({ random }) {
    const body = halves(
      [500, 470],
      [
        [470, 452, 420, 420, 392, 380],
        [370, 420, 330, 452, 300, 470],
        [290, 620, 278, 820, 268, 1006],
        [350, 1036, 430, 1036, 500, 1036],
      ],
    )
    const back = halves(
      [500, 452],
      [
        [420, 452, 350, 460, 304, 472],
        [330, 520],
        [500, 520],
      ],
    )
    return [
      { d: back, zone: 'inside', body: 3 },
      ...strap([
        [396, 386],
        [384, 320],
        [400, 260],
        [420, 190],
      ]),
      {
        d: body,
        zone: 'main',
        lines: [stitch('M270 990C350 1018 650 1018 730 990')],
        folds: [
          ...swing(
            random,
            [
              [380, 440],
              [620, 440],
            ],
            [
              [290, 1010],
              [710, 1010],
            ],
            7,
            0.8,
          ),
          ridge(line([398, 400], [470, 560], 12), 20, 7),
          ridge(line([602, 400], [530, 560], -12), 20, 7),
        ],
      },
      {
        d: ribbon(
          [
            [
              [302, 470],
              [340, 452],
              [372, 420],
              [392, 380],
            ],
            [
              [392, 380],
              [424, 424],
              [474, 456],
              [500, 470],
            ],
          ],
          8,
        ),
        zone: 'trim',
        texture: 'none',
        roll: 2,
        body: 3,
        lift: 1,
        wrinkle: 0,
      },
      {
        d: ribbon(
          [
            [
              [698, 470],
              [660, 452],
              [628, 420],
              [608, 380],
            ],
            [
              [608, 380],
              [576, 424],
              [526, 456],
              [500, 470],
            ],
          ],
          8,
        ),
        zone: 'trim',
        texture: 'none',
        roll: 2,
        body: 3,
        lift: 1,
        wrinkle: 0,
      },
    ]
  },
}

export function strap(curve: Curve, width = 8): Part[] {
  return pair(() => [
    { d: ribbon([curve], width), zone: 'trim', texture: 'none', roll: 2.5, body: 4, lift: 3, wrinkle: 0 },
  ])
}

export const polo: Garment = {
  fabrics: ['jersey', 'knit', 'rib'],
  detail: [350, 180, 330],
  hook: [500, 210],
  cut({ random }) {
    const u: Upper = { ...TEE, neck: 86, neckY: 222, drop: 62 }
    const { back, leaves } = collar(u, 104, 22)
    return [
      ...back,
      ...pair(() =>
        sleeve(random, u, {
          to: [136, 556],
          width: 158,
          bulge: 6,
          elbow: 0,
          cuffKind: 'rib',
          cuff: 30,
          cuffWidth: 150,
        }),
      ),
      plainBody(random, u, front(u, shirtNeck(u))),
      {
        ...placket(286, 470, 40),
        lines: [stitch('M483 300L483 466'), stitch('M517 300L517 466'), stitch('M482 462L518 462')],
      },
      ...leaves.map((leaf): Part => ({ ...leaf, texture: 'rib', zone: 'trim', lines: [] })),
      ...[316, 376, 436].flatMap((y) => button(500, y, 8.5)),
    ]
  },
}

export const sportsBra: Garment = {
  fabrics: ['lycra'],
  detail: [340, 420, 320],
  hook: null,
  cut({ random }) {
    const body = halves(
      [500, 560],
      [
        [440, 560, 412, 480, 404, 330],
        [352, 330],
        [356, 470, 330, 570, 262, 640],
        [264, 780, 280, 820, 286, 850],
        [360, 866, 440, 868, 500, 868],
      ],
    )
    return [
      {
        d: halves(
          [500, 470],
          [
            [446, 470, 420, 430, 410, 330],
            [370, 340],
            [380, 600],
            [500, 640],
          ],
        ),
        zone: 'inside',
        body: 4,
      },
      {
        d: body,
        zone: 'main',
        roll: 9,
        body: 18,
        folds: [
          ridge(line([360, 620], [470, 800], 26), 44, 14),
          ridge(line([640, 620], [530, 800], -26), 44, 14),
          ...bunch(random, [500, 760], 90, 60, 2),
        ],
        lines: [seam('M300 690C380 760 440 790 500 790C560 790 620 760 700 690')],
      },
      {
        d: halves(
          [500, 850],
          [
            [430, 850, 350, 848, 282, 832],
            [286, 916],
            [360, 932, 440, 934, 500, 934],
          ],
        ),
        zone: 'second',
        roll: 6,
        body: 9,
        lift: 2.5,
        wrinkle: 0.3,
      },
    ]
  },
}
