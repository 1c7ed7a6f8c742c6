import { beanie, belt, cap, scarf, socks, sunglasses, sunHat } from './accessories.ts'
import { bucketBag, crossbody, tote } from './bags.ts'
import { childDress, dungarees, romper } from './children.ts'
import { abaya, kaftan, shirtDress, skirtMidi, skirtPleated, slipDress, wrapDress } from './dresses.ts'
import type { Garment } from './garment.ts'
import { bangle, earrings, fingerRing, necklace } from './jewellery.ts'
import { cardigan, hoodie, knitDress, knitVest, sweaterCrew, sweatshirt, turtleneck } from './knitwear.ts'
import { puffer, raincoat, trackJacket } from './outerwear.ts'
import { foldedStack, swatch } from './props.ts'
import { ankleBoots, loafers, sandals, sneakers } from './shoes.ts'
import { bikini, swimsuit } from './swim.ts'
import { blazer, coatDoubleBreasted, denimJacket, trench, waistcoat } from './tailoring.ts'
import { blouse, camisole, overshirt, polo, shirt, sportsBra, tank, tShirt } from './tops.ts'
import { jeans, joggers, leggings, shorts, swimShorts, trousersSlim, trousersWide } from './trousers.ts'

export const GARMENTS = {
  'sweater-crew': sweaterCrew,
  turtleneck,
  cardigan,
  'knit-vest': knitVest,
  'knit-dress': knitDress,
  hoodie,
  sweatshirt,
  't-shirt': tShirt,
  tank,
  polo,
  shirt,
  overshirt,
  blouse,
  camisole,
  'slip-dress': slipDress,
  'shirt-dress': shirtDress,
  'wrap-dress': wrapDress,
  kaftan,
  abaya,
  'skirt-midi': skirtMidi,
  'skirt-pleated': skirtPleated,
  'trousers-wide': trousersWide,
  'trousers-slim': trousersSlim,
  jeans,
  shorts,
  joggers,
  leggings,
  blazer,
  waistcoat,
  'coat-double-breasted': coatDoubleBreasted,
  trench,
  raincoat,
  puffer,
  'denim-jacket': denimJacket,
  'track-jacket': trackJacket,
  'sports-bra': sportsBra,
  swimsuit,
  bikini,
  'swim-shorts': swimShorts,
  scarf,
  beanie,
  cap,
  'sun-hat': sunHat,
  socks,
  belt,
  sunglasses,
  tote,
  crossbody,
  'bucket-bag': bucketBag,
  sneakers,
  'ankle-boots': ankleBoots,
  loafers,
  sandals,
  earrings,
  necklace,
  ring: fingerRing,
  bangle,
  romper,
  'child-dress': childDress,
  dungarees,
  'folded-stack': foldedStack,
  swatch,
} as const satisfies Record<string, Garment>

export type GarmentName = keyof typeof GARMENTS

export function isGarmentName(name: string): name is GarmentName {
  return Object.hasOwn(GARMENTS, name)
}

export const GARMENT_NAMES = Object.keys(GARMENTS) as GarmentName[]
