import type { Line } from './lines.queries.ts'

export type Units = Map<string, number>

/** The units of each SKU that lines take; a carton takes its units of each. */
export function unitsOf(lines: readonly Line[]): Units {
  const units: Units = new Map()
  const add = (skuId: string, more: number) => units.set(skuId, (units.get(skuId) ?? 0) + more)
  for (const { skuId, quantity, carton } of lines) {
    if (skuId) add(skuId, quantity)
    for (const [id, each] of Object.entries(carton ?? {})) if (each > 0) add(id, each * quantity)
  }
  return units
}

/** Of each SKU the most that any of these may come to need. */
export function highestUnits(all: readonly Units[]): Units {
  const highest: Units = new Map()
  for (const units of all) for (const [id, n] of units) highest.set(id, Math.max(highest.get(id) ?? 0, n))
  return highest
}
