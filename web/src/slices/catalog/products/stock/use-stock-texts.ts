import { localeOf } from '@souk/contract/core/language.ts'
import { problemKey } from '@souk/contract/core/number-text.ts'
import { useRef, useState } from 'react'
import { useLanguage } from '../../../../lib/language/language.ts'
import { useT } from '../../../../lib/language/use-t.ts'
import type { Place } from '../../../../ui/sizes/size-matrix-grid.ts'
import { type Sku, type SkuGrid, type StockChange, type Unread, pasteAt, unitsIn } from './stock-cells.ts'

type Texts = Readonly<Record<string, Unread & { units: number | null }>>
type Options = {
  grid: SkuGrid
  unitsOf: (sku: Sku) => number | null
  onChange: ((requests: readonly StockChange[]) => void) | undefined
}

/** What stands in the cells of a stock grid while it is typed, or because it is no number. */
export function useStockTexts({ grid, unitsOf, onChange }: Options) {
  const t = useT('products')
  const locale = localeOf(useLanguage())
  const before = useRef<number | null>(null)
  const [texts, setTexts] = useState<Texts>({})
  const [outside, setOutside] = useState(0)
  const textOf = (sku: Sku) => (texts[sku.skuId]?.units === unitsOf(sku) ? texts[sku.skuId]?.text : undefined)

  function notRead(sku: Sku): string | undefined {
    const text = textOf(sku)
    const read = text === undefined ? { units: null } : unitsIn(text, locale)
    if ('units' in read) return undefined
    const { key, params } = problemKey(read.problem, text ?? '')
    return t(key, params)
  }
  function enter(sku: Sku): void {
    if (!texts[sku.skuId]) before.current = unitsOf(sku)
  }
  /** Beside what is no number the units from before stay. */
  function type(sku: Sku, text: string): void {
    const read = unitsIn(text, locale)
    const units = 'units' in read ? read.units : before.current
    setTexts((now) => ({ ...now, [sku.skuId]: { sku, text, units } }))
    setOutside(0)
    onChange?.([{ sku, units }])
  }
  function paste(at: Place, text: string): void {
    const { changes, unread, outside: beyond } = pasteAt(grid, at, text, locale)
    setTexts(Object.fromEntries(unread.map((one) => [one.sku.skuId, { ...one, units: unitsOf(one.sku) }])))
    setOutside(beyond)
    onChange?.(changes)
  }
  function leave(sku: Sku): void {
    if (notRead(sku)) return
    setTexts((now) => Object.fromEntries(Object.entries(now).filter(([skuId]) => skuId !== sku.skuId)))
  }
  return { textOf, notRead, outside, enter, type, paste, leave }
}
