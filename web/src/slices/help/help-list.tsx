import { Link } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import styles from './help-page.module.css'
import type { Topic } from './topics.ts'

export function HelpList({ topics }: { topics: readonly Topic[] }) {
  const t = useT('help')
  return (
    <ul className={styles.list} aria-label={t('label')}>
      {topics.map(({ id }) => (
        <li key={id}>
          <Link to={`/help/${id}`} className={styles.card}>
            <strong>{t(`${id}.title`)}</strong>
            <span>{t(`${id}.lead`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
