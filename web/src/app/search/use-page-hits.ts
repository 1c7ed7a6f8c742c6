import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useT } from '../../lib/language/use-t.ts'
import { navigation } from '../shell/navigation/navigation.ts'
import type { ShellWord } from '../shell-word.ts'
import type { Hit } from './search-providers.ts'

type Place = { to: string; word: ShellWord; side?: 'brand' | 'retailer' }

/** Pages without a line in the navigation. */
const others: readonly Place[] = [
  { to: '/profile', word: 'account.profile' },
  { to: '/checkout', word: 'search.cart' },
]
/** What people come to do, where it begins. */
const commands: readonly Place[] = [
  { to: '/collections/edit', word: 'command.collection', side: 'brand' },
  { to: '/orders/new', word: 'command.order', side: 'brand' },
  { to: '/shipments/new', word: 'command.pack', side: 'brand' },
  { to: '/connections?tab=direct', word: 'command.invite', side: 'brand' },
  { to: '/collections/books', word: 'command.books', side: 'brand' },
  { to: '/invoices/tax', word: 'command.tax', side: 'brand' },
  { to: '/invoices?status=OPEN,PARTIALLY_PAID,OVERDUE', word: 'command.open' },
  { to: '/profile?tab=5', word: 'command.team' },
  { to: '/profile?tab=4', word: 'command.address' },
  { to: '/integrations/keys', word: 'command.key' },
  { to: '/help', word: 'nav.help' },
]
const pages: readonly Place[] = [...navigation.flatMap(({ entries }) => entries), ...others, ...commands]

/** Pages and commands that are open to this person, whose name has a word that begins with the text. */
export function usePageHits(text: string): Hit[] {
  const t = useT('shell')
  const isOpen = useCanNavigate()
  const { entityType } = useSession()
  const typed = text.trim().toLocaleLowerCase()
  if (typed.length < 2) return []
  const isHit = ({ to, side }: Place) => isOpen(to.split('?')[0]!) && (!side || side === entityType)
  const hits = pages.flatMap((place) => {
    const label = t(place.word)
    const words = ` ${label.toLocaleLowerCase()}`
    return words.includes(` ${typed}`) && isHit(place) ? [{ key: `page-${place.to}`, label, to: place.to }] : []
  })
  return hits.filter(({ to }, at) => hits.findIndex((hit) => hit.to === to) === at)
}
