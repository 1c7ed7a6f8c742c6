import { IconShoppingBag } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { Count } from '../../ui/values/count.tsx'
import styles from './cart-badge.module.css'

const most = 99

/** The bag in the top bar: how much is in it, and the way to the checkout. */
export function CartBadge({ count, to }: { count: number; to: string }) {
  const t = useT('shell')
  return (
    <Link to={to} className={styles.bag}>
      <span className="hidden-text">{t('cart.label', { count })}</span>
      <IconShoppingBag size={20} stroke={1.6} aria-hidden />
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          <Count value={Math.min(count, most)} isMore={count > most} />
        </span>
      )}
    </Link>
  )
}
