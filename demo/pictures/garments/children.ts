import {
  bunch,
  button,
  crease,
  fan,
  type Garment,
  hang,
  swing,
  pair,
  type Part,
  ridge,
  seam,
  stitch,
} from './garment.ts'
import { box, halves, line, outline, ribbon } from './path.ts'
import { CREW, front, insideNeck, neckRib, sleeve, type Upper } from './upper.ts'

export const romper: Garment = {
  fabrics: ['jersey', 'rib', 'knit', 'linen', 'fleece'],
  detail: [340, 230, 330],
  hook: [500, 250],
  cut({ random }) {
    const u: Upper = { ...CREW, neck: 92, neckY: 256, drop: 62, shoulder: 206, shoulderY: 288, chest: 216, armY: 448 }
    const body = halves(
      [500, 318],
      [
        [444, 318, 416, 290, 408, 256],
        [370, 262, 330, 276, 294, 288],
        [318, 350, 312, 400, 284, 448],
        [276, 560, 256, 660, 250, 760],
        [246, 860, 256, 930, 270, 990],
        [330, 1010, 400, 1010, 452, 998],
        [462, 940, 478, 890, 500, 862],
      ],
    )
    const rib = neckRib(u, 26)
    const cuff = outline(
      [266, 980],
      [
        [330, 1000, 400, 1000, 456, 986],
        [450, 1050],
        [400, 1062, 330, 1062, 278, 1048],
      ],
    )
    return [
      insideNeck(u),
      rib.back,
      ...pair(() => sleeve(random, u, { to: [164, 700], width: 118, bulge: 20, cuffKind: 'rib', cuff: 48, elbow: 2 })),
      {
        d: body,
        zone: 'main',
        roll: 10,
        body: 18,
        folds: [
          ...fan(random, [292, 446], 60, 60, 3, 170),
          ...fan(random, [708, 446], 120, 60, 3, 170),
          ...fan(random, [500, 850], 270, 120, 5, 170),
          ...bunch(random, [350, 900], 80, 80, 2),
          ...bunch(random, [650, 900], 100, 80, 2),
        ],
        lines: [stitch('M456 990C468 944 482 900 500 874C518 900 532 944 544 990')],
      },
      ...pair(() => [{ d: cuff, zone: 'trim', texture: 'rib', roll: 6, body: 9, lift: 3, wrinkle: 0.2 }]),
      {
        d: box(483, 312, 34, 250),
        zone: 'main',
        roll: 4,
        body: 3,
        lift: 2,
        wrinkle: 0.5,
        lines: [stitch('M488 344L488 558'), stitch('M512 344L512 558')],
      },
      rib.over,
      ...[372, 432, 492, 544].flatMap((y) => button(500, y, 10)),
    ]
  },
}

export const childDress: Garment = {
  fabrics: ['linen', 'poplin', 'jersey', 'twill'],
  detail: [340, 240, 330],
  hook: [500, 240],
  cut({ random }) {
    const u: Upper = {
      ...CREW,
      neck: 84,
      neckY: 256,
      drop: 54,
      shoulder: 160,
      shoulderY: 282,
      chest: 170,
      armY: 420,
      waist: 166,
      waistY: 470,
      hem: 166,
      hemY: 520,
      sag: 8,
    }
    const skirt = halves(
      [500, 512],
      [
        [440, 512, 380, 508, 334, 502],
        [300, 660, 240, 860, 214, 1010],
        [320, 1046, 420, 1052, 500, 1052],
      ],
    )
    const puff = outline(
      [352, 272],
      [
        [270, 270, 214, 330, 218, 408],
        [224, 440, 250, 462, 296, 458],
        [330, 450, 346, 440, 356, 430],
        [380, 380, 370, 310, 352, 272],
      ],
    )
    const peter = outline(
      [424, 246],
      [
        [372, 270, 366, 330, 404, 362],
        [446, 384, 488, 360, 498, 316],
        [456, 318, 430, 290, 424, 246],
      ],
    )
    return [
      insideNeck(u, 14, 70),
      ...pair(() => [
        {
          d: puff,
          zone: 'main',
          roll: 14,
          body: 26,
          grain: 20,
          folds: [
            ...hang(
              random,
              [
                [330, 290],
                [250, 300],
              ],
              [
                [340, 440],
                [236, 430],
              ],
              4,
              0.9,
            ),
          ],
        },
        {
          d: ribbon(
            [
              [
                [222, 412],
                [236, 452],
                [280, 470],
                [330, 446],
              ],
            ],
            26,
          ),
          zone: 'trim',
          roll: 5,
          body: 7,
          lift: 2.5,
          wrinkle: 0.2,
        },
      ]),
      {
        d: front(u),
        zone: 'main',
        folds: [...fan(random, [336, 420], 50, 50, 2, 110), ...fan(random, [664, 420], 130, 50, 2, 110)],
      },
      {
        d: skirt,
        zone: 'main',
        lift: 3,
        folds: [
          ...swing(
            random,
            [
              [340, 520],
              [660, 520],
            ],
            [
              [226, 1020],
              [774, 1020],
            ],
            10,
            1,
          ),
          ...Array.from({ length: 14 }, (_, i) =>
            crease(line([344 + i * 24, 510], [338 + i * 25 + random(-10, 10), 510 + random(60, 130)]), 9, 5),
          ),
        ],
        lines: [stitch('M222 990C330 1026 670 1026 778 990')],
      },
      {
        d: ribbon(
          [
            [
              [332, 506],
              [420, 520],
              [580, 520],
              [668, 506],
            ],
          ],
          20,
          24,
        ),
        zone: 'second',
        roll: 5,
        body: 6,
        lift: 2,
        wrinkle: 0.2,
      },
      ...pair(() => [{ d: peter, zone: 'second', roll: 7, body: 9, lift: 4, wrinkle: 0.2, texture: 'main' }]),
      ...[388, 430, 472].flatMap((y) => button(500, y, 9)),
    ]
  },
}

