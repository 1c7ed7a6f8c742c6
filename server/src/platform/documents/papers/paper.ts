import type { Language } from '../../base/messages.ts'

export type PaperTable = {
  columns: { title: string; width: number; isNumber?: boolean }[] // widths are shares of the line
  rows: PaperRow[]
}
/** Cells in order; the second line of a cell stands below it, smaller. A box is to be ticked. */
export type PaperRow = { cells: { text: string; below?: string; isBox?: boolean }[]; isHeading?: boolean }
export type PaperParty = { title: string; name: string; lines: string[] }

/** One paper as it is printed. All words and figures come written out, so the renderer knows no slice. */
export type Paper = {
  language: Language
  title: string
  number: string
  logo: { data: Uint8Array; format: 'png' | 'jpg' } | null
  sender: string // beside the logo, or in its place
  facts: { label: string; value: string }[]
  parties: PaperParty[]
  tables: PaperTable[]
  totals: { label: string; value: string; isStrong?: boolean }[]
  summary: { title: string; table: PaperTable } | null // beside the totals
  notes: { title: string; text: string }[]
  barcode: Uint8Array | null // a PNG
  footer: string
  pageOf: string // with {{page}} and {{pages}}
}
export type PaperFile = {
  papers: Paper[]
  author: string
  attachment: { xml: string } | null // an e-invoice that goes inside
}
