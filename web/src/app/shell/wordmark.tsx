import { Link } from 'react-router'
import { useWord } from '../app-words.ts'
import styles from './wordmark.module.css'

export function Wordmark() {
  const word = useWord()
  return (
    <Link to="/" className={styles.wordmark} aria-label={word('wordmark.home')}>
      {word('wordmark')}
    </Link>
  )
}
