import { Text, View } from '@react-pdf/renderer'
import type { ComponentProps, ReactNode } from 'react'

/** Text takes its direction one by one: it is not inherited from the page. */
type Style = Exclude<ComponentProps<typeof View>['style'], undefined>
type WordsProps = {
  isRtl: boolean
  style: Style
  isFixed?: boolean
  maxLines?: number
  children?: ReactNode
  render?: (counts: { subPageNumber: number; subPageTotalPages: number }) => string
}
export function Words({ isRtl, style, isFixed = false, maxLines, children, render }: WordsProps) {
  const direction = { direction: isRtl ? 'rtl' : 'ltr', textAlign: isRtl ? 'right' : 'left' } as const
  // A text that is rendered late vanishes when it has a line height, also an inherited one.
  const height = render ? {} : { fontSize: 9, lineHeight: 1.45 }
  return (
    <Text
      fixed={isFixed}
      style={[direction, height, ...[style].flat(), maxLines ? { maxLines, textOverflow: 'ellipsis' } : {}]}
      {...(render && { render })}
    >
      {children}
    </Text>
  )
}

export function Row({ isRtl, children, style = {} }: { isRtl: boolean; children: ReactNode; style?: object }) {
  return (
    <View wrap={false} style={{ flexDirection: isRtl ? 'row-reverse' : 'row', ...style }}>
      {children}
    </View>
  )
}
