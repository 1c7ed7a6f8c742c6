import { Image, View } from '@react-pdf/renderer'
import type { LineSheet, LineSheetItem } from './line-sheet.ts'
import type { PictureSource } from './line-sheet-pdf.tsx'
import { ink } from './print-ink.ts'
import { Row, Words } from './print-parts.tsx'

/** Letters shrink with the card; a page of one has room for sentences. */
const looks = {
  1: { name: 20, text: 10.5, notes: 4 },
  4: { name: 11, text: 8.5, notes: 1 },
  9: { name: 8.5, text: 7, notes: 1 },
  12: { name: 8, text: 6.5, notes: 1 },
} as const

const othersOf = ({ facts, colours, sizes }: LineSheetItem, words: LineSheet['words']) => [
  ...facts.filter(({ isStrong }) => !isStrong),
  ...(colours.length > 0 ? [{ label: words.colours, value: colours.join(' · ') }] : []),
  ...(sizes.length > 0 ? [{ label: words.sizes, value: sizes.join(' · ') }] : []),
]

/** The room that the words of the fullest card need, so that all pictures of a document are equally high. */
export function wordsHeight({ sections, layout, words }: LineSheet): number {
  const { name, text, notes } = looks[layout]
  const items = sections.flatMap((section) => section.items)
  const lines = Math.max(0, ...items.map((item) => othersOf(item, words).length)) + (notes > 1 ? notes : 0)
  return 5 + name * 1.45 + text * 1.45 + (text + 0.5) * 1.45 + 4 + lines * text * 1.4
}

type CardProps = {
  item: LineSheetItem
  words: LineSheet['words']
  isRtl: boolean
  layout: LineSheet['layout']
  textHeight: number
  size: { width: number; height: number }
  picture: PictureSource | null
}
export function ItemCard({ item, words, isRtl, layout, textHeight, size, picture }: CardProps) {
  const look = looks[layout]
  const strong = item.facts.filter(({ isStrong }) => isStrong)
  const others = othersOf(item, words)
  return (
    <View style={{ height: size.height, overflow: 'hidden' }}>
      <View
        style={{
          height: size.height - textHeight,
          ...(picture === null && { backgroundColor: ink.paper }),
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {picture && (
          <Image src={picture} style={{ width: size.width, height: size.height - textHeight, objectFit: 'contain' }} />
        )}
      </View>
      <Words isRtl={isRtl} style={{ fontSize: look.name, fontWeight: 600, marginTop: 5 }} maxLines={1}>
        {item.name}
      </Words>
      {item.code !== '' && (
        <Words isRtl={isRtl} style={{ fontSize: look.text, color: ink.third }} maxLines={1}>
          {item.code}
        </Words>
      )}
      {strong.length > 0 && (
        <Row isRtl={isRtl} style={{ gap: 10, marginTop: 2, marginBottom: 2 }}>
          {strong.map(({ label, value }) => (
            <Row key={label} isRtl={isRtl} style={{ gap: 3, alignItems: 'flex-end' }}>
              <Words isRtl={isRtl} style={{ fontSize: look.text - 0.5, color: ink.third }}>
                {label}
              </Words>
              <Words isRtl={isRtl} style={{ fontSize: look.text + 0.5, fontWeight: 600, color: ink.accent }}>
                {value}
              </Words>
            </Row>
          ))}
        </Row>
      )}
      {others.map(({ label, value }) => (
        <Words
          key={label}
          isRtl={isRtl}
          style={{ fontSize: look.text, color: ink.second, lineHeight: 1.35 }}
          maxLines={look.notes}
        >
          {`${label}: ${value}`}
        </Words>
      ))}
    </View>
  )
}
