import { IconSearch, IconX } from '@tabler/icons-react'
import { useSearchText } from '../../lib/forms/use-search-text.ts'
import { useT } from '../../lib/language/use-t.ts'
import styles from './search-box.module.css'

type Props = { label: string; value: string; onSearch: (text: string) => void }

export function SearchBox({ label, value, onSearch }: Props) {
  const t = useT('ui')
  const { text, setText, clear } = useSearchText(value, onSearch)
  return (
    <div className={styles.search}>
      <IconSearch size={16} stroke={1.7} aria-hidden className={styles.icon} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {text && (
        <button type="button" aria-label={t('filter.clearSearch')} onClick={clear}>
          <IconX size={16} stroke={1.7} aria-hidden />
        </button>
      )}
    </div>
  )
}
