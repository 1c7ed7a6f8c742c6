import { legalKinds } from '@souk/contract/legal/legal-rules.ts'
import { Link } from 'react-router'
import { Row } from '../../ui/layout/stack.tsx'
import { useWord } from '../app-words.ts'
import styles from './legal-links.module.css'

/** The foot of what is open to everyone: terms, privacy and imprint. */
export function LegalLinks() {
  const word = useWord()
  return (
    <footer className={styles.foot}>
      <nav aria-label={word('legal.label')}>
        <Row as="ul" gap={20}>
          {legalKinds.map((kind) => (
            <li key={kind}>
              <Link to={`/legal/${kind}`} className={styles.link}>
                {word(`legal.${kind}`)}
              </Link>
            </li>
          ))}
        </Row>
      </nav>
    </footer>
  )
}
