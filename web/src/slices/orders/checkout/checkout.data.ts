import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { lateCode } from '../../../lib/code/late-code.ts'
import type { CheckoutRequests } from './checkout-writes.ts'

const useCode = lateCode(() => import('./checkout-writes.ts'))

/** All of them or none. However it ends, carts and orders are asked for again. */
export function useCheckOut(onPlaced: (orders: OrderRow[]) => void) {
  const client = useQueryClient()
  const code = useCode()
  const isSent = useRef(false)
  const { mutate, error, isPending, reset, variables } = useMutation<OrderRow[], Error, CheckoutRequests>({
    mutationFn: async (carts) => (await code()).placeOrders(carts),
    onSuccess: onPlaced,
    onSettled: () => {
      isSent.current = false
      for (const key of ['carts', 'orders', 'products']) void client.invalidateQueries({ queryKey: [key] })
    },
  })
  /** The second of two quick clicks comes before the button knows that it is busy. */
  function place(carts: CheckoutRequests): void {
    if (isSent.current) return
    isSent.current = true
    mutate(carts)
  }
  return { place, error, isPending, reset, sent: variables }
}
