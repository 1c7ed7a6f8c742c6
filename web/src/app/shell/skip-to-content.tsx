import styles from './skip-link.module.css'
import { useWord } from '../app-words.ts'

export function SkipLink() {
  const word = useWord()
  return (
    <a className={styles.skip} href="#main">
      {word('skip')}
    </a>
  )
}
