/** What of a cart counts towards a minimum: the whole units of a product at its price, in minor units. */
export type CountedLine = {
  productId: string
  collectionId: string
  unitPrice: bigint // of one unit, or of one whole carton
  quantity: number // units, or cartons
  limit: number | null // how many there are; null: any number
}
/** `null` stands for the brand: what collections without a minimum of their own must come to together. */
export type Minimum = { collectionId: string | null; required: bigint }
export type MinimumState = Minimum & {
  reached: bigint
  missing: bigint
  /** The product of which the fewest more reach it. */
  more: { productId: string; quantity: number } | null
}

/** A minimum as a brand or a collection states it. */
export type StatedMinimum<Value> = {
  currency: string
  minimumOrderValue: Value | null
  otherMinimums?: Readonly<Record<string, Value>>
}

/** The minimum for orders in a currency; null where none is stated, as nothing is converted. */
export const minimumIn = <Value>(currency: string, stated: StatedMinimum<Value>): Value | null =>
  stated.currency === currency ? stated.minimumOrderValue : (stated.otherMinimums?.[currency] ?? null)

/** A minimum exists, but not in this currency: orders in it are not limited. */
export const lacksMinimumIn = (currency: string, stated: readonly StatedMinimum<unknown>[]): boolean =>
  stated.every((one) => minimumIn(currency, one) === null) &&
  stated.some((one) => (one.minimumOrderValue ?? null) !== null || Object.keys(one.otherMinimums ?? {}).length > 0)

/** The collection's minimum if it has one, else the brand's; only for what is in the cart. */
export function minimumsOf(lines: readonly CountedLine[], minimums: readonly Minimum[]): MinimumState[] {
  const own = new Set(minimums.map(({ collectionId }) => collectionId))
  return minimums.flatMap((minimum) => {
    const counted = lines.filter(({ collectionId }) =>
      minimum.collectionId === null ? !own.has(collectionId) : collectionId === minimum.collectionId,
    )
    if (counted.length === 0 || minimum.required <= 0n) return []
    const reached = counted.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * BigInt(quantity), 0n)
    const missing = reached < minimum.required ? minimum.required - reached : 0n
    return [{ ...minimum, reached, missing, more: missing > 0n ? fewestMore(counted, missing) : null }]
  })
}

function fewestMore(lines: readonly CountedLine[], missing: bigint): MinimumState['more'] {
  let best: MinimumState['more'] = null
  let cost = 0n
  for (const { productId, unitPrice, quantity, limit } of lines) {
    if (unitPrice <= 0n) continue
    const needed = Number((missing + unitPrice - 1n) / unitPrice)
    if (limit !== null && quantity + needed > limit) continue
    const worth = unitPrice * BigInt(needed)
    if (!best || needed < best.quantity || (needed === best.quantity && worth < cost)) {
      best = { productId, quantity: needed }
      cost = worth
    }
  }
  return best
}
