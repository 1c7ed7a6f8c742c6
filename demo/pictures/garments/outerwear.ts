import { bar, crease, type Fold, type Garment, swing, pair, type Part, ridge, seam, stitch } from './garment.ts'
import type { Random } from '../seeded.ts'
import { box, halves, line, outline } from './path.ts'
import { knitBody } from './knitwear.ts'
import { collar } from './tops.ts'
import { CREW, front, hemBand, insideNeck, sleeve, type Upper } from './upper.ts'

function zip(from: number, to: number): Part[] {
  const teeth = Array.from(
    { length: Math.floor((to - from) / 9) },
    (_, i) => `M496 ${from + i * 9}L504 ${from + i * 9 + 4}`,
  )
  return [
    {
      d: box(493, from, 14, to - from),
      zone: 'inside',
      texture: 'none',
      roll: 3,
      body: 2,
      lift: 1,
      wrinkle: 0,
      lines: teeth.map(seam),
    },
    bar(492, from + 8, 16, 44),
    { d: box(495, from + 46, 10, 34, 4), zone: 'metal', texture: 'none', roll: 3, body: 4, lift: 3, wrinkle: 0 },
  ]
}

/** Stitched tubes of down: every line pulls the cloth in, and small puckers run off it. */
function tubes(random: Random, u: Upper, count: number): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const y = u.neckY + 110 + ((u.hemY - u.neckY - 130) * i) / (count - 1)
    const half = u.chest + 6
    const bow = random(-4, 8)
    const puckers = Array.from({ length: 13 }, (_, k) => {
      const x = 500 - half + ((k + 0.5 + random(-0.3, 0.3)) * 2 * half) / 13
      return ridge(line([x, y - random(16, 30)], [x + random(-12, 12), y + random(18, 36)], random(-5, 5)), 8, 4)
    })
    return [crease(line([500 - half, y], [500 + half, y], bow), 24, 17), ...puckers]
  }).flat()
}

export const puffer: Garment = {
  fabrics: ['nylon', 'leather'],
  detail: [340, 170, 330],
  hook: [500, 180],
  cut({ random }) {
    const u: Upper = {
      ...CREW,
      neck: 88,
      neckY: 236,
      drop: 40,
      shoulder: 240,
      shoulderY: 276,
      chest: 268,
      armY: 500,
      waist: 268,
      waistY: 740,
      hem: 262,
      hemY: 1010,
      sag: 10,
    }
    const neck = halves(
      [500, 168],
      [
        [440, 168, 404, 172, 392, 184],
        [384, 220, 384, 250, 380, 286],
        [420, 306, 460, 310, 500, 310],
      ],
    )
    const arms = pair(() =>
      sleeve(random, u, { to: [112, 964], width: 140, bulge: 34, elbow: 0 }).map((part): Part => ({
        ...part,
        roll: 14,
        wrinkle: 0.4,
        body: 30,
        folds: Array.from({ length: 6 }, (_, i) => {
          const y = 380 + i * 104
          const x = 216 - i * 20
          return crease(line([x - 110, y + 6], [x + 100, y + 40], 4), 22, 15)
        }),
        lines: [],
      })),
    )
    return [
      insideNeck(u, 6, 60),
      ...arms,
      { d: front(u), zone: 'main', roll: 14, body: 24, wrinkle: 0.4, folds: tubes(random, u, 8), lines: [] },
      { d: neck, zone: 'main', roll: 16, body: 26, lift: 5, folds: [crease(line([384, 240], [616, 240], 10), 16, 10)] },
      ...zip(172, 1016),
      ...pair(() => [
        {
          d: outline(
            [318, 760],
            [
              [352, 740],
              [366, 860],
              [334, 880],
            ],
          ),
          zone: 'inside',
          texture: 'none',
          body: 3,
          lift: 2,
          wrinkle: 0,
        },
      ]),
    ]
  },
}

export const trackJacket: Garment = {
  fabrics: ['nylon', 'jersey', 'lycra', 'fleece'],
  detail: [350, 170, 330],
  hook: [500, 190],
  cut({ random }) {
    const u: Upper = { ...CREW, neck: 86, neckY: 240, drop: 40, shoulder: 222, chest: 238, hemY: 990 }
    const neck = halves(
      [500, 176],
      [
        [440, 176, 410, 178, 400, 186],
        [392, 220, 392, 250, 390, 284],
        [420, 300, 460, 304, 500, 304],
      ],
    )
    const stripe = outline(
      [278, 262],
      [
        [210, 300, 140, 600, 86, 960],
        [108, 966],
        [164, 610, 230, 320, 300, 268],
      ],
    )
    return [
      insideNeck(u, 6, 50),
      ...pair((): Part[] => [
        ...sleeve(random, u, { to: [124, 960], width: 104, bulge: 24, cuffKind: 'rib', cuff: 60 }).slice(0, 1),
        {
          d: stripe,
          zone: 'second',
          grain: 12,
          body: 3,
          roll: 4,
          lift: 0.6,
          wrinkle: 0.6,
          folds: [ridge(line([200, 560], [170, 640], 6), 16, 6)],
        },
        ...sleeve(random, u, { to: [124, 960], width: 104, bulge: 24, cuffKind: 'rib', cuff: 60 }).slice(1),
      ]),
      knitBody(random, u),
      hemBand(u, 62),
      { d: neck, zone: 'second', texture: 'rib', roll: 10, body: 15, lift: 4, wrinkle: 0.3 },
      ...zip(180, 1046),
    ]
  },
}

export const raincoat: Garment = {
  fabrics: ['nylon', 'twill', 'linen'],
  detail: [340, 120, 330],
  hook: [500, 130],
  cut({ random }) {
    const u: Upper = {
      ...CREW,
      neck: 76,
      neckY: 150,
      drop: 54,
      shoulder: 204,
      shoulderY: 186,
      chest: 228,
      armY: 400,
      waist: 244,
      waistY: 640,
      hem: 286,
      hemY: 1096,
      sag: 14,
    }
    const { back, leaves } = collar(u, 126, 24)
    const pocketFlap = outline(
      [304, 700],
      [
        [420, 706],
        [420, 752],
        [304, 746],
      ],
    )
    return [
      ...back,
      ...pair(() => sleeve(random, u, { to: [156, 852], width: 124, bulge: 24, elbow: 3 })),
      {
        d: front(u),
        zone: 'main',
        folds: [
          ...swing(
            random,
            [
              [330, 380],
              [670, 380],
            ],
            [
              [230, 1090],
              [770, 1090],
            ],
            9,
            0.9,
          ),
        ],
        lines: [stitch('M218 1080C330 1100 670 1100 782 1080'), seam('M314 330C400 352 600 352 686 330')],
      },
      {
        d: box(470, 206, 60, 896),
        zone: 'main',
        body: 4,
        roll: 5,
        lift: 4,
        wrinkle: 0.6,
        lines: [stitch('M476 210L476 1100'), stitch('M524 210L524 1100')],
      },
      ...pair(() => [
        { d: pocketFlap, zone: 'main', roll: 4, body: 6, lift: 4, wrinkle: 0.3, lines: [stitch('M308 738L416 744')] },
      ]),
      ...leaves,
      ...[270, 430, 590, 750, 910].flatMap((y) => [bar(491, y, 18, 18, 'button')]),
    ]
  },
}
