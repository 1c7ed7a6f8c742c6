import type { CSSProperties } from 'react'
import styles from './swatch.module.css'

type Props = { tone: string; tone2?: string | undefined; size?: 'small' | 'normal' | 'large' }

/** The colour of a garment: goods, not design, so it comes with the data. Always beside its name. */
export function Swatch({ tone, tone2, size = 'normal' }: Props) {
  const colours = { '--tone': tone, '--tone-2': tone2 ?? tone } as CSSProperties
  return <span className={styles.swatch} data-size={size} style={colours} aria-hidden />
}
