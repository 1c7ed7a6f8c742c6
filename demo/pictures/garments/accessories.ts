import { button, bunch, crease, type Garment, hang, type Part, ridge, seam, stitch } from './garment.ts'
import { box, type Curve, ellipse, halves, line, outline, ribbon } from './path.ts'

export const scarf: Garment = {
  fabrics: ['wool', 'knit', 'cable', 'satin', 'tweed', 'linen'],
  detail: [360, 760, 320],
  hook: null,
  cut({ random }) {
    const fringe = (x0: number, x1: number, y: number, tilt: number): Part[] =>
      Array.from({ length: 15 }, (_, i) => {
        const x = x0 + ((x1 - x0) * (i + 0.5)) / 15
        const dx = random(-7, 7)
        return {
          d: ribbon(
            [
              [
                [x, y + tilt * i],
                [x + dx * 0.3, y + 26 + tilt * i],
                [x + dx, y + 48 + tilt * i],
                [x + dx, y + 72 + tilt * i + random(-6, 6)],
              ],
            ],
            7,
            6,
          ),
          zone: 'main',
          texture: 'none',
          roll: 2.5,
          body: 4,
          lift: 2,
          wrinkle: 0,
        } satisfies Part
      })
    const under = outline(
      [556, 236],
      [
        [620, 300, 668, 420, 676, 560],
        [690, 740, 700, 860, 706, 990],
        [650, 1004, 590, 1004, 540, 994],
        [536, 800, 530, 600, 500, 440],
      ],
    )
    const over = outline(
      [420, 250],
      [
        [360, 330, 330, 460, 324, 600],
        [316, 760, 306, 900, 300, 1040],
        [356, 1056, 420, 1058, 470, 1048],
        [476, 860, 500, 640, 540, 450],
      ],
    )
    const loop = outline(
      [386, 300],
      [
        [380, 220, 430, 150, 506, 148],
        [580, 150, 626, 220, 616, 300],
        [612, 380, 560, 440, 500, 442],
        [440, 440, 390, 380, 386, 300],
      ],
    )
    const hole = outline(
      [440, 262],
      [
        [446, 226, 470, 208, 502, 208],
        [534, 208, 556, 226, 560, 262],
        [540, 286, 462, 286, 440, 262],
      ],
    )
    return [
      ...fringe(544, 704, 990, 0),
      {
        d: under,
        zone: 'main',
        grain: -4,
        body: 16,
        roll: 10,
        folds: hang(
          random,
          [
            [560, 420],
            [660, 420],
          ],
          [
            [552, 990],
            [694, 990],
          ],
          4,
          1,
        ),
      },
      ...fringe(304, 468, 1042, 0),
      {
        d: over,
        zone: 'main',
        grain: 5,
        body: 16,
        roll: 10,
        lift: 8,
        folds: hang(
          random,
          [
            [350, 420],
            [500, 440],
          ],
          [
            [312, 1040],
            [458, 1044],
          ],
          4,
          1,
        ),
      },
      {
        d: loop,
        zone: 'main',
        grain: 40,
        body: 26,
        roll: 14,
        lift: 9,
        folds: [
          ridge(line([400, 320], [590, 380], 50), 26, 14),
          ridge(line([410, 250], [560, 190], -40), 22, 12),
          ridge(line([420, 370], [560, 420], 30), 18, 10),
          ridge(line([560, 240], [600, 330], -14), 16, 9),
        ],
      },
      { d: hole, zone: 'inside', body: 4, lift: 0 },
    ]
  },
}

