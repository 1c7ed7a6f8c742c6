import { type GroundName, isGroundName } from './backdrop.ts'
import { type BrandSlug, isBrandSlug } from './brands-look.ts'
import { isColourName } from './colours.ts'
import { type FabricName, isFabricName } from './fabrics.ts'
import { GARMENTS, type GarmentName, isGarmentName } from './garments/all.ts'
import { fabricsOf, type Seed, seedsOf } from './lay-out.ts'
import { isPatternName, type PatternName } from './patterns.ts'

export const SHOTS = ['flat', 'hanging', 'stack', 'detail'] as const
export type Shot = (typeof SHOTS)[number]

export type ProductPicture = {
  shot: Shot
  garment: GarmentName
  fabric: FabricName
  seed: Seed
  /** A name of the colour table, or six hexadecimal digits. */
  colour: string
  second: string | null
  pattern: PatternName
  ground: GroundName
}
export type BannerPicture = { shot: 'banner'; brand: BrandSlug; scene: number }
export type Picture = ProductPicture | BannerPicture

/** A brand has this many banners: one for itself, the others for its collections. */
export const SCENES = 4

const HOUSE_GROUND: GroundName = 'paper'
const STACKED: readonly GarmentName[] = [
  'sweater-crew',
  'turtleneck',
  'cardigan',
  'knit-vest',
  'hoodie',
  'sweatshirt',
  't-shirt',
  'polo',
  'shirt',
  'overshirt',
  'jeans',
  'joggers',
  'scarf',
]

/** `flat.sweater-crew.knit.s1.sage.plain`, with `_ecru` after the colour and `.mist` at the end where wanted. */
export function formatPictureKey(picture: Picture): string {
  if (picture.shot === 'banner') return `banner.${picture.brand}.${picture.scene}`
  const { shot, garment, fabric, seed, colour, second, pattern, ground } = picture
  const shade = second === null ? colour : `${colour}_${second}`
  return [shot, garment, fabric, `s${seed}`, shade, pattern, ...(ground === HOUSE_GROUND ? [] : [ground])].join('.')
}

/** What a key asks for, or null if it is not a key word for word as `formatPictureKey` writes it. */
export function parsePictureKey(key: string): Picture | null {
  const picture = key.startsWith('banner.') ? parseBanner(key) : parseProduct(key)
  return picture && formatPictureKey(picture) === key ? picture : null
}

function parseBanner(key: string): BannerPicture | null {
  const [, brand = '', scene = ''] = key.split('.')
  const number = Number(scene)
  if (!isBrandSlug(brand) || !Number.isInteger(number) || number < 1 || number > SCENES) return null
  return { shot: 'banner', brand, scene: number }
}

function parseProduct(key: string): ProductPicture | null {
  const [shot = '', garment = '', fabric = '', seed = '', shades = '', pattern = '', ground = HOUSE_GROUND] =
    key.split('.')
  const [colour = '', second = null] = shades.split('_')
  if (!isShot(shot) || !isGarmentName(garment) || !isFabricName(fabric)) return null
  if (!isPatternName(pattern) || !isGroundName(ground)) return null
  if (!isShade(colour) || (second !== null && !isShade(second))) return null
  const known = seedsOf(garment).find((one) => `s${one}` === seed)
  const picture = { shot, garment, fabric, seed: known ?? 1, colour, second, pattern, ground } as const
  return known && canBeDrawn(picture) ? picture : null
}

/** Shoes do not hang, and rings are not folded. */
export function canBeDrawn({ shot, garment, fabric }: Pick<ProductPicture, 'shot' | 'garment' | 'fabric'>): boolean {
  if (!fabricsOf(garment).includes(fabric)) return false
  if (shot === 'hanging') return GARMENTS[garment].hook !== null
  if (shot === 'stack') return STACKED.includes(garment) && fabricsOf('folded-stack').includes(fabric)
  return garment !== 'folded-stack' && garment !== 'swatch'
}

function isShot(name: string): name is Shot {
  return (SHOTS as readonly string[]).includes(name)
}

function isShade(text: string): boolean {
  return isColourName(text) || /^[0-9a-f]{6}$/.test(text)
}
