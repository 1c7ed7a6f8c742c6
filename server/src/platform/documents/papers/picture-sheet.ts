import type { PrintPicture } from './line-sheet.ts'

export type PictureSheetColumn = { header: string; kind?: 'text' | 'number' | 'money' | 'day'; width?: number }

/** A workbook with a picture beside the lines of each style. With an entry column it is a form to fill in. */
export type PictureSheet = {
  name: string
  isRtl: boolean
  columns: readonly PictureSheetColumn[]
  lines: readonly { picture: number | null; cells: readonly (string | number | null)[] }[]
  pictures: readonly PrintPicture[]
  pictureHeader: string | null // null: without pictures
  form: {
    column: number // what is typed; an index in `columns`
    price: number | null // an index in `columns`
    guide: { name: string; lines: readonly string[]; units: string; amount: string }
  } | null
}