export const beanie: Garment = {
  fabrics: ['rib', 'cable', 'knit'],
  detail: [340, 640, 320],
  hook: null,
  cut({ random }) {
    const crown = halves(
      [500, 330],
      [
        [380, 330, 266, 440, 252, 760],
        [340, 800, 420, 806, 500, 806],
      ],
    )
    const brim = halves(
      [500, 746],
      [
        [420, 746, 330, 738, 240, 716],
        [232, 780, 234, 850, 242, 906],
        [330, 934, 420, 942, 500, 942],
      ],
    )
    return [
      {
        d: crown,
        zone: 'main',
        roll: 16,
        body: 34,
        folds: [
          ...Array.from({ length: 9 }, (_, i) =>
            crease(line([500 + (i - 4) * 12, 338], [500 + (i - 4) * 58, 560], (4 - i) * 10), 10, 6),
          ),
          ...bunch(random, [420, 600], 60, 90, 2),
        ],
      },
      {
        d: brim,
        zone: 'trim',
        texture: 'rib',
        roll: 12,
        body: 22,
        lift: 9,
        wrinkle: 0.6,
        folds: [ridge(line([300, 800], [440, 850], 10), 30, 6)],
      },
      {
        d: box(612, 812, 84, 50, 4),
        zone: 'leather',
        texture: 'none',
        body: 4,
        lift: 2.5,
        wrinkle: 0,
        lines: [stitch('M618 818L690 818L690 856L618 856L618 818')],
      },
    ]
  },
}

export const cap: Garment = {
  fabrics: ['twill', 'wool', 'denim', 'suede', 'linen'],
  detail: [320, 460, 320],
  hook: null,
  cut() {
    const crown = outline(
      [228, 700],
      [
        [222, 480, 340, 372, 490, 368],
        [660, 366, 770, 480, 778, 690],
        [640, 742, 380, 756, 228, 700],
      ],
    )
    const peak = outline(
      [222, 686],
      [
        [120, 730, 96, 800, 104, 846],
        [190, 800, 420, 790, 588, 858],
        [606, 800, 580, 748, 520, 728],
        [420, 706, 300, 700, 222, 686],
      ],
    )
    const panels: Curve[] = [
      [
        [490, 370],
        [430, 440],
        [400, 600],
        [396, 728],
      ],
      [
        [490, 370],
        [600, 430],
        [650, 580],
        [650, 722],
      ],
    ]
    return [
      {
        d: outline(
          [640, 620],
          [
            [740, 640, 800, 690, 790, 730],
            [700, 760, 640, 750, 600, 730],
          ],
        ),
        zone: 'inside',
      },
      {
        d: crown,
        zone: 'main',
        roll: 20,
        body: 46,
        folds: [...panels.map((p) => crease(p, 6, 5)), ridge(line([300, 480], [280, 640], -14), 40, 8)],
        lines: panels.flatMap(([a, b, c, d]) => {
          const path = outline(a, [[b[0], b[1], c[0], c[1], d[0], d[1]]], false)
          return [seam(path), stitch(path)]
        }),
      },
      {
        d: peak,
        zone: 'main',
        grain: -8,
        roll: 8,
        body: 18,
        lift: 8,
        wrinkle: 0.3,
        lines: [
          stitch('M206 712C130 750 116 800 122 828'),
          stitch('M232 716C170 748 148 790 150 816'),
          stitch('M520 740C570 764 586 806 576 838'),
        ],
      },
      { d: ellipse(492, 368, 20, 11), zone: 'main', roll: 4, body: 8, lift: 3, wrinkle: 0 },
      ...[
        [340, 520],
        [560, 500],
      ].map(([x, y]): Part => ({
        d: ellipse(x!, y!, 7),
        zone: 'inside',
        texture: 'none',
        roll: 3,
        body: 4,
        wrinkle: 0,
        lift: 1,
      })),
    ]
  },
}

export const sunHat: Garment = {
  fabrics: ['canvas', 'linen', 'denim'],
  detail: [300, 500, 330],
  hook: null,
  cut({ random }) {
    const brim = outline(
      [110, 760],
      [
        [90, 640, 300, 560, 500, 560],
        [720, 560, 910, 640, 892, 760],
        [876, 880, 700, 930, 500, 930],
        [300, 930, 126, 880, 110, 760],
      ],
    )
    const crown = outline(
      [300, 720],
      [
        [300, 540, 360, 430, 500, 426],
        [640, 430, 700, 540, 702, 720],
        [640, 776, 360, 776, 300, 720],
      ],
    )
    const band = outline(
      [298, 656],
      [
        [360, 716, 640, 716, 702, 656],
        [704, 724],
        [640, 784, 360, 784, 297, 724],
      ],
    )
    return [
      {
        d: brim,
        zone: 'main',
        roll: 10,
        body: 22,
        folds: [
          ridge(line([150, 780], [420, 890], 20), 50, 12),
          ridge(line([600, 880], [860, 780], 20), 60, 14),
          ...bunch(random, [500, 880], 0, 120, 2),
        ],
        lines: [
          stitch('M134 772C150 870 320 912 500 912C690 912 850 870 868 772'),
          stitch('M160 770C180 850 330 892 500 892C680 892 820 850 842 770'),
        ],
      },
      {
        d: crown,
        zone: 'main',
        roll: 22,
        body: 46,
        lift: 10,
        folds: [ridge(line([420, 440], [500, 500], 20), 40, -8)],
      },
      { d: band, zone: 'second', texture: 'none', roll: 6, body: 10, lift: 3, wrinkle: 0.4 },
    ]
  },
}

