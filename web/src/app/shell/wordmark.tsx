import { Link } from 'react-router'
import { useLogo } from '../../lib/look.ts'
import { useWord } from '../app-words.ts'
import styles from './wordmark.module.css'

/** The logo of the marketplace, else its name. */
export function Wordmark() {
  const word = useWord()
  const logo = useLogo()
  return (
    <Link to="/" className={styles.wordmark} aria-label={word('wordmark.home')}>
      {logo ? <img className={styles.logo} src={logo} alt="" height={32} /> : word('wordmark')}
    </Link>
  )
}
