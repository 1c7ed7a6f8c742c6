import type { OrderStatus } from '@souk/contract/orders/order-moves.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { changeCredit, fixCommission, orderCompleted, releaseCommission } from '../../wallet/door.ts'
import { worthOf } from '../model/worth.ts'
import type { Line } from '../model/lines.queries.ts'
import type { OrderRecord } from '../model/orders.queries.ts'

/** What a move means for money: the rate is fixed at the first confirmation, and credit is held for the most that may still come. */
export async function settleMoney(
  tx: Tx,
  { id: orderId, brandId, retailerId, firstConfirmedAt }: OrderRecord,
  to: OrderStatus,
  revisions: readonly (readonly Line[])[],
): Promise<void> {
  const order = { orderId, brandId, retailerId }
  if (to === 'CONFIRMED' && firstConfirmedAt === null) await fixCommission(tx, order)
  if (to === 'REJECTED' || to === 'CANCELLED') await releaseCommission(tx, orderId)
  const isOver = to === 'REJECTED' || to === 'CANCELLED' || to === 'COMPLETED'
  await changeCredit(tx, orderId, isOver ? 0n : largestSum(revisions.map(worthOf)))
  if (to === 'COMPLETED') await orderCompleted(tx, order)
}

const largestSum = (sums: readonly bigint[]) => sums.reduce((highest, one) => (one > highest ? one : highest), 0n)