export const dungarees: Garment = {
  fabrics: ['denim', 'twill', 'linen'],
  detail: [340, 300, 330],
  hook: [500, 210],
  cut({ random }) {
    const bib = halves(
      [500, 372],
      [
        [450, 372, 420, 370, 396, 366],
        [384, 450, 360, 500, 330, 540],
        [326, 600],
        [500, 610],
      ],
    )
    const legs = (): Part => ({
      d: outline(
        [330, 560],
        [
          [304, 660, 284, 800, 276, 1080],
          [330, 1092, 400, 1092, 452, 1084],
          [462, 980, 478, 880, 497, 820],
          [503, 820],
          [503, 560],
        ],
      ),
      zone: 'main',
      roll: 9,
      body: 15,
      lift: 4,
      folds: [
        ...fan(random, [496, 806], 150, 70, 3, 130),
        ...bunch(random, [390, 860], 80, 80, 3),
        ...bunch(random, [370, 1040], 86, 66, 2),
      ],
      lines: [
        stitch('M316 640C296 760 290 900 288 1084', true),
        stitch('M280 1066C330 1076 400 1076 456 1068', true),
        stitch('M336 600C350 660 370 690 404 700', true),
      ],
    })
    const strap = ribbon(
      [
        [
          [412, 380],
          [404, 300],
          [420, 220],
          [470, 160],
        ],
      ],
      38,
      20,
    )
    const turn = outline(
      [272, 1060],
      [
        [330, 1074, 400, 1074, 456, 1064],
        [456, 1112],
        [400, 1124, 330, 1124, 270, 1112],
      ],
    )
    return [
      ...pair((): Part[] => [{ d: strap, zone: 'main', roll: 5, body: 7, lift: 4, wrinkle: 0.3, grain: 8 }]),
      ...pair(() => [legs()]),
      {
        d: bib,
        zone: 'main',
        roll: 7,
        body: 10,
        lift: 4,
        lines: [
          stitch('M402 382C440 388 560 388 598 382', true),
          stitch('M394 392C384 460 362 508 340 540', true),
          stitch('M606 392C616 460 638 508 660 540', true),
        ],
        folds: [ridge(line([400, 500], [480, 590], 10), 20, 5)],
      },
      {
        d: halves(
          [500, 552],
          [
            [430, 552, 380, 548, 328, 540],
            [326, 590],
            [380, 598, 430, 602, 500, 602],
          ],
        ),
        zone: 'trim',
        roll: 5,
        body: 8,
        lift: 3,
        wrinkle: 0.3,
        lines: [stitch('M332 552C420 562 580 562 668 552', true), stitch('M332 582C420 592 580 592 668 582', true)],
      },
      {
        d: box(436, 420, 128, 106, 6),
        zone: 'main',
        roll: 4,
        body: 5,
        lift: 3,
        wrinkle: 0.4,
        lines: [stitch('M442 424L442 520L558 520L558 424', true), seam('M436 444L564 444')],
      },
      ...pair(() => [{ d: turn, zone: 'trim', roll: 6, body: 9, lift: 4, wrinkle: 0.3 }]),
      ...button(414, 392, 14, 'metal'),
      ...button(586, 392, 14, 'metal'),
    ]
  },
}
