import { truncateMiddle } from '@souk/contract/core/text.ts'
import styles from './truncated.module.css'

type Props = {
  text: string
  max?: number
  shown?: number
  /** Inside a link or a button, which has the focus already. */
  isInside?: boolean
}

/** Both ends of a long text. The whole of it is read aloud, and shown to a pointer and to the keyboard. */
export function Truncated({ text, max, shown, isInside = false }: Props) {
  const short = truncateMiddle(text, max, shown)
  if (short === text) return <bdi>{text}</bdi>
  return (
    <span className={styles.truncated} title={text} data-whole={text} tabIndex={isInside ? undefined : 0}>
      <bdi aria-hidden>{short}</bdi>
      <span className="hidden-text">{text}</span>
    </span>
  )
}
