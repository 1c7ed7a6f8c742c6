import type { Brief } from '@souk/contract/assistant/brief.ts'

export type SizeLeft = { skuId: string; size: string; left: number | null }
export type Pack = { units: number; maxPacks: number; items: { skuId: string; units: number }[] }

const packsAtMost = 3
const isOneSize = (size: string) => /^(one size|os|مقاس واحد)$/i.test(size)

/** One pack of a colour: its sizes in the usual proportion, as many packs as the stock allows. */
export function packOf(all: readonly SizeLeft[], { sizes, unitsPerStyle }: Brief): Pack | null {
  const wanted = sizes && new Set(sizes.map((size) => size.toUpperCase()))
  const fitting = all.filter(({ size }) => !wanted || wanted.has(size.toUpperCase()) || isOneSize(size))
  const there = fitting.filter(({ left }) => left === null || left > 0)
  if (there.length === 0 || there.length * 2 < fitting.length) return null // a run with more gaps than sizes does not sell
  const items = unitsPerStyle === undefined ? curve(there) : shared(there, unitsPerStyle)
  if (!items) return null
  const maxPacks = Math.min(...items.map(({ left, units }) => (left === null ? packsAtMost : Math.floor(left / units))))
  if (maxPacks < 1) return null
  return {
    units: items.reduce((sum, { units }) => sum + units, 0),
    maxPacks: Math.min(maxPacks, packsAtMost),
    items: items.map(({ skuId, units }) => ({ skuId, units })),
  }
}

/** 1-2-2-1: the ends once, the middle twice; four of a single size. Scarce sizes fall back to one. */
function curve(sizes: readonly SizeLeft[]) {
  const last = sizes.length - 1
  return sizes.map((size, at) => {
    const usual = last === 0 ? 4 : last === 1 ? 2 : at === 0 || at === last ? 1 : 2
    return { ...size, units: size.left === null ? usual : Math.min(usual, size.left) }
  })
}

/** Exactly so many units over the sizes, the middle first; null where the stock does not give them. */
function shared(sizes: readonly SizeLeft[], total: number) {
  const weights = curve(sizes.map((size) => ({ ...size, left: null })))
  const sum = weights.reduce((all, { units }) => all + units, 0)
  const items = weights.map((size, at) => ({
    ...size,
    left: sizes[at]!.left,
    units: Math.floor((size.units * total) / sum),
  }))
  let rest = total - items.reduce((all, { units }) => all + units, 0)
  const order = items
    .map((_, at) => at)
    .toSorted((a, b) => Math.abs(a - items.length / 2) - Math.abs(b - items.length / 2))
  for (let turn = 0; rest > 0 && turn < 10_000; turn += 1) {
    const item = items[order[turn % order.length]!]!
    if (item.left === null || item.units < item.left) {
      item.units += 1
      rest -= 1
    } else if (items.every(({ left, units }) => left !== null && units >= left)) return null
  }
  const used = items.filter(({ units }) => units > 0)
  return rest === 0 && used.every(({ left, units }) => left === null || units <= left) ? used : null
}