export const belt: Garment = {
  fabrics: ['leather', 'suede', 'canvas'],
  detail: [300, 420, 340],
  hook: null,
  cut() {
    const coil = (rx: number, ry: number, y: number): Curve[] => [
      [
        [500 - rx, y],
        [500 - rx, y - ry * 1.33],
        [500 + rx, y - ry * 1.33],
        [500 + rx, y],
      ],
      [
        [500 + rx, y],
        [500 + rx, y + ry * 1.33],
        [500 - rx, y + ry * 1.33],
        [500 - rx, y],
      ],
    ]
    const strip = (curves: Curve[], width: number, lift: number): Part => ({
      d: ribbon(curves, width, 40),
      zone: 'main',
      roll: 6,
      body: 12,
      lift,
      wrinkle: 0.2,
    })
    return [
      strip(coil(250, 200, 560), 62, 6),
      strip(coil(196, 150, 566), 60, 6),
      {
        d: ribbon(
          [
            [
              [250, 600],
              [250, 760],
              [330, 880],
              [480, 930],
            ],
            [
              [480, 930],
              [600, 968],
              [720, 950],
              [820, 900],
            ],
          ],
          64,
          40,
        ),
        zone: 'main',
        roll: 6,
        body: 12,
        lift: 8,
        wrinkle: 0.2,
        lines: [],
      },
      ...[0, 1, 2, 3, 4].map((i): Part => ({
        d: ellipse(610 + i * 40, 955 - i * i * 2.4, 6),
        zone: 'inside',
        texture: 'none',
        body: 2,
        roll: 2,
        lift: 0.5,
        wrinkle: 0,
      })),
      {
        d: 'M210 500L300 500C310 500 314 506 314 514L314 612C314 620 310 626 300 626L210 626C200 626 196 620 196 612L196 514C196 506 200 500 210 500ZM222 520L222 606L290 606L290 520Z',
        zone: 'metal',
        texture: 'none',
        roll: 4,
        body: 8,
        lift: 6,
        wrinkle: 0,
      },
      {
        d: ribbon(
          [
            [
              [206, 563],
              [240, 556],
              [280, 556],
              [312, 563],
            ],
          ],
          11,
        ),
        zone: 'metal',
        texture: 'none',
        roll: 3,
        body: 6,
        lift: 5,
        wrinkle: 0,
      },
      { d: box(216, 660, 70, 26, 5), zone: 'main', roll: 4, body: 8, lift: 4, wrinkle: 0, lines: [] },
    ]
  },
}

