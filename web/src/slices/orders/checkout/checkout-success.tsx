import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useOpened } from '../../../ui/overlays/use-opened.ts'
import styles from './checkout.module.css'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

/** The orders of the checkout, by their numbers. */
export function CheckoutSuccess({ orders, onClose }: { orders: readonly OrderRow[]; onClose: () => void }) {
  const t = useT('checkout')
  const format = useFormat()
  const isOpen = useCanNavigate()
  return (
    <Dialog
      isOpen={useOpened(true)}
      title={t('placed', { count: orders.length })}
      onClose={onClose}
      actions={
        <>
          <CloseButton onClose={onClose} />
          {isOpen('/orders') && (
            <ButtonLink look="primary" to="/orders">
              {t('placed.orders')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t('placed.text')}</p>
      <ul className={styles.placed}>
        {orders.map(({ id, number, brand, amount, currency, units }) => (
          <li key={id}>
            <Link to={`/order/${id}`} className="num">
              <bdi>{number}</bdi>
            </Link>
            <span>
              <bdi>{brand.name}</bdi>
            </span>
            <span className="num">{t('units', { count: units })}</span>
            <strong className="num">{format.money(amount, currency)}</strong>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
