/** The colours of the demo market. The first half of a name is never a fabric, so "denim" is not a colour. */
export type Colour = { hex: string; en: string; ar: string }

export const COLOURS = {
  white: { hex: '#f5f4f0', en: 'White', ar: 'أبيض' },
  ecru: { hex: '#ece4d3', en: 'Ecru', ar: 'عاجي' },
  chalk: { hex: '#e9e6df', en: 'Chalk', ar: 'طباشيري' },
  oat: { hex: '#d9cdb8', en: 'Oat', ar: 'شوفاني' },
  sand: { hex: '#cdb897', en: 'Sand', ar: 'رملي' },
  stone: { hex: '#b5ab9b', en: 'Stone', ar: 'حجري' },
  taupe: { hex: '#8d7f71', en: 'Taupe', ar: 'بني رمادي' },
  camel: { hex: '#b9925f', en: 'Camel', ar: 'جملي' },
  tan: { hex: '#a8744a', en: 'Tan', ar: 'أسمر فاتح' },
  cognac: { hex: '#8f5330', en: 'Cognac', ar: 'كونياكي' },
  tobacco: { hex: '#6f4d33', en: 'Tobacco', ar: 'تبغي' },
  chocolate: { hex: '#4a3328', en: 'Chocolate', ar: 'شوكولاتة' },
  espresso: { hex: '#352823', en: 'Espresso', ar: 'إسبريسو' },
  black: { hex: '#222123', en: 'Black', ar: 'أسود' },
  charcoal: { hex: '#3d3e42', en: 'Charcoal', ar: 'فحمي' },
  graphite: { hex: '#565a60', en: 'Graphite', ar: 'غرافيت' },
  slate: { hex: '#5d6a77', en: 'Slate', ar: 'أردوازي' },
  grey: { hex: '#9a9b9c', en: 'Grey', ar: 'رمادي' },
  silver: { hex: '#c6c8c9', en: 'Silver', ar: 'فضي' },
  navy: { hex: '#27324b', en: 'Navy', ar: 'كحلي' },
  midnight: { hex: '#1f2636', en: 'Midnight', ar: 'أزرق ليلي' },
  indigo: { hex: '#34456b', en: 'Indigo', ar: 'نيلي' },
  'mid-blue': { hex: '#56739b', en: 'Mid blue', ar: 'أزرق متوسط' },
  'light-blue': { hex: '#94b0cb', en: 'Light blue', ar: 'أزرق فاتح' },
  sky: { hex: '#bcd2e2', en: 'Sky', ar: 'سماوي' },
  ice: { hex: '#d8e3ea', en: 'Ice', ar: 'ثلجي' },
  cobalt: { hex: '#2d4fa3', en: 'Cobalt', ar: 'كوبالت' },
  petrol: { hex: '#2b5562', en: 'Petrol', ar: 'بترولي' },
  teal: { hex: '#2f7374', en: 'Teal', ar: 'أزرق مخضر' },
  lagoon: { hex: '#5aa5a6', en: 'Lagoon', ar: 'فيروزي' },
  aqua: { hex: '#a5d1cb', en: 'Aqua', ar: 'مائي' },
  mint: { hex: '#c1d9c6', en: 'Mint', ar: 'نعناعي' },
  sage: { hex: '#8f9a83', en: 'Sage', ar: 'مريمي' },
  olive: { hex: '#6c6a43', en: 'Olive', ar: 'زيتوني' },
  moss: { hex: '#56603f', en: 'Moss', ar: 'طحلبي' },
  forest: { hex: '#2f4a3a', en: 'Forest', ar: 'أخضر غامق' },
  emerald: { hex: '#1f6b53', en: 'Emerald', ar: 'زمردي' },
  pistachio: { hex: '#bcc698', en: 'Pistachio', ar: 'فستقي' },
  khaki: { hex: '#9a8b66', en: 'Khaki', ar: 'كاكي' },
  mustard: { hex: '#c2923a', en: 'Mustard', ar: 'خردلي' },
  saffron: { hex: '#dca23c', en: 'Saffron', ar: 'زعفراني' },
  butter: { hex: '#efdda6', en: 'Butter', ar: 'زبدي' },
  lemon: { hex: '#ecd867', en: 'Lemon', ar: 'ليموني' },
  apricot: { hex: '#e6ae7f', en: 'Apricot', ar: 'مشمشي' },
  tangerine: { hex: '#d9743a', en: 'Tangerine', ar: 'يوسفي' },
  terracotta: { hex: '#b5634a', en: 'Terracotta', ar: 'فخاري' },
  rust: { hex: '#98492f', en: 'Rust', ar: 'صدئي' },
  brick: { hex: '#8c3f33', en: 'Brick', ar: 'قرميدي' },
  madder: { hex: '#7c3b34', en: 'Madder', ar: 'فوة' },
  scarlet: { hex: '#b4302c', en: 'Scarlet', ar: 'قرمزي' },
  coral: { hex: '#df7f6c', en: 'Coral', ar: 'مرجاني' },
  blush: { hex: '#e7c7ba', en: 'Blush', ar: 'وردي خجول' },
  rose: { hex: '#cf9394', en: 'Rose', ar: 'وردي' },
  fuchsia: { hex: '#b63a74', en: 'Fuchsia', ar: 'فوشيا' },
  burgundy: { hex: '#642733', en: 'Burgundy', ar: 'عنابي' },
  oxblood: { hex: '#4f2126', en: 'Oxblood', ar: 'أحمر داكن' },
  plum: { hex: '#55324c', en: 'Plum', ar: 'برقوقي' },
  mauve: { hex: '#a98ba0', en: 'Mauve', ar: 'موف' },
  lilac: { hex: '#c9bcdb', en: 'Lilac', ar: 'ليلكي' },
  lavender: { hex: '#a4a0c9', en: 'Lavender', ar: 'لافندر' },
  gold: { hex: '#cfa862', en: 'Gold', ar: 'ذهبي' },
  'rose-gold': { hex: '#cf9d84', en: 'Rose gold', ar: 'ذهبي وردي' },
} as const satisfies Record<string, Colour>

export type ColourName = keyof typeof COLOURS

export function isColourName(name: string): name is ColourName {
  return Object.hasOwn(COLOURS, name)
}

type Rgb = readonly [red: number, green: number, blue: number]

export function rgbOf(hex: string): Rgb {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Rgb
}

function hexOf(rgb: Rgb): string {
  return `#${rgb
    .map((n) =>
      Math.round(Math.max(0, Math.min(255, n)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function mix(a: string, b: string, share: number): string {
  const [from, to] = [rgbOf(a), rgbOf(b)]
  return hexOf([0, 1, 2].map((i) => from[i]! + (to[i]! - from[i]!) * share) as unknown as Rgb)
}

/** How bright a colour looks, from 0 to 1. */
export function brightness(hex: string): number {
  const [r, g, b] = rgbOf(hex)
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
}
