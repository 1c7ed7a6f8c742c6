import type { PrintPicture } from './line-sheet.ts'

/** One size of a style, or one carton. */
export type OrderFormLine = {
  picture: number | null // index in `pictures`; of the first line of a style
  cells: readonly (string | number | null)[]
}
/** A workbook to fill in: one column is typed, the others are locked. */
export type OrderForm = {
  name: string
  isRtl: boolean
  title: string
  columns: readonly { header: string; kind?: 'text' | 'number' | 'money' | 'day'; width?: number }[]
  quantityColumn: number // index in `columns`
  amountFormula: { price: number; column: number } | null // price × quantity; indexes in `columns`
  lines: readonly OrderFormLine[]
  pictures: readonly PrintPicture[]
  pictureHeader: string | null // null: without pictures
}
