import { type Right, rights } from '@souk/contract/core/rights/rights.ts'
import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { isAllowed } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useT } from '../../lib/language/use-t.ts'
import { navigation } from '../shell/navigation/navigation.ts'
import type { ShellWord } from '../shell-word.ts'
import type { Hit } from './search-providers.ts'

type Place = { to: string; word: ShellWord; right?: Right }

const ofBrand = { allow: ['manage', 'Brand'] } as const satisfies Right

/** Pages without a line in the navigation. */
const others: readonly Place[] = [
  { to: '/profile', word: 'account.profile' },
  { to: '/checkout', word: 'search.cart' },
]
/** What people come to do, where it begins. */
const commands: readonly Place[] = [
  { to: '/collections/edit', word: 'command.collection', right: rights.writeCatalog },
  { to: '/orders/new', word: 'command.order', right: ofBrand },
  { to: '/shipments/new', word: 'command.pack', right: ofBrand },
  { to: '/connections?tab=direct', word: 'command.invite', right: rights.leadSales },
  { to: '/collections/books', word: 'command.books', right: ofBrand },
  { to: '/invoices/tax', word: 'command.tax', right: rights.setTaxRates },
  { to: '/invoices?status=OPEN,PARTIALLY_PAID,OVERDUE', word: 'command.open' },
  { to: '/profile?tabIndex=5', word: 'command.team', right: rights.leadTeam },
  { to: '/profile?tabIndex=4', word: 'command.address', right: rights.describeEntity },
  { to: '/integrations/keys', word: 'command.key', right: rights.giveAccess },
  { to: '/help', word: 'nav.help' },
]
const pages: readonly Place[] = [...navigation.flatMap(({ entries }) => entries), ...others, ...commands]

/** Pages and commands that are open to this person, whose name has a word that begins with the text. */
export function usePageHits(text: string): Hit[] {
  const t = useT('shell')
  const isOpen = useCanNavigate()
  const session = useSession()
  const typed = text.trim().toLocaleLowerCase()
  if (typed.length < 2) return []
  const isHit = ({ to, right }: Place) => isOpen(to.split('?')[0]!) && (!right || isAllowed(session, right))
  const hits = pages.flatMap((place) => {
    const label = t(place.word)
    const words = ` ${label.toLocaleLowerCase()}`
    return words.includes(` ${typed}`) && isHit(place) ? [{ key: `page-${place.to}`, label, to: place.to }] : []
  })
  return hits.filter(({ to }, at) => hits.findIndex((hit) => hit.to === to) === at)
}
