import { bunch, crease, type Garment, move, type Part, ridge, seam, stitch } from './garment.ts'
import { box, ellipse, line, outline, ribbon } from './path.ts'

/** A shoe is drawn from its outer side, toe to the left; its twin stands a little behind and higher. */
function twins(shoe: () => readonly Part[], drop: number, rise = 250): Part[] {
  const behind = shoe().map((part) => move(part, (x, y) => [x * 0.94 + 70, y * 0.94 + drop - rise]))
  const before = shoe().map((part) => move(part, (x, y) => [x * 0.94 - 2, y * 0.94 + drop]))
  return [...behind, ...before]
}

export const sneakers: Garment = {
  fabrics: ['leather', 'suede', 'canvas', 'knit'],
  detail: [300, 560, 330],
  hook: null,
  cut: ({ random }) =>
    twins(() => {
      const upper = outline(
        [116, 372],
        [
          [112, 320, 170, 300, 250, 286],
          [330, 268, 400, 222, 456, 176],
          [500, 144, 540, 128, 580, 118],
          [640, 150, 720, 156, 790, 116],
          [830, 96, 868, 106, 876, 140],
          [884, 220, 896, 300, 894, 372],
          [700, 392, 300, 392, 116, 372],
        ],
      )
      const sole = outline(
        [96, 388],
        [
          [92, 352, 130, 346, 170, 356],
          [400, 372, 700, 370, 880, 352],
          [910, 350, 918, 370, 916, 400],
          [914, 436, 900, 446, 866, 448],
          [640, 454, 360, 454, 170, 448],
          [120, 446, 98, 424, 96, 388],
        ],
      )
      const toe = outline(
        [116, 372],
        [
          [112, 322, 166, 302, 236, 290],
          [262, 320, 268, 350, 264, 382],
          [200, 382, 150, 378, 116, 372],
        ],
      )
      const heel = outline(
        [790, 118],
        [
          [830, 98, 868, 106, 876, 140],
          [884, 220, 896, 300, 894, 372],
          [840, 378, 800, 380, 764, 382],
          [760, 300, 770, 200, 790, 118],
        ],
      )
      const stay = outline(
        [300, 270],
        [
          [370, 246, 430, 196, 480, 158],
          [520, 134, 556, 122, 582, 118],
          [604, 132, 612, 160, 604, 190],
          [560, 206, 500, 240, 450, 300],
          [400, 300, 340, 296, 300, 270],
        ],
      )
      const tongue = outline(
        [470, 170],
        [
          [500, 120, 540, 74, 590, 60],
          [622, 58, 634, 80, 626, 110],
          [610, 140, 560, 170, 500, 190],
        ],
      )
      const inside = outline(
        [560, 128],
        [
          [600, 90, 740, 80, 810, 108],
          [760, 150, 660, 156, 600, 140],
        ],
      )
      const stripe = outline(
        [420, 380],
        [
          [470, 330, 540, 270, 640, 220],
          [690, 224],
          [610, 270, 540, 320, 500, 384],
        ],
      )
      const lace = (x: number, y: number): Part => ({
        d: ribbon(
          [
            [
              [x - 34, y + 28],
              [x - 16, y + 4],
              [x + 10, y - 6],
              [x + 34, y + 4],
            ],
          ],
          15,
        ),
        zone: 'paper',
        texture: 'none',
        roll: 4,
        body: 8,
        lift: 3,
        wrinkle: 0,
      })
      return [
        { d: inside, zone: 'inside', body: 4 },
        { d: tongue, zone: 'main', roll: 10, body: 14, lift: 3 },
        {
          d: upper,
          zone: 'main',
          roll: 14,
          body: 34,
          lift: 5,
          folds: [
            ridge(line([240, 300], [290, 370], 8), 18, 5),
            ridge(line([620, 190], [760, 210], 20), 30, 6),
            ...bunch(random, [310, 320], 60, 50, 2),
          ],
        },
        { d: stripe, zone: 'second', roll: 4, body: 5, lift: 2, wrinkle: 0.2 },
        {
          d: toe,
          zone: 'main',
          roll: 9,
          body: 16,
          lift: 3,
          wrinkle: 0.3,
          lines: [stitch('M238 302C256 326 258 352 254 380')],
        },
        {
          d: heel,
          zone: 'second',
          roll: 8,
          body: 14,
          lift: 3,
          wrinkle: 0.3,
          lines: [stitch('M800 130C780 210 772 300 776 378')],
        },
        {
          d: stay,
          zone: 'main',
          roll: 6,
          body: 9,
          lift: 4,
          wrinkle: 0.3,
          lines: [stitch('M312 276C380 252 440 200 490 164C530 140 560 130 580 128')],
        },
        ...[
          [368, 256],
          [416, 222],
          [462, 188],
          [510, 156],
          [556, 134],
        ].map(([x, y]) => lace(x!, y!)),
        {
          d: sole,
          zone: 'sole',
          texture: 'none',
          roll: 9,
          body: 18,
          lift: 3,
          wrinkle: 0,
          lines: [seam('M100 412C340 424 680 424 914 408'), stitch('M120 372C340 388 680 388 900 370')],
        },
      ]
    }, 530),
}

