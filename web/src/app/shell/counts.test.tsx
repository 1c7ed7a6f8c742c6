import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type CountKey, useCount } from './counts.ts'

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
  const keys: CountKey[] = ['orders', 'orders', 'messages', 'carts', 'wishlists']
  const counts = keys.map((key) => renderHook(() => useCount(key, queries), { wrapper }).result)
  const shown = () => counts.map(({ current }) => current)
  expect(shown()).toEqual(keys.map(() => undefined))
  await waitFor(() => expect(shown()).toEqual([2, 2, undefined, undefined, undefined]))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(shown()).toEqual([2, 2, undefined, undefined, undefined])
  expect(orders).toHaveBeenCalledOnce()
})
