import { Paging } from '@souk/contract/core/paging.ts'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { useUrlState } from './use-url-state.ts'

const schema = z.safeExtend(Paging, { status: z.optional(z.enum(['OPEN', 'DONE'])) })

afterEach(cleanup)

function at(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  return renderHook(() => ({ state: useUrlState(schema), search: useLocation().search }), { wrapper }).result
}

test('the address is the state, and what does not belong to the query is left alone', () => {
  const page = at('/orders?page=2&status=OPEN&utm=x')
  expect(page.current.state[0]).toEqual({ page: 2, limit: 24, status: 'OPEN' })
  act(() => page.current.state[1]({ page: 3 }))
  expect(page.current.search).toBe('?page=3&status=OPEN&utm=x')
})

test('another filter begins at the first page; an empty one is taken away', () => {
  const page = at('/orders?page=2&status=OPEN')
  act(() => page.current.state[1]({ status: 'DONE' }))
  expect(page.current.search).toBe('?status=DONE')
  act(() => page.current.state[1]({ status: undefined }))
  expect(page.current.search).toBe('')
})

test('an address that cannot be read falls back to the defaults', () => {
  expect(at('/orders?page=x').current.state[0]).toEqual({ page: 1, limit: 24 })
})
