import type { PackableLine, PackableOrder } from '@souk/contract/shipments/shipment-shapes.ts'

/** Packed quantities by order and line. */
export type Draft = Readonly<Record<string, number>>
export const keyOf = (orderId: string, lineId: string) => `${orderId} ${lineId}`

export const packedUnits = (orders: readonly PackableOrder[], draft: Draft): number =>
  orders.reduce(
    (sum, { id, lines }) =>
      sum + lines.reduce((units, line) => units + (draft[keyOf(id, line.lineId)] ?? 0) * line.units, 0),
    0,
  )

export const bodyLines = (orders: readonly PackableOrder[], draft: Draft) =>
  orders.flatMap(({ id, lines }) =>
    lines.flatMap(({ lineId }) => {
      const quantity = draft[keyOf(id, lineId)] ?? 0
      return quantity > 0 ? [{ orderId: id, lineId, quantity }] : []
    }),
  )

export const everything = (orders: readonly PackableOrder[]): Draft =>
  Object.fromEntries(orders.flatMap(({ id, lines }) => lines.map(({ lineId, left }) => [keyOf(id, lineId), left])))

export type Scan = { draft: Draft; line: PackableLine | null; result: 'added' | 'full' | 'unknown' }

/** A scanner types a code and Enter: one unit of the first line with that code that has room. */
export function scan(orders: readonly PackableOrder[], draft: Draft, code: string): Scan {
  const wanted = code.trim().toLowerCase()
  const matches = orders.flatMap(({ id, lines }) =>
    lines
      .filter(({ sku, styleCode }) =>
        [sku, sku ? '' : styleCode].some((one) => one.toLowerCase() === wanted && one !== ''),
      )
      .map((line) => ({ key: keyOf(id, line.lineId), line })),
  )
  const open = matches.find(({ key, line }) => (draft[key] ?? 0) < line.left)
  if (open) return { draft: { ...draft, [open.key]: (draft[open.key] ?? 0) + 1 }, line: open.line, result: 'added' }
  return { draft, line: matches[0]?.line ?? null, result: matches.length > 0 ? 'full' : 'unknown' }
}

export type PackProduct = {
  productId: string
  name: string
  styleCode: string
  image: string | null
  lines: PackableLine[]
  sizes: string[]
  colours: string[]
}

const open = (lines: readonly PackableLine[]) => lines.filter(({ left }) => left > 0)

/** Lines of one product together, with the colours and sizes of which something is left. */
export function productsOf(lines: readonly PackableLine[]): PackProduct[] {
  return [...Map.groupBy(lines, ({ productId }) => productId)].map(([productId, ofProduct]) => ({
    productId,
    name: ofProduct[0]!.name,
    styleCode: ofProduct[0]!.styleCode,
    image: ofProduct[0]!.image,
    lines: ofProduct,
    sizes: [...new Set(open(ofProduct).map(({ size }) => size))],
    colours: [...new Set(open(ofProduct).map(({ colour }) => colour))],
  }))
}
