import { IconSearch } from '@tabler/icons-react'
import { useT } from '../../lib/language/use-t.ts'
import { isApple } from '../../ui/browser/is-apple.ts'
import styles from './search-field.module.css'

/** Looks like a field and opens the search over everything, where one types. */
export function SearchField({ onSearch }: { onSearch: () => void }) {
  const t = useT('shell')
  return (
    <button
      type="button"
      className={styles.field}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={onSearch}
    >
      <IconSearch size={17} stroke={1.7} aria-hidden className={styles.icon} />
      <span className={styles.words}>{t('search.field')}</span>
      <kbd dir="ltr" aria-hidden className={styles.keys}>
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}
