import { call } from '../../../lib/server/call.ts'

/** Whether confirmed orders hold a collection. Who cannot be asked counts as none; the server refuses all the same. */
export async function hasConfirmedOrders(collectionId: string): Promise<boolean> {
  try {
    const { orders } = await import('@souk/contract/orders/orders.contract.ts') // only who deletes needs it
    const query = { collectionId, confirmedOrders: 'true', limit: 1 } as const
    return (await call(orders.list, { query }, { isQuiet: true })).total > 0
  } catch {
    return false
  }
}
