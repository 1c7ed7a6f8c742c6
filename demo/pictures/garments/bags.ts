import { bar, button, crease, type Garment, type Part, ridge, seam, stitch } from './garment.ts'
import { box, type Curve, ellipse, line, outline, ribbon } from './path.ts'

const HIDES = ['leather', 'suede', 'canvas'] as const

function handle(curve: readonly Curve[], width: number, lift = 7): Part {
  return { d: ribbon(curve, width, 30), zone: 'trim', roll: 7, body: 14, lift, wrinkle: 0.2 }
}

export const tote: Garment = {
  fabrics: HIDES,
  detail: [250, 420, 330],
  hook: null,
  cut() {
    const body = outline(
      [222, 470],
      [
        [400, 486, 600, 486, 778, 470],
        [792, 660, 806, 860, 814, 1040],
        [812, 1066, 800, 1078, 780, 1080],
        [600, 1096, 400, 1096, 220, 1080],
        [200, 1078, 188, 1066, 186, 1040],
        [194, 860, 208, 660, 222, 470],
      ],
    )
    const tab = (x: number): Part => ({
      d: outline(
        [x - 22, 474],
        [
          [x + 22, 476],
          [x + 22, 580],
          [x, 600],
          [x - 22, 580],
        ],
      ),
      zone: 'trim',
      roll: 5,
      body: 8,
      lift: 4,
      wrinkle: 0.2,
      lines: [stitch(`M${x - 15} 484L${x - 15} 576L${x} 590L${x + 15} 576L${x + 15} 484`)],
    })
    return [
      handle(
        [
          [
            [376, 500],
            [350, 260],
            [420, 150],
            [500, 150],
          ],
          [
            [500, 150],
            [580, 150],
            [650, 260],
            [624, 500],
          ],
        ],
        26,
        4,
      ),
      {
        d: outline(
          [232, 462],
          [
            [400, 452, 600, 452, 768, 462],
            [770, 490],
            [600, 506, 400, 506, 230, 490],
          ],
        ),
        zone: 'inside',
        body: 6,
      },
      {
        d: body,
        zone: 'main',
        roll: 14,
        body: 26,
        lift: 6,
        folds: [
          ridge(line([260, 620], [330, 1040], 20), 60, 12),
          ridge(line([740, 620], [670, 1040], -20), 60, -10),
          ridge(line([380, 1000], [620, 1010], 16), 46, 9),
        ],
        lines: [stitch('M226 500C400 516 600 516 774 500'), stitch('M204 1050C400 1074 600 1074 796 1050')],
      },
      handle(
        [
          [
            [356, 520],
            [328, 300],
            [410, 200],
            [500, 200],
          ],
          [
            [500, 200],
            [590, 200],
            [672, 300],
            [644, 520],
          ],
        ],
        28,
        8,
      ),
      tab(356),
      tab(644),
      ...button(356, 540, 8, 'metal'),
      ...button(644, 540, 8, 'metal'),
    ]
  },
}

export const crossbody: Garment = {
  fabrics: HIDES,
  detail: [330, 600, 330],
  hook: null,
  cut() {
    const body = outline(
      [252, 650],
      [
        [252, 616, 272, 600, 300, 600],
        [700, 600],
        [728, 600, 748, 616, 748, 650],
        [760, 780, 764, 880, 756, 950],
        [750, 990, 730, 1004, 700, 1006],
        [560, 1014, 440, 1014, 300, 1006],
        [270, 1004, 250, 990, 244, 950],
        [236, 880, 240, 780, 252, 650],
      ],
    )
    const flap = outline(
      [246, 640],
      [
        [246, 606, 268, 588, 300, 588],
        [700, 588],
        [732, 588, 754, 606, 754, 640],
        [762, 730, 740, 810, 660, 850],
        [580, 884, 420, 884, 340, 850],
        [260, 810, 238, 730, 246, 640],
      ],
    )
    const ring = (x: number): Part => ({
      d: `${ellipse(x, 616, 24, 22)}${ellipse(x, 616, 15, 13).replace(/^M/, 'M')}`,
      zone: 'metal',
      texture: 'none',
      roll: 3,
      body: 6,
      lift: 4,
      wrinkle: 0,
    })
    return [
      handle(
        [
          [
            [270, 610],
            [170, 420],
            [240, 160],
            [500, 160],
          ],
          [
            [500, 160],
            [760, 160],
            [830, 420],
            [730, 610],
          ],
        ],
        24,
        6,
      ),
      {
        d: body,
        zone: 'main',
        roll: 14,
        body: 26,
        lift: 6,
        lines: [stitch('M262 950C270 980 290 990 310 990C440 998 560 998 690 990C710 990 730 980 738 950')],
      },
      {
        d: flap,
        zone: 'main',
        roll: 12,
        body: 20,
        lift: 9,
        wrinkle: 0.6,
        folds: [ridge(line([300, 640], [360, 800], 20), 60, 8)],
        lines: [stitch('M260 650C254 730 276 796 348 836C420 866 580 866 652 836C724 796 746 730 740 650')],
      },
      ring(272),
      ring(728),
      {
        d: box(468, 828, 64, 76, 10),
        zone: 'metal',
        texture: 'none',
        roll: 5,
        body: 9,
        lift: 5,
        wrinkle: 0,
        lines: [seam('M478 866L522 866')],
      },
      bar(486, 852, 28, 22),
    ]
  },
}

