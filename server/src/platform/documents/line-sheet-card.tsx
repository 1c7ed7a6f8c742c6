import { Image, View } from '@react-pdf/renderer'
import type { LineSheet, LineSheetItem } from './line-sheet.ts'
import type { PictureSource } from './line-sheet-pdf.tsx'
import { ink } from './print-ink.ts'
import { Row, Words } from './print-parts.tsx'

/** Letters shrink with the card; a page of one has room for sentences. */
const looks = {
  1: { name: 20, text: 10.5, textHeight: 190, notes: 6 },
  4: { name: 11, text: 8.5, textHeight: 112, notes: 2 },
  9: { name: 8.5, text: 7, textHeight: 86, notes: 1 },
  12: { name: 8, text: 6.5, textHeight: 76, notes: 1 },
} as const

type CardProps = {
  item: LineSheetItem
  words: LineSheet['words']
  isRtl: boolean
  layout: LineSheet['layout']
  size: { width: number; height: number }
  picture: PictureSource | null
}
export function ItemCard({ item, words, isRtl, layout, size, picture }: CardProps) {
  const look = looks[layout]
  const strong = item.facts.filter(({ isStrong }) => isStrong)
  const others = [
    ...item.facts.filter(({ isStrong }) => !isStrong),
    ...(item.colours.length > 0 ? [{ label: words.colours, value: item.colours.join(' · ') }] : []),
    ...(item.sizes.length > 0 ? [{ label: words.sizes, value: item.sizes.join(' · ') }] : []),
  ]
  return (
    <View style={{ height: size.height, overflow: 'hidden' }}>
      <View
        style={{
          height: size.height - look.textHeight,
          backgroundColor: ink.paper,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {picture && (
          <Image
            src={picture}
            style={{ width: size.width, height: size.height - look.textHeight, objectFit: 'contain' }}
          />
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
