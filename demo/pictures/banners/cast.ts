import type { BrandLook } from '../brands-look.ts'
import { brightness, type ColourName, COLOURS, rgbOf } from '../colours.ts'
import { dyeOf, type Piece } from '../draw-product.ts'
import type { FabricName } from '../fabrics.ts'
import { GARMENTS, type GarmentName } from '../garments/all.ts'
import { fabricsOf, seedsOf } from '../lay-out.ts'
import type { PatternName } from '../patterns.ts'
import type { Random } from '../seeded.ts'

const PRINTABLE: readonly FabricName[] = [
  'jersey',
  'poplin',
  'linen',
  'satin',
  'crepe',
  'twill',
  'wool',
  'knit',
  'nylon',
  'lycra',
  'tweed',
  'canvas',
]

const METALS: readonly ColourName[] = ['gold', 'silver', 'rose-gold']

/** The things of a brand that a scene shows, with their cloth and colour. */
export function cast(look: BrandLook, random: Random, names: readonly GarmentName[]): Piece[] {
  const palette = visible(look)
  const start = Math.floor(random(0, palette.length))
  return names.map((garment, i) => {
    const fabric = fabricFor(look, garment)
    const metal = fabric === 'polished'
    const own = palette.filter((colour) => METALS.includes(colour) === metal)
    const colour = (own.length > 0 ? own : palette)[(start + i) % (own.length || palette.length)]!
    const others = look.palette.filter((other) => contrasting(colour, other) && !METALS.includes(other))
    const second = others[i % others.length] ?? null
    const seeds = seedsOf(garment)
    const pattern = PRINTABLE.includes(fabric) ? patternFor(look, start + i) : 'plain'
    return { garment, fabric, seed: seeds[i % seeds.length]!, dye: dyeOf({ colour, second, pattern }) }
  })
}

/** A brand that names a print first shows mostly prints; the others show one piece in three. */
function patternFor({ patterns }: BrandLook, turn: number): PatternName {
  const prints = patterns.filter((pattern) => pattern !== 'plain')
  const printed = patterns[0] === 'plain' ? turn % 3 === 1 : turn % 3 !== 1
  return printed ? (prints[Math.floor(turn / 2) % prints.length] ?? 'plain') : 'plain'
}

export function fabricFor(look: BrandLook, garment: GarmentName): FabricName {
  const own = fabricsOf(garment)
  return look.fabrics.find((fabric) => own.includes(fabric)) ?? own[0]!
}

export function hanging(look: BrandLook): GarmentName[] {
  return look.garments.filter((name) => GARMENTS[name].hook !== null)
}

export function standing(look: BrandLook): GarmentName[] {
  const flat: readonly GarmentName[] = [
    'jeans',
    'joggers',
    'leggings',
    'trousers-wide',
    'trousers-slim',
    'shorts',
    'swim-shorts',
    'skirt-midi',
    'skirt-pleated',
    'scarf',
    'sports-bra',
    'bikini',
  ]
  return look.garments.filter((name) => GARMENTS[name].hook === null && !flat.includes(name))
}

/** The colours of the palette that do not vanish against the wall. */
function visible(look: BrandLook): readonly ColourName[] {
  const [red, green, blue] = rgbOf(look.wall)
  const seen = look.palette.filter((colour) => {
    const [r, g, b] = rgbOf(COLOURS[colour].hex)
    return Math.hypot(r - red, g - green, b - blue) > 45
  })
  return seen.length > 2 ? seen : look.palette
}

function contrasting(a: ColourName, b: ColourName): boolean {
  return Math.abs(brightness(COLOURS[a].hex) - brightness(COLOURS[b].hex)) > 0.22
}