export const sunglasses: Garment = {
  fabrics: ['polished'],
  detail: [120, 460, 380],
  hook: null,
  cut() {
    const lens = outline(
      [170, 540],
      [
        [200, 500, 400, 492, 452, 530],
        [470, 580, 452, 690, 390, 726],
        [320, 752, 230, 730, 196, 680],
        [172, 640, 160, 580, 170, 540],
      ],
    )
    const rim = `${outline(
      [128, 520],
      [
        [160, 462, 430, 454, 486, 512],
        [506, 580, 488, 720, 404, 758],
        [320, 788, 206, 762, 164, 700],
        [136, 650, 116, 570, 128, 520],
      ],
    )}${outline(
      [178, 544],
      [
        [166, 590, 178, 640, 204, 676],
        [240, 722, 324, 738, 384, 714],
        [440, 684, 456, 590, 442, 536],
        [396, 506, 210, 510, 178, 544],
      ],
    )}`
    const arm = ribbon(
      [
        [
          [140, 520],
          [160, 440],
          [196, 380],
          [236, 320],
        ],
        [
          [236, 320],
          [252, 298],
          [258, 280],
          [250, 262],
        ],
      ],
      (t) => 26 - 10 * t,
      20,
    )
    const piece = (d: string, body = 12): Part => ({
      d,
      zone: 'main',
      texture: 'none',
      roll: 6,
      body,
      lift: 5,
      wrinkle: 0,
    })
    const flip = (d: string) => halfFlip(d)
    return [
      piece(arm),
      piece(flip(arm)),
      {
        d: lens,
        zone: 'glass',
        texture: 'none',
        roll: 10,
        body: 10,
        lift: 2,
        wrinkle: 0,
        folds: [ridge(line([210, 560], [330, 700], 0), 50, -9)],
      },
      {
        d: flip(lens),
        zone: 'glass',
        texture: 'none',
        roll: 10,
        body: 10,
        lift: 2,
        wrinkle: 0,
        folds: [ridge(line([580, 560], [700, 700], 0), 50, -9)],
      },
      { ...piece(rim), lift: 3 },
      { ...piece(flip(rim)), lift: 3 },
      piece(
        outline(
          [474, 540],
          [
            [486, 516, 514, 516, 526, 540],
            [524, 566],
            [510, 552, 490, 552, 476, 566],
          ],
        ),
        8,
      ),
      ...button(146, 524, 6, 'metal'),
      ...button(854, 524, 6, 'metal'),
    ]
  },
}

function halfFlip(d: string): string {
  return d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${Math.round((1000 - Number(x)) * 10) / 10} ${y}`,
  )
}

export const socks: Garment = {
  fabrics: ['rib', 'knit', 'cable'],
  detail: [330, 240, 320],
  hook: null,
  cut({ random }) {
    const sock = (dx: number, dy: number): Part[] => {
      const x = (n: number) => n + dx
      const y = (n: number) => n + dy
      return [
        {
          d: outline(
            [x(430), y(300)],
            [
              [x(430), y(480), x(440), y(600), x(420), y(720)],
              [x(380), y(790), x(270), y(860), x(236), y(930)],
              [x(220), y(990), x(270), y(1030), x(330), y(1020)],
              [x(440), y(1000), x(540), y(920), x(580), y(830)],
              [x(620), y(720), x(610), y(480), x(612), y(300)],
            ],
          ),
          zone: 'main',
          roll: 14,
          body: 26,
          lift: 8,
          folds: [
            ...bunch(random, [x(500), y(730)], 150, 90, 4),
            ridge(line([x(560), y(420)], [x(560), y(660)], 8), 20, 6),
          ],
        },
        {
          d: outline(
            [x(236), y(930)],
            [
              [x(260), y(884), x(300), y(850), x(340), y(820)],
              [x(380), y(880), x(390), y(950), x(370), y(1010)],
              [x(300), y(1040), x(220), y(1010), x(236), y(930)],
            ],
          ),
          zone: 'second',
          roll: 10,
          body: 14,
          lift: 1,
        },
        {
          d: outline(
            [x(608), y(700)],
            [
              [x(600), y(790), x(570), y(850), x(520), y(910)],
              [x(490), y(860), x(500), y(760), x(608), y(700)],
            ],
          ),
          zone: 'second',
          roll: 8,
          body: 10,
          lift: 1,
        },
        {
          d: outline(
            [x(427), y(226)],
            [
              [x(480), y(232), x(560), y(232), x(615), y(226)],
              [x(616), y(260), x(616), y(300), x(613), y(340)],
              [x(560), y(346), x(480), y(346), x(429), y(340)],
              [x(426), y(300), x(426), y(260), x(427), y(226)],
            ],
          ),
          zone: 'trim',
          texture: 'rib',
          roll: 8,
          body: 14,
          lift: 3,
          wrinkle: 0.4,
        },
      ]
    }
    return [...sock(90, -70), ...sock(-70, 20)]
  },
}
