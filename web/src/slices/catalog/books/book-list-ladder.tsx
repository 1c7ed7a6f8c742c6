import { useT } from '../../../lib/language/use-t.ts'
import type { BookKind } from './books.data.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from './books.module.css'

/** The books that count, in the order in which they are asked. */
export function BooksLadder({ kind }: { kind: BookKind }) {
  const t = useT('books')
  const last = kind === 'price' ? 'own' : 'all'
  return (
    <Stack gap={6} className={styles.ladder}>
      <h3>{t('ladder.title')}</h3>
      <ol className={styles.steps}>
        {['retailer', 'group', 'country', 'master', last].map((level) => (
          <li key={level} className={styles.step} data-last={level === last ? '' : undefined}>
            {t(`level.${level}`)}
          </li>
        ))}
      </ol>
      <p className="caption">{t(`ladder.${kind}`)}</p>
    </Stack>
  )
}
