import { crease, type Garment, type Part, ridge, stitch } from './garment.ts'
import { line, outline } from './path.ts'

/** Not products: things that scenes are made of. */
export const foldedStack: Garment = {
  fabrics: ['knit', 'cable', 'rib', 'jersey', 'fleece', 'wool', 'tweed', 'denim', 'poplin', 'linen', 'twill'],
  detail: [300, 500, 330],
  hook: null,
  cut({ random }) {
    const heights = [150, 136, 144, 130, 134]
    let foot = 1060
    return heights.flatMap((height, i): Part[] => {
      const left = 172 + random(-20, 20) + i * 7
      const right = 828 + random(-20, 20) - i * 7
      const top = foot - height
      const middle = top + height * random(0.56, 0.66)
      const sag = random(4, 10)
      const layer = (y0: number, y1: number, inset: number): string =>
        outline(
          [left + 26 + inset, y0],
          [
            [left + 200, y0 + sag, right - 200, y0 + sag, right - 26 - inset, y0 + random(-3, 3)],
            [right + 8 - inset, y0 + 4, right + 8 - inset, y1 - 4, right - 26 - inset, y1],
            [right - 200, y1 + sag * 0.7, left + 200, y1 + sag * 0.7, left + 26 + inset, y1],
            [left - 8 + inset, y1 - 4, left - 8 + inset, y0 + 4, left + 26 + inset, y0],
          ],
        )
      const zone = i === 2 ? 'second' : 'main'
      const wave = () =>
        ridge(
          line(
            [random(left + 60, left + 300), middle + random(-30, 30)],
            [random(right - 320, right - 60), middle + random(-20, 30)],
            random(-8, 8),
          ),
          16,
          4,
        )
      foot = top + 8
      return [
        { d: layer(middle - 4, foot + height - 8, 4), zone, grain: 90, roll: 14, body: 26, lift: 7, folds: [wave()] },
        {
          d: layer(top, middle + 8, 0),
          zone,
          grain: 90,
          roll: 12,
          body: 22,
          lift: 6,
          folds: [wave(), crease(line([left + 30, top + 22], [right - 30, top + 24], -sag * 0.6), 8, 3)],
        },
      ]
    })
  },
}

export const swatch: Garment = {
  fabrics: [
    'knit',
    'cable',
    'rib',
    'jersey',
    'wool',
    'tweed',
    'denim',
    'poplin',
    'linen',
    'twill',
    'satin',
    'crepe',
    'leather',
    'suede',
    'canvas',
    'nylon',
    'lycra',
  ],
  detail: [300, 500, 330],
  hook: null,
  cut({ random }) {
    const teeth = (x0: number, y0: number, x1: number, y1: number): (readonly [number, number])[] => {
      const count = 30
      const length = Math.hypot(x1 - x0, y1 - y0)
      const [nx, ny] = [(y1 - y0) / length, -(x1 - x0) / length]
      return Array.from({ length: count * 2 }, (_, i) => {
        const t = (i + 1) / (count * 2)
        const out = i % 2 === 0 ? 12 : 0
        return [x0 + (x1 - x0) * t + nx * out, y0 + (y1 - y0) * t + ny * out] as const
      })
    }
    const d = outline(
      [120, 120],
      [
        ...teeth(120, 120, 880, 120),
        ...teeth(880, 120, 884, 1120),
        ...teeth(884, 1120, 116, 1120),
        ...teeth(116, 1120, 120, 120),
      ],
    )
    return [
      {
        d,
        zone: 'main',
        wrinkle: 0.6,
        roll: 6,
        body: 8,
        folds: [
          ridge(line([300, 200], [360 + random(-60, 60), 1040], 30), 70, 9),
          ridge(line([660, 300], [700, 1060], -36), 70, 10),
        ],
        lines: [stitch('M150 150L850 150')],
      },
    ]
  },
}
