import type { Product, ProductChange } from '@souk/contract/catalog/product-shapes.ts'

const texts = ['name', 'description', 'styleCode'] as const
const amounts = ['wholesalePrice', 'retailPrice'] as const
const days = ['shippingStartDate', 'shippingEndDate'] as const
const lists = ['images', 'keyStyles'] as const
/** What is chosen from a list is held as a list; its first element is sent. */
const choices = ['department', 'category', 'subCategory', 'country', 'gender', 'status'] as const
export type Choice = (typeof choices)[number]
type Amounts = Record<(typeof amounts)[number], string>

/** A product as its fields hold it. */
export type ProductDraft = Record<(typeof texts)[number] | (typeof days)[number], string> &
  Amounts &
  Record<(typeof lists)[number] | Choice, readonly string[]> & {
    isCarton: boolean
    prices: Readonly<Record<string, Amounts>> // in the currencies beside the main one
    colourImages: Readonly<Record<string, string>> // the picture of each colour; blank where none was chosen
    items: Readonly<Record<string, number>> // units in a carton, by SKU
    stock: Readonly<Record<string, number | null>> // on hand, by the SKU's id
  }
export type DraftField = keyof ProductDraft

export const firstOf = (list: readonly string[]): string | null => list[0] ?? null
const listOf = (value: string | null) => (value === null ? [] : [value])

/** What is kept, as the fields would hold it. */
export function draftOf(product: Product, currency: string, currencies: readonly string[]): ProductDraft {
  const priceIn = (code: string): Amounts => {
    const price = product.prices?.find((one) => one.currency === code)
    return { wholesalePrice: price?.wholesalePrice ?? '', retailPrice: price?.retailPrice ?? '' }
  }
  const sizes = product.variants.flatMap((variant) => variant.sizes)
  const { name, description, styleCode, images, keyStyles, isCarton, shippingStartDate, shippingEndDate } = product
  return {
    name,
    description,
    styleCode,
    images,
    keyStyles,
    isCarton,
    ...(Object.fromEntries(choices.map((choice) => [choice, listOf(product[choice])])) as Record<Choice, string[]>),
    ...priceIn(currency),
    prices: Object.fromEntries(currencies.filter((code) => code !== currency).map((code) => [code, priceIn(code)])),
    shippingStartDate: shippingStartDate ?? '',
    shippingEndDate: shippingEndDate ?? '',
    colourImages: Object.fromEntries(product.variants.map(({ colour, image = '' }) => [colour, image])),
    items: Object.fromEntries(product.items.map(({ sku, value }) => [sku, value])),
    stock: Object.fromEntries(sizes.map(({ skuId, onHand = null }) => [skuId, onHand])),
  }
}

/** Numeric text counts as its number, to the last digit and without a float: 12.5 is 12.50. */
export function isAmountChanged(saved: string | null, now: string | null): boolean {
  return plainNumber(saved ?? '') !== plainNumber(now ?? '')
}

function plainNumber(text: string): string {
  const number = /^0*(\d+)(?:\.(\d*?)0*)?$/.exec(text.trim())
  if (!number) return text.trim()
  return number[2] ? `${number[1]}.${number[2]}` : number[1]!
}

export function isTextChanged(saved: string, now: string): boolean {
  return saved.trim() !== now.trim()
}

const areListsDifferent = (saved: readonly string[], now: readonly string[]) =>
  JSON.stringify(saved) !== JSON.stringify(now)

/** An amount as it is sent: blank takes the price away, and a point nothing follows is left out. */
export const amountOut = (text: string): string | null => text.trim().replace(/\.$/, '') || null

/** Cartons keep the units of each SKU; what is no carton has none. */
const unitsIn = ({ items, isCarton }: ProductDraft) =>
  Object.entries(items).map(([sku, value]) => ({ sku, value: isCarton ? value : 0 }))

/** Only what differs from what is kept, as it is sent. */
export function changesOf(saved: ProductDraft, now: ProductDraft): ProductChange {
  const changed = new Set<DraftField>([
    ...texts.filter((name) => isTextChanged(saved[name], now[name])),
    ...amounts.filter((name) => isAmountChanged(saved[name], now[name])),
    ...days.filter((name) => saved[name] !== now[name]),
    ...lists.filter((name) => areListsDifferent(saved[name], now[name])),
    ...choices.filter((name) => firstOf(saved[name]) !== firstOf(now[name])),
  ])
  if (saved.isCarton !== now.isCarton) changed.add('isCarton')
  const items = unitsIn(now)
  const prices = Object.entries(now.prices).filter(([code, price]) =>
    amounts.some((name) => isAmountChanged(saved.prices[code]?.[name] ?? '', price[name])),
  )
  const stock = Object.entries(now.stock).filter(([skuId, onHand]) => onHand !== saved.stock[skuId])
  return {
    ...partOf(now, changed),
    ...(prices.length > 0 && { prices: prices.map(([currency, price]) => ({ currency, ...amountsOut(price) })) }),
    ...(Object.entries(now.colourImages).some(([colour, image]) => image !== (saved.colourImages[colour] ?? '')) && {
      colourImages: Object.fromEntries(Object.entries(now.colourImages).filter(([, image]) => image !== '')),
    }),
    ...(items.some(({ sku, value }) => value !== saved.items[sku]) && { items }),
    ...(stock.length > 0 && { stock: stock.map(([skuId, onHand]) => ({ skuId, onHand })) }),
  }
}

/** These fields of a draft, as they are sent. */
export function partOf(draft: ProductDraft, names: ReadonlySet<DraftField>): ProductChange {
  const part: Record<string, unknown> = {}
  for (const name of texts) if (names.has(name)) part[name] = draft[name].trim()
  for (const name of amounts) if (names.has(name)) part[name] = amountOut(draft[name])
  for (const name of days) if (names.has(name)) part[name] = draft[name] || null
  for (const name of lists) if (names.has(name)) part[name] = [...draft[name]]
  for (const name of choices) if (names.has(name)) part[name] = firstOf(draft[name])
  if (names.has('isCarton')) part['isCarton'] = draft.isCarton
  return part as ProductChange
}

const amountsOut = ({ wholesalePrice, retailPrice }: Amounts) => ({
  wholesalePrice: amountOut(wholesalePrice),
  retailPrice: amountOut(retailPrice),
})

export const hasChanges = (saved: ProductDraft, now: ProductDraft) => Object.keys(changesOf(saved, now)).length > 0

/** What was typed since `before`, put on top of what is kept now: field by field, price by price, SKU by SKU. */
export function putOnTop(before: ProductDraft, typed: ProductDraft, newest: ProductDraft): ProductDraft {
  const next = { ...newest } as Record<string, unknown>
  for (const name of Object.keys(newest) as DraftField[]) {
    next[name] = isRecord(newest[name])
      ? recordOnTop(before[name], typed[name], newest[name])
      : mine(before[name], typed[name], newest[name])
  }
  return next as ProductDraft
}

type Entries = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mine = (before: unknown, typed: unknown, newest: unknown) =>
  JSON.stringify(before) === JSON.stringify(typed) ? newest : typed

function recordOnTop(before: unknown, typed: unknown, newest: Entries): Entries {
  const [was, is] = [before as Entries, typed as Entries]
  return Object.fromEntries(
    Object.entries(newest).map(([key, value]) => {
      if (!(key in is)) return [key, value]
      return [
        key,
        isRecord(value) && isRecord(is[key])
          ? recordOnTop(was[key] ?? {}, is[key], value)
          : mine(was[key], is[key], value),
      ]
    }),
  )
}