export const ankleBoots: Garment = {
  fabrics: ['leather', 'suede'],
  detail: [430, 560, 330],
  hook: null,
  cut: ({ random }) =>
    twins(
      () => {
        const upper = outline(
          [140, 500],
          [
            [140, 440, 210, 414, 300, 396],
            [390, 374, 440, 330, 452, 250],
            [456, 180, 452, 110, 456, 40],
            [560, 28, 680, 28, 772, 40],
            [776, 160, 776, 280, 796, 380],
            [806, 430, 808, 470, 806, 512],
            [600, 524, 340, 524, 140, 500],
          ],
        )
        const sole = outline(
          [126, 506],
          [
            [124, 490, 140, 486, 170, 494],
            [360, 520, 560, 516, 640, 512],
            [806, 500],
            [820, 504, 820, 520, 816, 534],
            [640, 540, 340, 544, 170, 532],
            [140, 528, 128, 520, 126, 506],
          ],
        )
        const heel = outline(
          [616, 530],
          [
            [816, 526],
            [808, 616],
            [640, 618],
            [640, 580, 632, 550, 616, 530],
          ],
        )
        const gusset = outline(
          [560, 36],
          [
            [660, 34],
            [668, 140, 664, 230, 640, 300],
            [600, 320, 570, 300, 560, 240],
          ],
        )
        const tab = outline(
          [742, 44],
          [
            [778, 44],
            [782, -4],
            [750, -6],
          ],
        )
        return [
          { d: tab, zone: 'main', body: 6, lift: 3 },
          {
            d: outline(
              [456, 44],
              [
                [540, 22, 690, 22, 772, 44],
                [690, 64, 540, 64, 456, 44],
              ],
            ),
            zone: 'inside',
            body: 4,
          },
          {
            d: upper,
            zone: 'main',
            roll: 15,
            body: 38,
            lift: 5,
            folds: [
              ...bunch(random, [420, 390], 40, 80, 3),
              ridge(line([300, 410], [340, 500], 8), 16, 6),
              ridge(line([480, 100], [490, 300], -8), 20, 6),
              crease(line([806, 300], [640, 400], 20), 4, 3),
            ],
            lines: [seam('M452 330C520 400 560 440 570 514'), stitch('M460 326C528 396 568 436 580 514')],
          },
          { d: gusset, zone: 'inside', texture: 'rib', roll: 6, body: 8, lift: 1, wrinkle: 0.2 },
          {
            d: heel,
            zone: 'leather',
            texture: 'none',
            roll: 6,
            body: 14,
            lift: 3,
            wrinkle: 0,
            lines: [seam('M636 556L812 552'), seam('M640 584L810 580')],
          },
          { d: sole, zone: 'leather', texture: 'none', roll: 5, body: 9, lift: 3, wrinkle: 0 },
        ]
      },
      510,
      240,
    ),
}

