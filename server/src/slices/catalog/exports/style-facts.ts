import { money } from '@souk/contract/core/money.ts'
import { type ExportLook, type SheetColumnName, sheetColumns } from '@souk/contract/core/exports.ts'
import type { LineSheetItem } from '../../../platform/documents/papers/line-sheet.ts'
import { formatsIn } from '../../../platform/documents/papers/paper-formats.ts'
import type { ExportContext } from '../../../platform/documents/exports/export-kind.ts'
import { type Style, unitsOf } from './style.ts'

/** Whether a column is shown: chosen, or nothing was chosen; prices only where they are wanted. */
export function isShown({ columns, prices }: ExportLook, name: SheetColumnName): boolean {
  if (!prices && (name === 'wholesale' || name === 'retail')) return false
  return columns ? columns.includes(name) : sheetColumns.includes(name)
}

/** Words and figures of styles in the reader's language. */
export function styleFormats({ deps: { say }, language, look }: Pick<ExportContext, 'deps' | 'language' | 'look'>) {
  const { mark, money: amountOf, day } = formatsIn(language, say)
  const word = (key: string, params: Record<string, unknown> = {}) => say(language, `sheet.${key}`, params)
  const price = (text: string | null, currency: string) =>
    text === null ? word('onRequest') : amountOf(money(text, currency)!.minor, currency)
  const window = (from: string | null, until: string | null) =>
    from && until ? `${day(from)} – ${day(until)}` : from ? day(from) : until ? day(until) : ''

  function factsOf(style: Style): LineSheetItem['facts'] {
    const { wholesalePrice, retailPrice, currency, note } = style
    const dates = window(style.shippingStartDate, style.shippingEndDate)
    const units = style.quantities ? unitsOf(style) : 0
    return [
      ...(isShown(look, 'wholesale') && wholesalePrice !== undefined
        ? [{ label: word('wholesale'), value: price(wholesalePrice, currency), isStrong: true }]
        : []),
      ...(isShown(look, 'retail') && retailPrice !== null
        ? [{ label: word('retail'), value: price(retailPrice, currency), isStrong: true }]
        : []),
      ...(isShown(look, 'quantity') && units > 0 ? [{ label: word('units'), value: mark(String(units)) }] : []),
      ...(isShown(look, 'window') && dates ? [{ label: word('delivery'), value: dates }] : []),
      ...(isShown(look, 'notes') && note ? [{ label: word('note'), value: note }] : []),
    ]
  }
  const coloursOf = ({ variants }: Style) =>
    isShown(look, 'colours') ? variants.map(({ colour }) => colour).filter(Boolean) : []
  const sizesOf = ({ variants }: Style) =>
    isShown(look, 'sizes')
      ? [...new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size)))].filter(Boolean)
      : []
  const codeOf = ({ styleCode }: Style) => (isShown(look, 'code') ? mark(styleCode) : '')
  return { word, mark, price, day, window, factsOf, coloursOf, sizesOf, codeOf }
}
