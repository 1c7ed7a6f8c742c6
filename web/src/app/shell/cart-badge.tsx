import { IconShoppingBag } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { IconCount, iconClass } from './icon-count.tsx'

/** The bag in the top bar: how much is in it, and the way to the checkout. */
export function CartBadge({ count, to }: { count: number; to: string }) {
  const t = useT('shell')
  return (
    <Link to={to} className={iconClass}>
      <span className="hidden-text">{t('cart.label', { count })}</span>
      <IconShoppingBag size={20} stroke={1.6} aria-hidden />
      <IconCount value={count} />
    </Link>
  )
}
