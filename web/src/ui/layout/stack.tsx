import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import styles from './stack.module.css'

/** The steps of the grid that all of the design stands on, in px. */
export type Gap = 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24 | 32 | 40
type As<Tag extends ElementType> = { as?: Tag; gap?: Gap }
type PropsOf<Tag extends ElementType, Own = object> = Own & As<Tag> & Omit<ComponentPropsWithRef<Tag>, 'as' | 'style'>

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** One below the other. */
export function Stack<Tag extends ElementType = 'div'>({ as, gap = 12, className, ...rest }: PropsOf<Tag>) {
  const Element: ElementType = as ?? 'div'
  return <Element {...rest} className={join(styles.stack, className)} style={{ gap }} />
}

/** A stack in a box. */
export function Card<Tag extends ElementType = 'div'>({ className, ...rest }: PropsOf<Tag>) {
  return <Stack<ElementType> {...rest} className={join(styles.card, className)} />
}

type InRow = { align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch'; isSpread?: boolean }

/** One beside the other; where there is no room, on the next line, which stays nearer than what stands beside it. */
export function Row<Tag extends ElementType = 'div'>(props: PropsOf<Tag, InRow>) {
  const { as, gap = 8, align = 'center', isSpread, className, ...rest } = props
  const Element: ElementType = as ?? 'div'
  return (
    <Element
      {...rest}
      className={join(styles.row, className)}
      data-spread={isSpread || undefined}
      style={{ alignItems: align, columnGap: gap, rowGap: Math.min(gap, 8) }}
    />
  )
}

/** Entries with a line between each two. */
export function RuledList<Tag extends ElementType = 'ul'>({ as, className, ...rest }: Omit<PropsOf<Tag>, 'gap'>) {
  const Element: ElementType = as ?? 'ul'
  return <Element {...rest} className={join(styles.ruled, className)} />
}

/** The content of a page and what belongs beside it; where there is no room, below it. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.sides}>
      <Stack gap={24}>{children}</Stack>
      <Stack gap={24}>{aside}</Stack>
    </div>
  )
}
