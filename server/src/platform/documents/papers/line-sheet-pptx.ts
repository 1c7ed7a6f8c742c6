import P from 'pptxgenjs'
import type { LineSheet, LineSheetItem, PrintPicture } from './line-sheet.ts'
import { pagesOf, type SheetPage } from './line-sheet-pages.ts'
import { ink } from './print-ink.ts'

const Pptx = P as unknown as typeof P.default // its types name a default that the module itself is
type Deck = InstanceType<typeof Pptx>
type Slide = ReturnType<Deck['addSlide']>
type TextOptions = NonNullable<Parameters<Slide['addText']>[1]>

const [width, height, margin] = [13.333, 7.5, 0.5]
const grids = { 1: [1, 1], 4: [2, 2], 9: [3, 3], 12: [4, 3] } as const
const letters = {
  1: { name: 28, text: 14 },
  4: { name: 14, text: 10 },
  9: { name: 11, text: 8 },
  12: { name: 10, text: 7.5 },
} as const
const hex = (colour: string) => colour.slice(1)

/** Runs in a thread. */
export async function lineSheetToPptx(sheet: LineSheet): Promise<Uint8Array> {
  const deck = new Pptx()
  deck.defineLayout({ name: 'WIDE', width, height })
  deck.layout = 'WIDE'
  deck.title = sheet.title
  deck.author = sheet.sender
  deck.company = sheet.sender
  deck.rtlMode = sheet.language === 'ar'
  const pages = pagesOf(sheet)
  const pictures = sheet.pictures.map(dataOf)
  for (const [at, page] of pages.entries()) {
    const slide = deck.addSlide()
    if (page.kind === 'cover') drawCover(slide, sheet)
    if (page.kind === 'contents') drawContents(slide, sheet, page)
    if (page.kind === 'items') drawItems(slide, sheet, page, pictures)
    if (page.kind === 'terms') drawTerms(slide, sheet)
    if (page.kind !== 'cover') drawFoot(slide, sheet, at + 1, pages.length)
  }
  return (await deck.write({ outputType: 'uint8array' })) as Uint8Array
}

const dataOf = ({ data, format }: PrintPicture) =>
  `image/${format === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(data).toString('base64')}`

/** Every text says its own direction: PowerPoint inherits none. */
function write(slide: Slide, { language }: LineSheet, text: string, options: TextOptions): void {
  const isRtl = language === 'ar'
  slide.addText(text, {
    fontFace: isRtl ? 'Arial' : 'Calibri',
    color: hex(ink.text),
    margin: 0,
    valign: 'top',
    fit: 'shrink',
    ...options,
    align: options.align ?? (isRtl ? 'right' : 'left'),
    rtlMode: isRtl,
    lang: isRtl ? 'ar-AE' : 'en-GB',
  })
}
/** From the side where reading begins. */
const start = ({ language }: LineSheet, x: number, w: number) => (language === 'ar' ? width - x - w : x)

function drawCover(slide: Slide, sheet: LineSheet): void {
  const half = width * 0.5
  if (sheet.banner) {
    const x = start(sheet, half, half)
    // Its own proportions first: what does not fit is cut off, not squeezed.
    const own = { w: sheet.banner.width / 96, h: sheet.banner.height / 96 }
    slide.addImage({ data: dataOf(sheet.banner), x, y: 0, ...own, sizing: { type: 'cover', w: half, h: height } })
  }
  const w = (sheet.banner ? half : width) - 2 * margin
  const x = start(sheet, margin, w)
  if (sheet.logo) {
    const size = within(sheet.logo, 2.6, 0.8)
    slide.addImage({ data: dataOf(sheet.logo), x: start(sheet, margin, size.w), y: 0.9, ...size })
  } else write(slide, sheet, sheet.sender, { x, y: 0.9, w, h: 0.5, fontSize: 18, bold: true })
  slide.addShape('rect', { x: start(sheet, margin, 0.7), y: 2.2, w: 0.7, h: 0.04, fill: { color: hex(ink.accent) } })
  write(slide, sheet, sheet.title, { x, y: 2.4, w, h: 1.2, fontSize: 40, bold: true })
  write(slide, sheet, sheet.subtitle, { x, y: 3.6, w, h: 0.5, fontSize: 16, color: hex(ink.second) })
  for (const [at, { label, value }] of sheet.facts.entries()) {
    const y = 4.4 + at * 0.36
    write(slide, sheet, label, {
      x: start(sheet, margin, 1.7),
      y,
      w: 1.7,
      h: 0.32,
      fontSize: 11,
      color: hex(ink.third),
    })
    write(slide, sheet, value, { x: start(sheet, margin + 1.8, w - 1.8), y, w: w - 1.8, h: 0.32, fontSize: 11 })
  }
}

function drawContents(slide: Slide, sheet: LineSheet, { entries }: Extract<SheetPage, { kind: 'contents' }>): void {
  write(slide, sheet, sheet.contentsTitle, { x: margin, y: 0.45, w: width - 1, h: 0.6, fontSize: 26, bold: true })
  const isRtl = sheet.language === 'ar'
  for (const [at, { title, page, count }] of entries.entries()) {
    const [column, row] = [Math.floor(at / 15), at % 15]
    const w = 5.8
    const x = margin + column * 6.4
    const y = 1.3 + row * 0.36
    const tail = `${sheet.words.styles[count]}   ${page}`
    write(slide, sheet, title, { x: start(sheet, x, w), y, w, h: 0.3, fontSize: 12 })
    write(slide, sheet, tail, {
      x: start(sheet, x, w),
      y,
      w,
      h: 0.3,
      fontSize: 11,
      color: hex(ink.third),
      align: isRtl ? 'left' : 'right',
    })
  }
}

