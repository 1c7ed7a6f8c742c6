import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCounts } from './counts.ts'

afterEach(cleanup)

test('a number comes from its slice, once for all who show it; what fails or has no source is not shown', async () => {
  const orders = vi.fn(async () => 2)
  const queries = {
    orders: { queryKey: ['orders', 'count'], queryFn: orders },
    messages: { queryKey: ['messages', 'count'], queryFn: () => Promise.reject(new Error('no')) },
    carts: { queryKey: ['carts', 'count'], queryFn: async () => 0 },
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const counts = renderHook(() => useCounts(['orders', 'orders', 'messages', 'carts', 'wishlists'], queries), {
    wrapper,
  })
  expect(counts.result.current).toEqual({})
  await waitFor(() => expect(counts.result.current).toEqual({ orders: 2 }))
  expect(orders).toHaveBeenCalledOnce()
})
