import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Countdown } from '../../../ui/values/date.tsx'
import { useSide } from './order-side.ts'

type Due = Pick<OrderRow, 'status' | 'dueAt' | 'isYourTurn' | 'agreedRevision' | 'isCancelAsked'>

/** Until when somebody answers; in full it also says what silence would mean. */
export function OrderDue({ order, isShort = false }: { order: Due; isShort?: boolean }) {
  const t = useT('orders')
  const format = useFormat()
  const side = useSide()
  const { dueAt, isYourTurn, agreedRevision, isCancelAsked } = order
  if (!isPending(order)) return null
  if (isShort) return dueAt && <Countdown to={dueAt} />
  const who = isCancelAsked ? (side === 'brand' ? 'cancelYours' : 'cancelTheirs') : isYourTurn ? 'yours' : 'theirs'
  if (!dueAt) return <span>{t(`due.${who}.open`)}</span>
  const then = isCancelAsked ? '' : agreedRevision === null ? '.new' : '.agreed'
  return <span>{t(`due.${who}${then}`, { day: format.date(dueAt, { day: 'numeric', month: 'short' }) })}</span>
}

const isPending = ({ status, isCancelAsked }: Due) => status.startsWith('PENDING') || isCancelAsked
