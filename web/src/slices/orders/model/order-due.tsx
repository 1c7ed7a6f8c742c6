import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { otherParty, useSide, waitingSide } from './order-side.ts'

type Due = Pick<OrderRow, 'status' | 'dueAt' | 'isYourTurn' | 'agreedRevision' | 'isCancelAsked' | 'brand' | 'retailer'>

/** Who responds until when, and what happens without a response. */
export function OrderDue({ order }: { order: Due }) {
  const t = useT('orders')
  const format = useFormat()
  const own = useSide()
  const isViewed = useViewedEntity() !== null
  const side = isViewed ? waitingSide(order) : own
  const { dueAt, isYourTurn, agreedRevision, isCancelAsked } = order
  const name = `\u2068${otherParty(order, side).name}\u2069`
  const asker = `\u2068${order[side].name}\u2069`
  if (!isPending(order)) return null
  const cancel = isViewed ? 'cancelViewed' : side === 'brand' ? 'cancelYours' : 'cancelTheirs'
  const who = isCancelAsked ? cancel : isYourTurn && !isViewed ? 'yours' : 'theirs'
  if (!dueAt) return <span>{t(`due.${who}.open`, { name, asker })}</span>
  const then = isCancelAsked ? '' : agreedRevision === null ? '.new' : '.agreed'
  return <span>{t(`due.${who}${then}`, { name, asker, day: `\u2068${format.moment(dueAt)}\u2069` })}</span>
}

const isPending = ({ status, isCancelAsked }: Due) => status.startsWith('PENDING') || isCancelAsked
