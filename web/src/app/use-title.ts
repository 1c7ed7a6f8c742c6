import { useEffect } from 'react'
import { useWord } from './app-words.ts'

/** What the tab is called. */
export function useTitle(title: string | undefined): void {
  const word = useWord()
  const text = title && word('titles.page', { title })
  useEffect(() => {
    if (text) document.title = text
  }, [text])
}
