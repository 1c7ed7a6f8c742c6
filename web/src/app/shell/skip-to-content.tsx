import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { useWord } from '../app-words.ts'

export function SkipToContent() {
  const word = useWord()
  return <SkipLink to="main">{word('skip')}</SkipLink>
}
