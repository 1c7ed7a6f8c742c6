import { type Garment, type Part, ridge } from './garment.ts'
import { type Curve, ellipse, hoop, line, outline, ribbon } from './path.ts'

/** Jewellery takes the colour of its metal as its main colour, and its stone from the second. */
const metal = (d: string, lift = 5, body = 12, roll = 6): Part => ({
  d,
  zone: 'main',
  texture: 'none',
  roll,
  body,
  lift,
  wrinkle: 0,
})
const stone = (d: string): Part => ({ d, zone: 'second', texture: 'none', roll: 9, body: 16, lift: 3, wrinkle: 0 })

export const earrings: Garment = {
  fabrics: ['polished'],
  detail: [240, 480, 330],
  hook: null,
  cut() {
    const drop = (x: number, y: number): Part[] => [
      metal(hoop(x, y + 130, 116, 142, 28, -8)),
      metal(ellipse(x, y, 26), 6, 14, 9),
      stone(ellipse(x, y + 330, 40, 52)),
      metal(
        ribbon(
          [
            [
              [x - 30, y + 290],
              [x - 14, y + 268],
              [x + 14, y + 268],
              [x + 30, y + 290],
            ],
          ],
          18,
        ),
        3,
        8,
        5,
      ),
    ]
    return [...drop(340, 400), ...drop(660, 440)]
  },
}

export const necklace: Garment = {
  fabrics: ['polished'],
  detail: [340, 760, 330],
  hook: null,
  cut() {
    const chain: Curve[] = [
      [
        [500, 180],
        [330, 180],
        [230, 330],
        [270, 540],
      ],
      [
        [270, 540],
        [300, 700],
        [400, 820],
        [500, 880],
      ],
    ]
    const links = (curves: Curve[]): Part[] =>
      curves.flatMap((curve) =>
        Array.from({ length: 24 }, (_, i): Part => {
          const t = (i + 0.5) / 24
          const [x, y] = point(curve, t)
          const [nx, ny] = point(curve, t + 0.02)
          const turn = Math.atan2(ny - y, nx - x)
          const half = i % 2 ? 5 : 9
          const long = 14
          const tip = (k: number): readonly [number, number] => [
            x + Math.cos(turn) * long * k,
            y + Math.sin(turn) * long * k,
          ]
          return metal(
            ribbon([line(tip(-1), tip(1))], (s) => half * 2 * Math.sqrt(Math.sin(Math.PI * (0.08 + 0.84 * s))), 8),
            3,
            7,
            3,
          )
        }),
      )
    const other = chain.map((curve) => curve.map(([x, y]) => [1000 - x, y] as const) as unknown as Curve)
    return [
      ...links(chain),
      ...links(other),
      metal(hoop(500, 900, 20, 24, 9), 3, 6, 3),
      metal(ellipse(500, 985, 62, 72), 6, 18, 10),
      stone(ellipse(500, 985, 42, 50)),
    ]
  },
}

function point([a, b, c, d]: Curve, t: number): readonly [number, number] {
  const s = 1 - t
  const mix = (i: 0 | 1) => s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i]
  return [mix(0), mix(1)]
}

export const fingerRing: Garment = {
  fabrics: ['polished'],
  detail: [330, 300, 340],
  hook: null,
  cut() {
    return [
      metal(hoop(500, 720, 242, 254, 46, 12), 6, 22, 11),
      metal(
        outline(
          [400, 500],
          [
            [430, 430, 570, 430, 600, 500],
            [580, 548, 420, 548, 400, 500],
          ],
        ),
        4,
        14,
        8,
      ),
      {
        ...stone(
          outline(
            [412, 456],
            [
              [440, 380, 560, 380, 588, 456],
              [580, 500, 540, 524, 500, 526],
              [460, 524, 420, 500, 412, 456],
            ],
          ),
        ),
        folds: [ridge(line([450, 400], [430, 500], 0), 26, 10)],
      },
      ...[
        [416, 460],
        [584, 460],
        [452, 396],
        [548, 396],
      ].map(([x, y]) => metal(ellipse(x!, y!, 12), 3, 8, 5)),
    ]
  },
}

export const bangle: Garment = {
  fabrics: ['polished'],
  detail: [180, 480, 340],
  hook: null,
  cut() {
    return [
      metal(hoop(500, 560, 295, 186, 30), 7, 16, 8),
      metal(hoop(506, 650, 305, 200, 42), 8, 22, 11),
      metal(hoop(494, 760, 291, 186, 26), 8, 14, 7),
      stone(ellipse(494, 932, 26, 24)),
    ]
  },
}