export const bucketBag: Garment = {
  fabrics: HIDES,
  detail: [330, 470, 330],
  hook: null,
  cut({ random }) {
    const body = outline(
      [276, 500],
      [
        [330, 524, 670, 524, 724, 500],
        [752, 700, 768, 860, 776, 1000],
        [774, 1050, 740, 1072, 690, 1080],
        [560, 1092, 440, 1092, 310, 1080],
        [260, 1072, 226, 1050, 224, 1000],
        [232, 860, 248, 700, 276, 500],
      ],
    )
    const base = outline(
      [226, 972],
      [
        [380, 1004, 620, 1004, 774, 972],
        [778, 1010],
        [774, 1052, 740, 1072, 690, 1080],
        [560, 1092, 440, 1092, 310, 1080],
        [260, 1072, 226, 1052, 222, 1010],
      ],
    )
    return [
      handle(
        [
          [
            [300, 540],
            [230, 330],
            [330, 150],
            [500, 150],
          ],
          [
            [500, 150],
            [670, 150],
            [770, 330],
            [700, 540],
          ],
        ],
        30,
        5,
      ),
      {
        d: outline(
          [280, 498],
          [
            [340, 462, 660, 462, 720, 498],
            [660, 540, 340, 540, 280, 498],
          ],
        ),
        zone: 'inside',
        body: 6,
      },
      {
        d: body,
        zone: 'main',
        roll: 14,
        body: 30,
        lift: 6,
        folds: [
          ...Array.from({ length: 10 }, (_, i) =>
            ridge(line([312 + i * 42, 560], [290 + i * 47 + random(-12, 12), random(700, 860)], random(-8, 8)), 16, 10),
          ),
          ...Array.from({ length: 9 }, (_, i) => crease(line([320 + i * 45, 510], [322 + i * 45, 600]), 8, 5)),
        ],
      },
      {
        d: base,
        zone: 'trim',
        roll: 8,
        body: 10,
        lift: 3,
        wrinkle: 0.2,
        lines: [stitch('M232 984C380 1016 620 1016 768 984')],
      },
      ...[330, 392, 454, 546, 608, 670].map((x): Part => ({
        d: ellipse(x, 566, 11),
        zone: 'metal',
        texture: 'none',
        roll: 3,
        body: 5,
        lift: 2,
        wrinkle: 0,
      })),
      {
        d: ribbon(
          [
            [
              [330, 566],
              [400, 590],
              [600, 590],
              [670, 566],
            ],
          ],
          9,
          24,
        ),
        zone: 'trim',
        texture: 'none',
        roll: 3,
        body: 6,
        lift: 4,
        wrinkle: 0,
      },
      {
        d: ribbon(
          [
            [
              [490, 582],
              [470, 650],
              [480, 720],
              [460, 780],
            ],
          ],
          9,
        ),
        zone: 'trim',
        texture: 'none',
        roll: 3,
        body: 6,
        lift: 4,
        wrinkle: 0,
      },
      {
        d: ribbon(
          [
            [
              [508, 582],
              [530, 640],
              [516, 700],
              [536, 750],
            ],
          ],
          9,
        ),
        zone: 'trim',
        texture: 'none',
        roll: 3,
        body: 6,
        lift: 4,
        wrinkle: 0,
      },
      bar(452, 770, 18, 40),
      bar(528, 742, 18, 40),
      {
        d: ribbon(
          [
            [
              [488, 578],
              [494, 566],
              [506, 566],
              [514, 578],
            ],
          ],
          16,
        ),
        zone: 'trim',
        texture: 'none',
        roll: 4,
        body: 7,
        lift: 3,
        wrinkle: 0,
      },
    ]
  },
}
