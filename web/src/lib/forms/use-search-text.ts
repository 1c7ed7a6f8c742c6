import { milliseconds } from '@souk/contract/core/limits.ts'
import { useEffect, useEffectEvent, useState } from 'react'

type SearchText = { text: string; setText: (text: string) => void; clear: () => void }

/**
 * The text of a search box, searched for once the typing pauses. `value` is what the page searches for: it follows what was
 * typed without its outer spaces, so only a value that was not asked for here (back, a removed filter) replaces the text.
 */
export function useSearchText(value: string, onSearch: (text: string) => void): SearchText {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [asked, setAsked] = useState<readonly string[]>([]) // in this order, until the value follows
  if (known !== value) {
    const at = asked.indexOf(value)
    setKnown(value)
    setAsked(asked.slice(at + 1))
    if (at < 0) {
      setText(value)
      setAsked([])
    }
  }
  function search(query: string): void {
    if (query === (asked.at(-1) ?? value)) return
    setAsked([...asked, query])
    onSearch(query)
  }
  const searchText = useEffectEvent((typed: string) => search(typed.trim()))
  useEffect(() => {
    const timer = setTimeout(() => searchText(text), milliseconds.debounce)
    return () => clearTimeout(timer)
  }, [text])

  function clear(): void {
    setText('')
    search('')
  }
  return { text, setText, clear }
}
