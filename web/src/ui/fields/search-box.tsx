import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebounced } from '../../lib/forms/use-debounced.ts'
import { useT } from '../../lib/language/use-t.ts'
import styles from './search-box.module.css'

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** What is typed is searched for once the typing pauses. The value from outside wins when it changes by itself. */
export function SearchBox({ label, value, onSearch }: Props) {
  const t = useT('ui')
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setText(value)
  }
  const asked = useRef(value)
  useEffect(() => {
    asked.current = value
  }, [value])
  const settled = useDebounced(text)
  const search = useEffectEvent((next: string) => {
    const wanted = next.trim()
    if (next !== text || wanted === asked.current) return // still typing, or asked already and the address follows
    asked.current = wanted
    onSearch(wanted)
  })
  useEffect(() => search(settled), [settled])

  function clear(): void {
    setText('')
    asked.current = ''
    if (value !== '') onSearch('')
  }
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
