import { useEffect } from 'react'
import { type Word, useWord } from './words.ts'

/** What the tab is called. */
export function useTitle(title: Word | undefined): void {
  const word = useWord()
  const text = title && word('titles.page', { title: word(title) })
  useEffect(() => {
    if (text) document.title = text
  }, [text])
}
