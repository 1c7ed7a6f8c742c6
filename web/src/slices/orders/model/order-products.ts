import { amount, money, sum, times } from '@souk/contract/core/money.ts'
import type { OrderLine } from '@souk/contract/orders/order-shapes.ts'

/** The lines of one product, as a size grid shows them. */
export type OrderedProduct = {
  productId: string
  name: string
  styleCode: string
  image: string | null
  replaces: string | null
  isCarton: boolean
  sizes: string[]
  colours: string[]
  lines: OrderLine[]
}

/** Lines as a person reads them: product by product, in the order in which they stand. */
export function productsOf(lines: readonly OrderLine[]): OrderedProduct[] {
  return [...Map.groupBy(lines, ({ productId }) => productId)].map(([productId, own]) => {
    const { name, styleCode, image, replaces } = own[0]!
    return {
      productId,
      name,
      styleCode,
      image,
      replaces,
      isCarton: own.every(({ skuId }) => skuId === null),
      sizes: sizesIn(own),
      colours: [...new Set(own.map(({ colour }) => colour))],
      lines: own,
    }
  })
}

/** In the order of the colour that has most of them: one that lacks a size says nothing about its place. */
function sizesIn(lines: readonly OrderLine[]): string[] {
  const runs = [...Map.groupBy(lines, ({ colour }) => colour).values()]
  const longest = runs.toSorted((a, b) => b.length - a.length)
  return [...new Set(longest.flatMap((run) => run.map(({ size }) => size)))]
}

export const lineAt = ({ lines }: Pick<OrderedProduct, 'lines'>, colour: string, size: string) =>
  lines.find((line) => line.colour === colour && line.size === size)

export const unitsOf = (lines: readonly Pick<OrderLine, 'units'>[]) => lines.reduce((sum, { units }) => sum + units, 0)

/** Amounts of one currency, added up without a float. */
export const sumOf = (amounts: readonly string[], currency: string) =>
  amount(
    sum(
      currency,
      amounts.flatMap((text) => money(text, currency) ?? []),
    ),
  )

/** A price so many times; nothing while it is no price yet. */
export function timesOf(price: string, count: number, currency: string): string {
  const one = /^\d+(\.\d+)?$/.test(price) ? money(price, currency) : null
  return amount(one ? times(one, count) : { minor: 0n, currency })
}