export const loafers: Garment = {
  fabrics: ['leather', 'suede'],
  detail: [230, 640, 330],
  hook: null,
  cut: ({ random }) =>
    twins(
      () => {
        const upper = outline(
          [110, 380],
          [
            [108, 330, 170, 300, 260, 288],
            [340, 276, 410, 240, 470, 214],
            [540, 232, 640, 236, 740, 206],
            [800, 190, 860, 190, 874, 220],
            [886, 280, 892, 330, 892, 384],
            [640, 400, 340, 400, 110, 380],
          ],
        )
        const vamp = outline(
          [190, 316],
          [
            [260, 292, 350, 270, 420, 226],
            [450, 196, 490, 186, 520, 200],
            [526, 226, 510, 262, 470, 290],
            [380, 330, 280, 344, 210, 342],
            [190, 340, 180, 328, 190, 316],
          ],
        )
        const sole = outline(
          [98, 388],
          [
            [96, 370, 116, 368, 140, 374],
            [360, 400, 680, 398, 888, 376],
            [902, 378, 902, 394, 898, 408],
            [640, 420, 340, 422, 140, 412],
            [112, 410, 100, 402, 98, 388],
          ],
        )
        const heel = outline(
          [690, 410],
          [
            [898, 402],
            [892, 446],
            [704, 448],
          ],
        )
        const strap = outline(
          [404, 236],
          [
            [440, 226, 480, 236, 506, 262],
            [540, 320, 548, 360, 548, 396],
            [470, 398],
            [466, 340, 440, 290, 404, 262],
          ],
        )
        return [
          {
            d: outline(
              [470, 214],
              [
                [560, 178, 760, 170, 860, 196],
                [780, 230, 560, 246, 470, 214],
              ],
            ),
            zone: 'inside',
            body: 4,
          },
          {
            d: upper,
            zone: 'main',
            roll: 14,
            body: 34,
            lift: 5,
            folds: [...bunch(random, [330, 330], 40, 60, 2), ridge(line([600, 250], [760, 280], 16), 34, 7)],
            lines: [seam('M690 226C684 290 690 340 696 394'), stitch('M480 226C560 246 650 248 740 220')],
          },
          {
            d: vamp,
            zone: 'main',
            roll: 7,
            body: 10,
            lift: 3,
            wrinkle: 0.3,
            lines: [stitch('M196 326C270 304 360 280 430 236')],
          },
          {
            d: strap,
            zone: 'main',
            roll: 6,
            body: 9,
            lift: 4,
            wrinkle: 0.2,
            lines: [stitch('M412 240C444 238 474 246 496 268C526 322 536 360 536 394')],
          },
          {
            d: outline(
              [432, 262],
              [
                [452, 254, 476, 262, 484, 282],
                [470, 296, 448, 292, 432, 262],
              ],
            ),
            zone: 'inside',
            texture: 'none',
            body: 2,
            lift: 0.6,
            wrinkle: 0,
          },
          { d: heel, zone: 'leather', texture: 'none', roll: 5, body: 10, lift: 3, wrinkle: 0 },
          { d: sole, zone: 'leather', texture: 'none', roll: 4, body: 8, lift: 3, wrinkle: 0 },
        ]
      },
      540,
      230,
    ),
}

export const sandals: Garment = {
  fabrics: ['leather', 'suede'],
  detail: [230, 620, 330],
  hook: null,
  cut: () =>
    twins(
      () => {
        const bed = outline(
          [104, 396],
          [
            [100, 368, 150, 360, 220, 366],
            [400, 384, 560, 330, 700, 300],
            [790, 282, 880, 290, 894, 322],
            [900, 350, 898, 366, 892, 380],
            [800, 384, 660, 410, 520, 430],
            [360, 446, 200, 442, 130, 430],
            [112, 424, 106, 412, 104, 396],
          ],
        )
        const sole = outline(
          [106, 402],
          [
            [130, 430, 340, 446, 520, 424],
            [660, 404, 800, 376, 894, 372],
            [900, 400, 896, 430, 890, 446],
            [780, 450, 300, 470, 150, 456],
            [118, 450, 106, 426, 106, 402],
          ],
        )
        const front = outline(
          [230, 392],
          [
            [240, 330, 290, 290, 350, 280],
            [400, 282, 440, 330, 450, 410],
            [400, 426, 300, 420, 230, 392],
          ],
        )
        const back = ribbon(
          [
            [
              [620, 384],
              [600, 250],
              [700, 160],
              [800, 180],
            ],
            [
              [800, 180],
              [850, 196],
              [870, 260],
              [868, 360],
            ],
          ],
          34,
          24,
        )
        const cross = outline(
          [470, 408],
          [
            [470, 340, 520, 260, 610, 210],
            [650, 214],
            [600, 280, 566, 340, 566, 400],
          ],
        )
        return [
          {
            d: ribbon(
              [
                [
                  [620, 330],
                  [640, 250],
                  [740, 210],
                  [862, 300],
                ],
              ],
              30,
              20,
            ),
            zone: 'inside',
            body: 5,
          },
          { d: bed, zone: 'leather', texture: 'none', roll: 9, body: 14, lift: 3, wrinkle: 0.2 },
          { d: back, zone: 'main', roll: 6, body: 10, lift: 5, wrinkle: 0.2 },
          {
            d: cross,
            zone: 'main',
            roll: 7,
            body: 12,
            lift: 6,
            wrinkle: 0.2,
            lines: [stitch('M482 404C484 344 532 270 616 218'), stitch('M556 398C556 340 590 280 636 222')],
          },
          {
            d: front,
            zone: 'main',
            roll: 9,
            body: 16,
            lift: 6,
            wrinkle: 0.3,
            lines: [stitch('M242 390C252 336 296 300 350 292C392 294 428 336 438 408')],
          },
          { d: box(604, 268, 40, 46, 8), zone: 'metal', texture: 'none', roll: 4, body: 7, lift: 4, wrinkle: 0 },
          { d: ellipse(660, 226, 4), zone: 'inside', texture: 'none', body: 1, lift: 0, wrinkle: 0 },
          {
            d: sole,
            zone: 'sole',
            texture: 'none',
            roll: 6,
            body: 12,
            lift: 2,
            wrinkle: 0,
            lines: [seam('M112 424C340 458 560 440 894 396')],
          },
        ]
      },
      540,
      240,
    ),
}
