import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { oneOf, useUrlState } from '../../../lib/url/url-state.ts'
import { useFilters } from './filters-url.ts'

afterEach(cleanup)

function at(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const use = () => ({
    filters: useFilters(['category', 'price'] as const),
    sort: useUrlState({ sort: oneOf(['position', 'name'], 'position') }),
    search: useLocation().search,
  })
  return renderHook(use, { wrapper }).result
}

test('what is chosen is read from the address, and asked for as it stands there', () => {
  const { filters } = at('/products/1?category=DRESSES,KNITWEAR,DRESSES&q=%20wool%20&density=compact').current
  expect(filters.chosen).toEqual({ category: ['DRESSES', 'KNITWEAR'], price: [] })
  expect(filters.query).toEqual({ category: 'DRESSES,KNITWEAR', q: 'wool' })
  expect(filters.isAny).toBe(true)
})

test('nothing chosen asks for nothing', () => {
  const { filters } = at('/products/1?category=&density=compact').current
  expect(filters.query).toEqual({})
  expect(filters.isAny).toBe(false)
})

test('choosing writes the address, the last value taken back leaves it, and the rest stays', () => {
  const page = at('/products/1?density=compact')
  act(() => page.current.filters.choose('category', ['DRESSES', 'SHOES']))
  expect(page.current.search).toBe('?density=compact&category=DRESSES%2CSHOES')
  act(() => page.current.filters.choose('category', []))
  expect(page.current.search).toBe('?density=compact')
})

test('clearing takes filters and words, and leaves the order', () => {
  const page = at('/products/1?category=SHOES&q=wool&sort=name')
  act(() => page.current.filters.clear())
  expect(page.current.search).toBe('?sort=name')
})

test('an order that does not exist is the usual one, and the usual one stands in no address', () => {
  const page = at('/products/1?sort=colour')
  expect(page.current.sort[0].sort).toBe('position')
  act(() => page.current.sort[1]({ sort: 'name' }))
  expect(page.current.search).toBe('?sort=name')
  act(() => page.current.sort[1]({ sort: 'position' }))
  expect(page.current.search).toBe('')
})

test('no more words are asked for than the call takes', () => {
  expect(at(`/products/1?q=${'a'.repeat(120)}`).current.filters.q).toHaveLength(100)
})
