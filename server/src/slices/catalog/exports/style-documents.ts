import type { DownloadPreview } from '@souk/contract/downloads/download-shapes.ts'
import type { ExportFormat } from '@souk/contract/core/exports.ts'
import type { LineSheet } from '../../../platform/documents/papers/line-sheet.ts'
import type { ExportContent, ExportContext } from '../../../platform/documents/exports/export-kind.ts'
import { printPicture, printPictures } from '../../../platform/documents/papers/read-picture.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { StyleList } from './style.ts'
import { styleFormats } from './style-facts.ts'
import { orderForm, styleSheet } from './style-sheets.ts'

/** As sharp as its place on the page needs. */
const pictureWidths = { 1: 900, 4: 480, 9: 320, 12: 300 } as const
const previewStyles = 12

/** The same styles as pages, slides, a sheet or a form. */
export async function styleContent(
  context: ExportContext,
  list: StyleList,
  format: ExportFormat,
): Promise<ExportContent> {
  if (list.styles.length === 0) throw new Refusal('invalid', 'downloads.problem.empty')
  if (format === 'orderForm') return { kind: 'pictureSheet', sheet: await orderForm(context, list, false) }
  if (format === 'orderFormWithImages') return { kind: 'pictureSheet', sheet: await orderForm(context, list, true) }
  if (format === 'xlsx') return { kind: 'pictureSheet', sheet: await styleSheet(context, list) }
  return { kind: 'lineSheet', sheet: await lineSheet(context, list) }
}

async function lineSheet(context: ExportContext, list: StyleList): Promise<LineSheet> {
  const { deps, language, look, progress } = context
  const { word, factsOf, coloursOf, sizesOf, codeOf } = styleFormats(context)
  const images = list.styles.map(({ image }) => image)
  const width = pictureWidths[look.layout]
  // The layout takes about as long as the pictures.
  const { pictures, indexes } = await printPictures(deps, images, { width, height: width * 1.5 }, (done, all) =>
    progress(done, all * 2),
  )
  const items = list.styles.map((style, at) => ({
    section: style.section,
    subtitle: style.subtitle,
    item: {
      name: style.name,
      code: codeOf(style),
      picture: indexes[at] ?? null,
      facts: factsOf(style),
      colours: coloursOf(style),
      sizes: sizesOf(style),
    },
  }))
  return {
    language,
    paper: look.paper,
    layout: look.layout,
    title: list.title,
    subtitle: list.subtitle,
    sender: list.sender,
    logo: await printPicture(deps, list.logo, { width: 640, height: 176, format: 'png' }),
    banner: await printPicture(deps, list.banner, { width: 1280, height: 900, format: 'jpg' }),
    facts: list.facts,
    contentsTitle: word('contents'),
    sections: [...Map.groupBy(items, ({ section }) => section)].map(([title, group]) => ({
      title,
      subtitle: group[0]!.subtitle,
      items: group.map(({ item }) => item),
    })),
    pictures,
    terms: list.terms.length > 0 ? { title: word('terms'), lines: list.terms } : null,
    footer: `${list.sender} · ${list.title}`,
    pageOf: word('page', { page: '{{page}}', pages: '{{pages}}' }),
    words: { colours: word('colours'), sizes: word('sizes'), styles: stylesWords(context, items) },
  }
}

/** How many styles a section has, in words: the plural depends on the number. */
function stylesWords({ deps, language }: ExportContext, items: readonly { section: string }[]): Record<string, string> {
  const counts = [...Map.groupBy(items, ({ section }) => section).values()].map(({ length }) => length)
  return Object.fromEntries(counts.map((count) => [count, deps.say(language, 'sheet.styles', { count })]))
}

/** What the first pages will show, with the addresses of the pictures. */
export function stylePreview(context: ExportContext, list: StyleList): DownloadPreview {
  const { factsOf, coloursOf, sizesOf, codeOf } = styleFormats(context)
  const { title, subtitle, sender, logo, banner, styles, currencies } = list
  return {
    title,
    subtitle,
    sender,
    logo,
    banner,
    currencies,
    total: styles.length,
    styles: styles.slice(0, previewStyles).map((style) => ({
      name: style.name,
      code: codeOf(style),
      image: style.image,
      facts: factsOf(style),
      colours: coloursOf(style),
      sizes: sizesOf(style),
    })),
  }
}
