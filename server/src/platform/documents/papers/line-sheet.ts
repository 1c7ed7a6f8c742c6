import type { ExportLook } from '@souk/contract/core/exports.ts'
import type { Language } from '../../base/messages.ts'

/** A picture as documents take it; WebP would vanish from a page without an error. */
export type PrintPicture = { data: Uint8Array; format: 'png' | 'jpg'; width: number; height: number }

/** One style. All words and figures come written out; what the reader may not see is absent. */
export type LineSheetItem = {
  name: string
  code: string
  picture: number | null // index in `pictures`
  facts: { label: string; value: string; isStrong?: boolean }[]
  colours: string[]
  sizes: string[]
}
export type LineSheetSection = { title: string; subtitle: string; items: LineSheetItem[] }

/** A brand's line sheet, or a list of styles of several brands. The renderers know no slice. */
export type LineSheet = {
  language: Language
  paper: ExportLook['paper']
  layout: ExportLook['layout']
  title: string
  subtitle: string
  sender: string
  logo: PrintPicture | null
  banner: PrintPicture | null
  facts: { label: string; value: string }[] // on the cover
  contentsTitle: string
  sections: LineSheetSection[]
  pictures: PrintPicture[]
  terms: { title: string; lines: string[] } | null
  footer: string
  pageOf: string // with {{page}} and {{pages}}
  words: { colours: string; sizes: string; styles: Readonly<Record<number, string>> } // how many styles, by their number
}
