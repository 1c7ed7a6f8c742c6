import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { useT } from '../../lib/language/use-t.ts'
import { navigation } from '../shell/navigation/navigation.ts'
import type { ShellWord } from '../shell-word.ts'
import type { Hit } from './search-providers.ts'

/** Pages without a line in the navigation. */
const others: readonly { to: string; word: ShellWord }[] = [
  { to: '/profile', word: 'account.profile' },
  { to: '/checkout', word: 'search.cart' },
]
const pages = [...navigation.flatMap(({ entries }) => entries), ...others]

/** The pages this person may open whose name has a word that begins with the text. */
export function usePageHits(text: string): Hit[] {
  const t = useT('shell')
  const isOpen = useCanNavigate()
  const typed = text.trim().toLocaleLowerCase()
  if (typed.length < 2) return []
  return pages.flatMap(({ to, word }) => {
    const label = t(word)
    const words = ` ${label.toLocaleLowerCase()}`
    return words.includes(` ${typed}`) && isOpen(to) ? [{ key: `page-${to}`, label, to }] : []
  })
}
