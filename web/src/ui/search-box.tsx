import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebounced } from '../lib/use-debounced.ts'
import { useT } from '../lib/use-t.ts'
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
  function ask(): void {
    const wanted = text.trim()
    if (wanted === asked.current) return // and the address follows
    asked.current = wanted
    onSearch(wanted)
  }
  const search = useEffectEvent((next: string) => {
    if (next === text) ask() // else somebody is still typing
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
        onBlur={ask} // before what is clicked next: a search that comes later would call that off
      />
      {text && (
        <button type="button" aria-label={t('filter.clearSearch')} onClick={clear}>
          <IconX size={16} stroke={1.7} aria-hidden />
        </button>
      )}
    </div>
  )
}
