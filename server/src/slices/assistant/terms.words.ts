import type { ColourKey, MaterialKey } from '@souk/contract/assistant/brief-words.ts'

const colours: Record<ColourKey, readonly [string, string]> = {
  black: ['black', 'أسود'],
  white: ['white', 'أبيض'],
  cream: ['cream', 'كريمي'],
  beige: ['beige', 'بيج'],
  camel: ['camel', 'جملي'],
  brown: ['brown', 'بني'],
  grey: ['grey', 'رمادي'],
  navy: ['navy', 'كحلي'],
  blue: ['blue', 'أزرق'],
  turquoise: ['turquoise', 'فيروزي'],
  green: ['green', 'أخضر'],
  sage: ['sage', 'أخضر مريمي'],
  olive: ['olive', 'زيتوني'],
  khaki: ['khaki', 'كاكي'],
  yellow: ['yellow', 'أصفر'],
  mustard: ['mustard', 'خردلي'],
  orange: ['orange', 'برتقالي'],
  terracotta: ['terracotta', 'فخاري'],
  red: ['red', 'أحمر'],
  burgundy: ['burgundy', 'عنابي'],
  pink: ['pink', 'وردي'],
  purple: ['purple', 'بنفسجي'],
  gold: ['gold', 'ذهبي'],
  silver: ['silver', 'فضي'],
}
const materials: Record<MaterialKey, readonly [string, string]> = {
  linen: ['linen', 'كتان'],
  cotton: ['cotton', 'قطن'],
  silk: ['silk', 'حرير'],
  satin: ['satin', 'ساتان'],
  wool: ['wool', 'صوف'],
  cashmere: ['cashmere', 'كشمير'],
  mohair: ['mohair', 'موهير'],
  alpaca: ['alpaca', 'ألباكا'],
  tweed: ['tweed', 'تويد'],
  leather: ['leather', 'جلد'],
  suede: ['suede', 'شمواه'],
  fur: ['fur', 'فرو'],
  velvet: ['velvet', 'مخمل'],
  corduroy: ['corduroy', 'قطيفة مضلعة'],
  denim: ['denim', 'دنيم'],
  jersey: ['jersey', 'جيرسيه'],
  viscose: ['viscose', 'فيسكوز'],
  polyester: ['polyester', 'بوليستر'],
  nylon: ['nylon', 'نايلون'],
  chiffon: ['chiffon', 'شيفون'],
  lace: ['lace', 'دانتيل'],
  crepe: ['crepe', 'كريب'],
  hemp: ['hemp', 'قنّب'],
  straw: ['straw', 'قش'],
  canvas: ['canvas', 'قماش قنب'],
}
const words = (at: 0 | 1): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(colours).map(([key, names]) => [`assistant.colour.${key}`, names[at]]),
    ...Object.entries(materials).map(([key, names]) => [`assistant.material.${key}`, names[at]]),
  ])

/** Names of colours and materials in sentences. */
export const assistantTermWords = { en: words(0), ar: words(1) }
