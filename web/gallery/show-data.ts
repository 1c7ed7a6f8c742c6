const brands = ['orla', 'harrow', 'vidal', 'nordlys', 'konto', 'saltmarsh'] as const
const statuses = ['PENDING_RETAILER', 'CONFIRMED', 'COMPLETED', 'PENDING_BRAND', 'PART_SHIPPED', 'CANCELLED'] as const
const amounts = ['8420', '2960', '18240.5', '4112', '6335', '1410', '980', '15780', '2204', '9986', '4870', '2715']
/** Each style with its picture in the demo world, which draws it when asked. */
const styles = {
  elm: 'sweater-crew.knit.s1.sage.plain',
  hollis: 'coat-double-breasted.wool.s1.camel.plain',
  poplin: 'shirt.poplin.s1.ecru_slate.pinstripe',
  ines: 'slip-dress.satin.s1.slate.plain',
  arlo: 'trousers-slim.twill.s1.tobacco.plain',
  vega: 'tote.leather.s1.tobacco.plain',
  jersey: 't-shirt.jersey.s1.oat.plain',
  rollneck: 'turtleneck.rib.s1.rust.plain',
} as const
const styleNames = Object.keys(styles) as (keyof typeof styles)[]
const looks = ['maison-orla', 'field-and-harrow', 'norr-strikk', 'dar-al-reem', 'kage-studio', 'rive-marine']
const pick = <T>(list: readonly T[], index: number) => list[index % list.length]!

export type ShowOrder = {
  id: string
  brand: string
  status: string
  from: string
  to: string
  placed: string
  units: number
  total: string
  picture: string
}

/** The same orders every time: a page of a season. */
export function showOrders(count: number): ShowOrder[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `SO-${20418 - index * 7}`,
    brand: pick(brands, index * 5 + Math.floor(index / 6)),
    status: pick(statuses, index * 5 + Math.floor(index / 4)),
    from: pick(['2027-01-15', '2027-02-01', '2026-11-20'], index),
    to: pick(['2027-02-15', '2027-03-01', '2026-12-10'], index),
    placed: `2026-11-${String(14 - (index % 13)).padStart(2, '0')}T09:30:00Z`,
    units: 18 + ((index * 47) % 310),
    total: pick(amounts, index),
    picture: `/files/demo/banner.${pick(looks, index)}.1.webp`,
  }))
}

export type ShowStyle = { id: string; name: string; code: string; wholesale: string; retail: string; picture: string }

export function showStyles(count: number): ShowStyle[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `style-${index}`,
    name: pick(styleNames, index),
    code: `MO-S27-${String(1001 + index)}`,
    wholesale: String(19 + ((index * 37) % 170)),
    retail: String(45 + ((index * 83) % 410)),
    picture: `/files/demo/flat.${styles[pick(styleNames, index)]}.webp`,
  }))
}

export const showMonths = [
  { month: '2026-06', value: 12_100, before: 9_000, knit: 5_200, coats: 4_100, dresses: 2_800 },
  { month: '2026-07', value: 18_200, before: 14_300, knit: 7_900, coats: 5_600, dresses: 4_700 },
  { month: '2026-08', value: 24_300, before: 19_100, knit: 9_400, coats: 9_000, dresses: 5_900 },
  { month: '2026-09', value: 41_000, before: 30_200, knit: 16_100, coats: 15_800, dresses: 9_100 },
  { month: '2026-10', value: 52_400, before: 44_000, knit: 21_300, coats: 19_600, dresses: 11_500 },
  { month: '2026-11', value: 63_200, before: 47_100, knit: 24_800, coats: 25_900, dresses: 12_500 },
] as const
