import { IconSearch, IconX } from '@tabler/icons-react'
import { useSearchText } from '../../lib/forms/use-search-text.ts'
import { useT } from '../../lib/language/use-t.ts'
import styles from './search-box.module.css'

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** Searches by itself while the typing pauses, where a search costs nothing. */
export function SearchBox({ label, value, onSearch }: Props) {
  const { text, setText, clear } = useSearchText(value, onSearch)
  return <SearchInput label={label} text={text} onType={setText} onClear={clear} />
}

type InputProps = { label: string; text: string; onType: (text: string) => void; onClear: () => void }

/** The field alone: in a form, Enter submits it. */
export function SearchInput({ label, text, onType, onClear }: InputProps) {
  const t = useT('ui')
  return (
    <div className={styles.search}>
      <IconSearch size={16} stroke={1.7} aria-hidden className={styles.icon} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClear()}
      />
      {text && (
        <button type="button" aria-label={t('filter.clearSearch')} onClick={onClear}>
          <IconX size={16} stroke={1.7} aria-hidden />
        </button>
      )}
    </div>
  )
}
