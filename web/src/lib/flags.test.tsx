import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { readFlags, useFlag, useFlags } from './flags.ts'
import { queryClient } from './server/query-client.ts'

const asked: string[] = []

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function serverSays(body: unknown, status = 200): void {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(JSON.stringify(body), { status })
  })
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

test('a flag has the server value, and the default until it arrives', async () => {
  serverSays({ data: { retailerAi: true, productEdit: false } })
  const flags = renderHook(
    () => [useFlag('retailerAi'), useFlag('productEdit', true), useFlag('transactionCurrency')],
    {
      wrapper,
    },
  )
  expect(flags.result.current).toEqual([false, true, false])
  await waitFor(() => expect(flags.result.current).toEqual([true, false, false]))
  expect(await readFlags()).toEqual({ retailerAi: true, productEdit: false })
  expect(asked).toEqual(['/api/common/flags'])
})

test('every flag is off while the server cannot be reached', async () => {
  serverSays({ message: 'no', errors: [] }, 403)
  expect(await readFlags()).toEqual({})
})

test('flags are not requested until one is used', async () => {
  serverSays({ data: { retailerAi: true } })
  const flags = renderHook(({ isWanted }) => useFlags(isWanted), { wrapper, initialProps: { isWanted: false } })
  expect(flags.result.current).toEqual({})
  expect(asked).toEqual([])
  flags.rerender({ isWanted: true })
  await waitFor(() => expect(flags.result.current).toEqual({ retailerAi: true }))
})
