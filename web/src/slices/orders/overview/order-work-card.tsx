import type { OrderWork } from '@souk/contract/orders/next-step.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { Count } from '../../../ui/values/count.tsx'
import { useSide } from '../model/order-side.ts'
import type { Overview } from './order-waiting-card.tsx'
import styles from './order-cards.module.css'

/** Work of another slice that belongs into the same list. */
export type OtherWork = { key: string; label: string; count: number; to: string }

const openInvoices = '/invoices?status=OPEN,PARTIALLY_PAID,OVERDUE'
/** What each side does itself, the most urgent first, each with the list that holds exactly it. */
const own: Record<'brand' | 'retailer', readonly (readonly [OrderWork, string])[]> = {
  brand: [
    ['claim', '/orders?work=claim'],
    ['send', '/orders?work=send'],
    ['pack', '/orders?work=pack'],
    ['invoice', '/orders?work=invoice'],
    ['pay', openInvoices],
  ],
  retailer: [
    ['receive', '/orders?work=receive'],
    ['pay', openInvoices],
    ['claim', '/orders?work=claim'],
  ],
}

/** What there is to do today: each line is a list, filtered. */
export function OrderWorkCard({ overview, others }: { overview: Overview; others: readonly OtherWork[] }) {
  const t = useT('order-cards')
  const side = useSide()
  const isOpen = useCanNavigate()
  const collects = useMay(rights.recordTransfers)
  const { waiting, cancelAsked, work } = overview
  const counts = new Map(work.map((one) => [one.work, one.count]))
  const lines = [
    { key: 'answer', label: t('work.answer'), count: waiting.count, to: '/orders?view=yours' },
    { key: 'cancelAsked', label: t('work.cancelAsked'), count: cancelAsked, to: '/orders?isCancelAsked=true' },
    ...own[side]
      .filter(([one]) => one !== 'pay' || side === 'retailer' || collects)
      .map(([one, to]) => ({ key: one, label: t(`work.${one}.${side}`), count: counts.get(one) ?? 0, to })),
    ...others,
  ].filter(({ count, to }) => count > 0 && isOpen(to.split('?')[0]!))
  return (
    <TitledCard title={t('work.title')}>
      {lines.length === 0 ? (
        <p className={styles.none}>{t('work.none')}</p>
      ) : (
        <ul className={styles.work}>
          {lines.map(({ key, label, count, to }) => (
            <li key={key}>
              <Link to={to} className={styles.task}>
                <span>{label}</span>
                <b className="num">
                  <Count value={count} />
                </b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
