import type { LineSheet, LineSheetItem } from './line-sheet.ts'

export type SheetPage =
  | { kind: 'cover' }
  | { kind: 'contents'; entries: { title: string; page: number; count: number }[] }
  | { kind: 'items'; title: string; subtitle: string; items: LineSheetItem[] }
  | { kind: 'terms' }

const entriesOfPage = 30

/** The pages of a line sheet; their numbers are known before anything is laid out. */
export function pagesOf(sheet: LineSheet): SheetPage[] {
  const sections = sheet.sections.filter(({ items }) => items.length > 0)
  const contentsPages = Math.max(1, Math.ceil(sections.length / entriesOfPage))
  let page = 1 + contentsPages
  const entries = sections.map(({ title, items }) => {
    const entry = { title, page: page + 1, count: items.length }
    page += Math.ceil(items.length / sheet.layout)
    return entry
  })
  const contents = Array.from({ length: contentsPages }, (_, at): SheetPage => ({
    kind: 'contents',
    entries: entries.slice(at * entriesOfPage, (at + 1) * entriesOfPage),
  }))
  const items = sections.flatMap((section) =>
    inPages(section.items, sheet.layout).map((itemsOnPage): SheetPage => ({
      kind: 'items',
      title: section.title,
      subtitle: section.subtitle,
      items: itemsOnPage,
    })),
  )
  return [{ kind: 'cover' }, ...contents, ...items, ...(sheet.terms ? [{ kind: 'terms' } as const] : [])]
}

const inPages = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
