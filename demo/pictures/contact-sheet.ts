import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { BRAND_LOOKS, BRAND_SLUGS } from './brands-look.ts'
import { drawPicture } from './draw-picture.ts'
import { GARMENT_NAMES } from './garments/all.ts'
import { drawInitials } from './initials.ts'
import { fabricsOf } from './lay-out.ts'
import { drawLogo, LOGO_STYLES } from './logo.ts'
import { PATTERNS } from './patterns.ts'
import { canBeDrawn, SCENES } from './picture-key.ts'

// node demo/pictures/contact-sheet.ts [--sheet garments] [--to folder]: draws sheets of pictures to look at.
const { values } = parseArgs({ options: { sheet: { type: 'string' }, to: { type: 'string', default: tmpdir() } } })

type Sheet = { pictures: readonly (string | Buffer)[]; width: number; columns: number; ratio: number }

const TINTS = [
  'sage',
  'camel',
  'navy',
  'ecru',
  'rust',
  'black',
  'blush',
  'petrol',
  'white',
  'burgundy',
  'mustard',
  'slate',
]
const METALS = ['gold', 'silver', 'rose-gold']
const PRODUCT = { width: 320, columns: 10, ratio: 1.25 }
const BANNER = { width: 640, columns: 3, ratio: 520 / 1280 }

const products = GARMENT_NAMES.filter((name) =>
  canBeDrawn({ shot: 'flat', garment: name, fabric: fabricsOf(name)[0]! }),
)
const tint = (name: string, i: number) =>
  fabricsOf(name as never)[0] === 'polished' ? METALS[i % 3]! : TINTS[i % TINTS.length]!

const sheets: Record<string, () => Sheet> = {
  garments: () => ({
    ...PRODUCT,
    pictures: products.map((name, i) => `flat.${name}.${fabricsOf(name)[0]}.s1.${tint(name, i)}.plain`),
  }),
  fabrics: () => ({
    ...PRODUCT,
    pictures: products.flatMap((name) =>
      fabricsOf(name)
        .slice(1)
        .map((fabric, i) => `flat.${name}.${fabric}.s1.${tint(name, i + 3)}.plain.mist`),
    ),
  }),
  shots: () => ({
    ...PRODUCT,
    pictures: products.flatMap((name, i) =>
      (['hanging', 'stack', 'detail'] as const)
        .filter((shot) => canBeDrawn({ shot, garment: name, fabric: fabricsOf(name)[0]! }))
        .map((shot) => `${shot}.${name}.${fabricsOf(name)[0]}.s1.${tint(name, i + 5)}.plain.bone`),
    ),
  }),
  colours: () => ({
    ...PRODUCT,
    columns: 6,
    pictures: ['sweater-crew.cable', 'blazer.linen', 'slip-dress.satin', 'crossbody.leather'].flatMap((style) =>
      ['white', 'sage', 'rust', 'cobalt', 'burgundy', 'black'].map(
        (colour) => `flat.${style}.s1.${colour}.plain.pebble`,
      ),
    ),
  }),
  patterns: () => ({
    ...PRODUCT,
    columns: PATTERNS.length,
    pictures: [
      'shirt.poplin.s1.white_navy',
      'wrap-dress.crepe.s1.emerald_blush',
      't-shirt.jersey.s1.ecru_rust',
    ].flatMap((style) => PATTERNS.map((pattern) => `flat.${style}.${pattern}`)),
  }),
  banners: () => ({ ...BANNER, pictures: BRAND_SLUGS.map((slug) => `banner.${slug}.1`) }),
  scenes: () => ({
    ...BANNER,
    columns: SCENES - 1,
    pictures: BRAND_SLUGS.flatMap((slug) => Array.from({ length: SCENES - 1 }, (_, i) => `banner.${slug}.${i + 2}`)),
  }),
  logos: () => ({
    width: 320,
    columns: 8,
    ratio: 0.4,
    pictures: [
      ...BRAND_SLUGS.map((slug, i) =>
        Buffer.from(drawLogo(BRAND_LOOKS[slug].name, LOGO_STYLES[i % LOGO_STYLES.length]!)),
      ),
      ...[
        ['Nadia', 'Karam'],
        ['Émile', 'Roux'],
        ['نور', 'حداد'],
      ].map(([first, last]) => Buffer.from(drawInitials(first!, last!))),
    ],
  }),
}

for (const [name, make] of Object.entries(sheets)) {
  if (values.sheet && values.sheet !== name) continue
  const { pictures, width, columns, ratio } = make()
  const height = Math.round(width * ratio)
  const tiles = []
  for (const [i, picture] of pictures.entries()) {
    const drawn = typeof picture === 'string' ? await drawPicture(picture, width) : picture
    if (!drawn) throw new Error(`No picture: ${String(picture)}`)
    const input = await sharp(drawn).resize(width, height, { fit: 'contain', background: '#faf9f7' }).png().toBuffer()
    tiles.push({ input, left: (i % columns) * (width + 8), top: Math.floor(i / columns) * (height + 8) })
  }
  const size = { width: columns * (width + 8), height: Math.ceil(pictures.length / columns) * (height + 8) }
  const file = `${values.to}/souk-${name}.png`
  await sharp({ create: { ...size, channels: 3, background: '#faf9f7' } })
    .composite(tiles)
    .png()
    .toFile(file)
  console.log(file)
}
