import { Document, Image, Page, renderToBuffer, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { LineSheet, PrintPicture } from './line-sheet.ts'
import { ItemCard, wordsHeight } from './line-sheet-card.tsx'
import { pagesOf, type SheetPage } from './line-sheet-pages.ts'
import './print-fonts.ts'
import { ink } from './print-ink.ts'
import { Row, Words } from './print-parts.tsx'

const margin = 40
const sizes = { A4: { width: 595.28, height: 841.89 }, LETTER: { width: 612, height: 792 } } as const
const grids = { 1: [1, 1], 4: [2, 2], 9: [3, 3], 12: [3, 4] } as const

/** Runs in a thread. Each page is laid out by itself, so that no page depends on the length of another. */
export async function lineSheetToPdf(sheet: LineSheet): Promise<Uint8Array> {
  const pages = pagesOf(sheet)
  const pictures = sheet.pictures.map(sourceOf)
  const pdf = await renderToBuffer(
    <Document title={sheet.title} author={sheet.sender} language={sheet.language} creator="Souk" producer="Souk">
      {pages.map((page, at) => (
        <SheetPageView key={at} sheet={sheet} page={page} number={at + 1} total={pages.length} pictures={pictures} />
      ))}
    </Document>,
  )
  return new Uint8Array(pdf)
}

/** One object for each picture: a bare buffer would be embedded again at each use. */
const sourceOf = ({ data, format }: PrintPicture) => ({ data: Buffer.from(data), format })
export type PictureSource = ReturnType<typeof sourceOf>

type ViewProps = {
  sheet: LineSheet
  page: SheetPage
  number: number
  total: number
  pictures: PictureSource[]
}
function SheetPageView({ sheet, page, number, total, pictures }: ViewProps) {
  const { width, height } = sizes[sheet.paper]
  const isRtl = sheet.language === 'ar'
  if (page.kind === 'cover') return <Cover sheet={sheet} isRtl={isRtl} size={{ width, height }} />
  return (
    <Page size={[width, height]} style={{ fontFamily: 'Plex', fontSize: 9, color: ink.text }}>
      {page.kind === 'items' && (
        <>
          <Heading sheet={sheet} isRtl={isRtl} title={page.title} subtitle={page.subtitle} />
          <Grid sheet={sheet} isRtl={isRtl} page={page} pictures={pictures} size={{ width, height }} />
        </>
      )}
      {page.kind === 'contents' && <Contents sheet={sheet} isRtl={isRtl} page={page} />}
      {page.kind === 'terms' && <Terms sheet={sheet} isRtl={isRtl} />}
      <Foot sheet={sheet} isRtl={isRtl} number={number} total={total} />
    </Page>
  )
}

type Part = { sheet: LineSheet; isRtl: boolean }
type Size = { width: number; height: number }

function Cover({ sheet, isRtl, size: { width, height } }: Part & { size: Size }) {
  const { banner, logo, title, subtitle, sender, facts } = sheet
  const bannerHeight = banner ? height * 0.46 : 0
  return (
    <Page size={[width, height]} style={{ fontFamily: 'Plex', color: ink.text }}>
      {banner && <Image src={sourceOf(banner)} style={{ width, height: bannerHeight, objectFit: 'cover' }} />}
      <View
        style={{
          paddingHorizontal: margin + 8,
          paddingTop: banner ? 40 : height * 0.24,
          alignItems: isRtl ? 'flex-end' : 'flex-start',
        }}
      >
        {logo ? (
          <Image src={sourceOf(logo)} style={{ height: 46, maxWidth: 220, objectFit: 'contain' }} />
        ) : (
          <Words isRtl={isRtl} style={{ fontSize: 14, fontWeight: 600 }}>
            {sender}
          </Words>
        )}
        <View style={{ height: 2, width: 48, backgroundColor: ink.accent, marginTop: 30, marginBottom: 16 }} />
        <Words
          isRtl={isRtl}
          style={{ fontSize: 34, lineHeight: 1.15, fontWeight: 600, width: width - 2 * margin - 16 }}
        >
          {title}
        </Words>
        {subtitle !== '' && (
          <Words
            isRtl={isRtl}
            style={{ fontSize: 13, color: ink.second, marginTop: 6, width: width - 2 * margin - 16 }}
          >
            {subtitle}
          </Words>
        )}
        <View style={{ marginTop: 26, gap: 7 }}>
          {facts.map(({ label, value }) => (
            <Row key={label} isRtl={isRtl} style={{ width: width - 2 * margin - 16, gap: 12 }}>
              <Words isRtl={isRtl} style={{ width: 120, color: ink.third }}>
                {label}
              </Words>
              <Words isRtl={isRtl} style={{ flexGrow: 1, flexBasis: 0 }}>
                {value}
              </Words>
            </Row>
          ))}
        </View>
      </View>
    </Page>
  )
}

function Heading({ sheet, isRtl, title, subtitle }: Part & { title: string; subtitle: string }) {
  return (
    <View style={{ position: 'absolute', top: 30, left: margin, right: margin }}>
      <Row isRtl={isRtl} style={{ justifyContent: 'space-between', alignItems: 'flex-end' }}>
        <Words isRtl={isRtl} style={{ fontSize: 14, fontWeight: 600 }} maxLines={1}>
          {title}
        </Words>
        <Words isRtl={isRtl} style={{ fontSize: 8, color: ink.third }} maxLines={1}>
          {subtitle || sheet.title}
        </Words>
      </Row>
      <View style={{ height: 0.75, backgroundColor: ink.line, marginTop: 5 }} />
    </View>
  )
}

function Grid({
  sheet,
  isRtl,
  page,
  pictures,
  size,
}: Part & { page: Extract<SheetPage, { kind: 'items' }>; pictures: PictureSource[]; size: Size }) {
  const [columns, rows] = grids[sheet.layout]
  const gap = sheet.layout === 4 ? 22 : 14
  const textHeight = wordsHeight(sheet)
  const width = (size.width - 2 * margin - gap * (columns - 1)) / columns
  const height = (size.height - 72 - 64 - gap * (rows - 1)) / rows
  return (
    <>
      {page.items.map((item, at) => {
        const column = at % columns
        const place = {
          position: 'absolute',
          top: 72 + Math.floor(at / columns) * (height + gap),
          left: margin + (isRtl ? columns - 1 - column : column) * (width + gap),
          width,
          height,
        } as const
        return (
          <View key={at} style={place}>
            <ItemCard
              item={item}
              words={sheet.words}
              isRtl={isRtl}
              layout={sheet.layout}
              textHeight={textHeight}
              size={{ width, height }}
              picture={item.picture === null ? null : (pictures[item.picture] ?? null)}
            />
          </View>
        )
      })}
    </>
  )
}

function Contents({ sheet, isRtl, page }: Part & { page: Extract<SheetPage, { kind: 'contents' }> }) {
  return (
    <View style={{ paddingTop: 60, paddingHorizontal: margin }}>
      <Words isRtl={isRtl} style={{ fontSize: 20, fontWeight: 600, marginBottom: 18 }}>
        {sheet.contentsTitle}
      </Words>
      {page.entries.map((entry, at) => (
        <Row
          key={at}
          isRtl={isRtl}
          style={{
            justifyContent: 'space-between',
            paddingVertical: 4,
            borderBottomWidth: 0.5,
            borderBottomColor: ink.line,
          }}
        >
          <Words isRtl={isRtl} style={{ fontSize: 10 }} maxLines={1}>
            {entry.title}
          </Words>
          <Row isRtl={isRtl} style={{ gap: 18 }}>
            <Words isRtl={isRtl} style={{ color: ink.third }}>
              {sheet.words.styles[entry.count]}
            </Words>
            <Words isRtl={isRtl} style={{ width: 26, textAlign: isRtl ? 'left' : 'right', fontWeight: 600 }}>
              {String(entry.page)}
            </Words>
          </Row>
        </Row>
      ))}
    </View>
  )
}

function Terms({ sheet, isRtl }: Part): ReactNode {
  return (
    <View style={{ paddingTop: 60, paddingHorizontal: margin, gap: 7 }}>
      <Words isRtl={isRtl} style={{ fontSize: 20, fontWeight: 600, marginBottom: 12 }}>
        {sheet.terms?.title}
      </Words>
      {sheet.terms?.lines.map((line, at) => (
        <Words key={at} isRtl={isRtl} style={{ fontSize: 10, color: ink.second }}>
          {line}
        </Words>
      ))}
    </View>
  )
}

function Foot({ sheet, isRtl, number, total }: Part & { number: number; total: number }) {
  const pageText = sheet.pageOf.replace('{{page}}', String(number)).replace('{{pages}}', String(total))
  return (
    <View style={{ position: 'absolute', bottom: 24, left: margin, right: margin }}>
      <View style={{ height: 0.75, backgroundColor: ink.line, marginBottom: 6 }} />
      <Row isRtl={isRtl} style={{ justifyContent: 'space-between' }}>
        <Words isRtl={isRtl} style={{ fontSize: 7.5, color: ink.third }} maxLines={1}>
          {sheet.footer}
        </Words>
        <Words isRtl={isRtl} style={{ fontSize: 7.5, color: ink.third }}>
          {pageText}
        </Words>
      </Row>
    </View>
  )
}
