import { type SyntheticEvent, useState } from 'react'
import styles from './avatar.module.css'

type Props = {
  name: string
  size?: 24 | 30 | 40
  /** A company's logo, never cropped. A wordmark would be a line in a circle, so it gives way to the initials. */
  logo?: string | null
  /** Only where the name is not written beside it. */
  isAlone?: boolean
}

/** A person by their initials, a company by its logo. */
export function Avatar({ name, size = 30, logo, isAlone = false }: Props) {
  const [wordmark, setWordmark] = useState<string | null>(null)
  function measure({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>): void {
    if (naturalWidth > 2 * naturalHeight) setWordmark(logo ?? null)
  }
  const says = isAlone ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true }
  return (
    <span {...says} className={styles.avatar} style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }}>
      {logo && logo !== wordmark ? (
        <img className={styles.logo} src={logo} alt="" loading="lazy" onLoad={measure} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

/** The first letters of the first and the last word. Arabic letters would join, so a space keeps them apart. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = ends.map((word = '') => /[\p{L}\p{N}]/u.exec(word)?.[0]?.toLocaleUpperCase('en') ?? '')
  return letters.join(letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? ' ' : '')
}
