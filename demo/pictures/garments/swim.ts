import { bunch, fan, type Garment, pair, type Part, ridge, seam, stitch } from './garment.ts'
import { halves, line, outline, ribbon } from './path.ts'
import { strap } from './tops.ts'

export const swimsuit: Garment = {
  fabrics: ['lycra', 'rib'],
  detail: [350, 300, 310],
  hook: [500, 200],
  cut({ random }) {
    const body = halves(
      [500, 420],
      [
        [452, 420, 414, 360, 400, 280],
        [372, 280],
        [372, 360, 346, 420, 316, 456],
        [322, 560, 346, 620, 342, 690],
        [338, 760, 316, 810, 300, 850],
        [380, 880, 440, 960, 462, 1070],
        [476, 1080, 488, 1082, 500, 1082],
      ],
    )
    return [
      {
        d: halves(
          [500, 520],
          [
            [420, 520, 350, 480, 330, 450],
            [380, 700],
            [500, 760],
          ],
        ),
        zone: 'inside',
        body: 4,
      },
      {
        d: halves(
          [500, 1010],
          [
            [470, 1010, 420, 900, 316, 838],
            [306, 852],
            [400, 900, 440, 990, 470, 1066],
            [500, 1070],
          ],
        ),
        zone: 'inside',
        body: 4,
      },
      ...strap(
        [
          [386, 286],
          [378, 230],
          [392, 180],
          [420, 150],
        ],
        26,
      ),
      {
        d: body,
        zone: 'main',
        roll: 9,
        body: 20,
        folds: [
          ridge(line([350, 480], [470, 560], 22), 40, 11),
          ridge(line([650, 480], [530, 560], -22), 40, 11),
          ...fan(random, [346, 690], 0, 90, 4, 170),
          ...fan(random, [654, 690], 180, 90, 4, 170),
          ...bunch(random, [500, 980], 90, 40, 2),
        ],
        lines: [stitch('M312 852C384 886 438 962 468 1066'), stitch('M688 852C616 886 562 962 532 1066')],
      },
    ]
  },
}

export const bikini: Garment = {
  fabrics: ['lycra', 'rib'],
  detail: [320, 320, 340],
  hook: null,
  cut({ random }) {
    const cup = outline(
      [492, 500],
      [
        [470, 440, 430, 390, 390, 330],
        [340, 400, 316, 470, 312, 524],
        [370, 540, 440, 540, 492, 524],
      ],
    )
    const brief = halves(
      [500, 770],
      [
        [420, 768, 340, 756, 268, 742],
        [258, 766, 256, 786, 258, 800],
        [350, 830, 430, 920, 456, 1010],
        [470, 1022, 486, 1024, 500, 1024],
      ],
    )
    const back = halves(
      [500, 752],
      [
        [420, 752, 340, 744, 270, 738],
        [300, 800],
        [500, 860],
      ],
    )
    const tie = (d: Part['d']): Part => ({ d, zone: 'main', texture: 'none', roll: 3, body: 5, lift: 3, wrinkle: 0 })
    return [
      ...pair(() => [
        tie(
          ribbon(
            [
              [
                [392, 340],
                [384, 280],
                [420, 230],
                [470, 196],
              ],
            ],
            10,
          ),
        ),
        tie(
          ribbon(
            [
              [
                [320, 516],
                [250, 520],
                [200, 500],
                [150, 540],
              ],
            ],
            10,
          ),
        ),
        {
          d: cup,
          zone: 'main',
          grain: -20,
          roll: 12,
          body: 24,
          lift: 4,
          folds: [ridge(line([390, 360], [410, 500], 16), 30, 9), ...bunch(random, [430, 500], 60, 50, 2)],
          lines: [stitch('M320 516C372 530 440 530 486 516')],
        },
      ]),
      tie(
        ribbon(
          [
            [
              [470, 520],
              [490, 530],
              [510, 530],
              [530, 520],
            ],
          ],
          16,
        ),
      ),
      { d: back, zone: 'inside', body: 4 },
      ...pair(() => [
        tie(
          ribbon(
            [
              [
                [264, 760],
                [230, 790],
                [236, 840],
                [210, 890],
              ],
            ],
            9,
          ),
        ),
        tie(
          ribbon(
            [
              [
                [264, 764],
                [250, 800],
                [262, 830],
                [256, 860],
              ],
            ],
            9,
          ),
        ),
      ]),
      {
        d: brief,
        zone: 'main',
        roll: 9,
        body: 16,
        lift: 4,
        folds: [...fan(random, [276, 770], 20, 50, 3, 150), ...fan(random, [724, 770], 160, 50, 3, 150)],
        lines: [seam('M272 756C350 772 650 772 728 756')],
      },
    ]
  },
}
