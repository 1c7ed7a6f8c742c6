import { useSession } from '../../lib/session/use-session.ts'
import { CartBadge } from './cart-badge.tsx'
import { useCount } from './counts.ts'
import { decide } from '../routes/guard.ts'
import { routes } from '../routes/routes.ts'

const checkout = routes.find(({ path }) => path === '/checkout')

/** For those who buy, once there is something to buy with. */
export function CartCorner() {
  const session = useSession()
  const isOpen =
    checkout && decide(checkout, { session, flags: {}, target: checkout.path, isNewPath: false }).go === 'pass'
  const carts = useCount(isOpen ? 'carts' : undefined) ?? 0
  return isOpen && <CartBadge count={carts} to={checkout.path} />
}