function drawItems(
  slide: Slide,
  sheet: LineSheet,
  page: Extract<SheetPage, { kind: 'items' }>,
  pictures: readonly string[],
): void {
  const isRtl = sheet.language === 'ar'
  write(slide, sheet, page.title, { x: margin, y: 0.3, w: width - 1, h: 0.42, fontSize: 18, bold: true })
  write(slide, sheet, page.subtitle || sheet.title, {
    x: margin,
    y: 0.42,
    w: width - 1,
    h: 0.3,
    fontSize: 10,
    color: hex(ink.third),
    align: isRtl ? 'left' : 'right',
  })
  slide.addShape('line', { x: margin, y: 0.8, w: width - 1, h: 0, line: { color: hex(ink.line), width: 0.75 } })
  const [columns, rows] = grids[sheet.layout]
  const gap = 0.22
  const w = (width - 2 * margin - gap * (columns - 1)) / columns
  const h = (height - 0.95 - 0.6 - gap * (rows - 1)) / rows
  for (const [at, item] of page.items.entries()) {
    const x = margin + (at % columns) * (w + gap)
    const y = 0.95 + Math.floor(at / columns) * (h + gap)
    drawCard(slide, sheet, item, { x, y, w, h }, pictures)
  }
}

type Box = { x: number; y: number; w: number; h: number }

/** The picture first, then the words beside it. */
function drawCard(slide: Slide, sheet: LineSheet, item: LineSheetItem, box: Box, pictures: readonly string[]): void {
  const { name, text } = letters[sheet.layout]
  const pictureWidth = Math.min(box.w * 0.46, box.h * 0.8)
  const frame = { x: start(sheet, box.x, pictureWidth), y: box.y, w: pictureWidth, h: box.h }
  slide.addShape('rect', { ...frame, fill: { color: hex(ink.paper) } })
  const picture = item.picture === null ? undefined : sheet.pictures[item.picture]
  if (picture) {
    const size = within(picture, pictureWidth, box.h)
    const centred = { x: frame.x + (frame.w - size.w) / 2, y: frame.y + (frame.h - size.h) / 2, ...size }
    slide.addImage({ data: pictures[item.picture!]!, ...centred, altText: item.name })
  }
  const w = box.w - pictureWidth - 0.16
  const x = start(sheet, box.x + pictureWidth + 0.16, w)
  const { words, language } = sheet
  const isRtl = language === 'ar'
  const plain = {
    fontSize: text,
    color: hex(ink.second),
    breakLine: true,
    rtlMode: isRtl,
    lang: isRtl ? 'ar-AE' : 'en-GB',
  }
  const lines = [
    { text: item.name, options: { ...plain, fontSize: name, bold: true, color: hex(ink.text) } },
    ...(item.code ? [{ text: item.code, options: { ...plain, color: hex(ink.third) } }] : []),
    ...item.facts.map(({ label, value, isStrong }) => ({
      text: `${label}: ${value}`,
      options: isStrong ? { ...plain, fontSize: text + 1, bold: true, color: hex(ink.accent) } : plain,
    })),
    ...(item.colours.length > 0 ? [{ text: `${words.colours}: ${item.colours.join(' · ')}`, options: plain }] : []),
    ...(item.sizes.length > 0 ? [{ text: `${words.sizes}: ${item.sizes.join(' · ')}`, options: plain }] : []),
  ]
  slide.addText(lines, {
    x,
    y: box.y,
    w,
    h: box.h,
    margin: 0,
    valign: 'top',
    align: isRtl ? 'right' : 'left',
    rtlMode: isRtl,
    fontFace: isRtl ? 'Arial' : 'Calibri',
    fit: 'shrink',
  })
}

function drawTerms(slide: Slide, sheet: LineSheet): void {
  write(slide, sheet, sheet.terms?.title ?? '', { x: margin, y: 0.45, w: width - 1, h: 0.6, fontSize: 26, bold: true })
  for (const [at, line] of (sheet.terms?.lines ?? []).entries()) {
    const y = 1.3 + at * 0.4
    write(slide, sheet, line, { x: margin, y, w: width - 1, h: 0.36, fontSize: 13, color: hex(ink.second) })
  }
}

function drawFoot(slide: Slide, sheet: LineSheet, number: number, total: number): void {
  const look = { y: height - 0.38, h: 0.25, fontSize: 9, color: hex(ink.third) }
  const isRtl = sheet.language === 'ar'
  const page = sheet.pageOf.replace('{{page}}', String(number)).replace('{{pages}}', String(total))
  write(slide, sheet, sheet.footer, { ...look, x: start(sheet, margin, 8), w: 8 })
  write(slide, sheet, page, { ...look, x: start(sheet, width - 3.5, 3), w: 3, align: isRtl ? 'left' : 'right' })
}

/** As large as it fits, in its own proportions. */
function within(picture: PrintPicture, w: number, h: number): { w: number; h: number } {
  const ratio = Math.min(w / picture.width, h / picture.height)
  return { w: picture.width * ratio, h: picture.height * ratio }
}
