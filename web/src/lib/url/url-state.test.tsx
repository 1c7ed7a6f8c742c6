import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { type FieldsOf, listOf, oneOf, pageNumber, text, useUrlState } from './url-state.ts'

type Query = { q?: string; status?: 'OPEN' | 'DONE'; size?: string; sort?: 'newest' | 'name'; page?: unknown }
const fields = {
  q: text(),
  status: oneOf(['OPEN', 'DONE']),
  size: listOf(text(5)),
  sort: oneOf(['newest', 'name'], 'newest'),
  page: pageNumber(),
} satisfies FieldsOf<Query>

afterEach(cleanup)

function at(address: string, settings: Parameters<typeof useUrlState>[1] = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  const use = () => {
    const [values, change, more] = useUrlState(fields, settings)
    return { values, change, ...more, search: useLocation().search }
  }
  return renderHook(use, { wrapper }).result
}

test('the address is the state, and other parameters are left alone', () => {
  const page = at('/orders?page=2&status=OPEN&utm=x')
  expect(page.current.values).toEqual({ q: '', status: 'OPEN', size: [], sort: 'newest', page: 2 })
  act(() => page.current.change({ page: 3 }))
  expect(page.current.search).toBe('?page=3&status=OPEN&utm=x')
})

test('another filter goes to the first page, and null takes one away', () => {
  const page = at('/orders?page=2&status=OPEN')
  act(() => page.current.change({ status: 'DONE', size: ['S', 'M'] }))
  expect(page.current.search).toBe('?status=DONE&size=S%2CM')
  act(() => page.current.change({ status: null, size: [] }))
  expect(page.current.search).toBe('')
})

test('the usual value and the first page are left out of the address', () => {
  const page = at('/orders?sort=name&page=2')
  act(() => page.current.change({ sort: 'newest', page: 1 }))
  expect(page.current.search).toBe('')
})

test('a value that the field does not know takes it away', () => {
  const page = at('/orders?status=OPEN&size=S')
  act(() => page.current.change({ status: 'all', size: ['XXXXXL', ''] }))
  expect(page.current.search).toBe('?size=XXXXX')
})

test('two changes at once are both made', () => {
  const page = at('/orders')
  act(() => {
    page.current.change({ q: 'coat' })
    page.current.change({ status: 'OPEN' })
  })
  expect(page.current.search).toBe('?q=coat&status=OPEN')
})

test('only filters count as filters, and a reset leaves the order', () => {
  expect(at('/orders?sort=name&page=2&utm=x&status=GONE').current.isAny).toBe(false)
  const page = at('/orders?q=coat&size=S&sort=name&page=2')
  expect(page.current.isAny).toBe(true)
  act(() => page.current.reset())
  expect(page.current.search).toBe('?sort=name')
})

test('a prefix keeps the tabs of one address apart', () => {
  const page = at('/orders?q=coat&page=4&r.q=shirt&r.page=2', { prefix: 'r' })
  expect(page.current.values).toMatchObject({ q: 'shirt', page: 2 })
  act(() => page.current.change({ q: 'hat' }))
  expect(page.current.search).toBe('?q=coat&page=4&r.q=hat')
})

test('one parameter can have a name of its own', () => {
  const page = at('/orders?page=4&otherPage=2', { named: { page: 'otherPage' } })
  expect(page.current.values).toMatchObject({ page: 2 })
  act(() => page.current.change({ page: 3 }))
  expect(page.current.search).toBe('?page=4&otherPage=3')
})

test('what opens over a page reads and writes no address', () => {
  const page = at('/orders?q=coat&page=4', { isApart: true })
  expect(page.current.values).toMatchObject({ q: '', page: 1 })
  act(() => page.current.change({ q: 'hat', page: 2 }))
  expect(page.current.values).toMatchObject({ q: 'hat', page: 2 })
  act(() => page.current.change({ q: 'cap' }))
  expect(page.current.values).toMatchObject({ q: 'cap', page: 1 })
  expect(page.current.search).toBe('?q=coat&page=4')
})

test('a link has the parameters as they would be', () => {
  const page = at('/orders?page=2&utm=x')
  expect(page.current.searchWith()).toBe('?page=2&utm=x')
  expect(page.current.searchWith({ q: 'coat' })).toBe('?utm=x&q=coat')
  expect(page.current.search).toBe('?page=2&utm=x')
})

test('a field that the call does not take does not compile', () => {
  // @ts-expect-error: there is no such parameter
  const misspelt = { stauts: text() } satisfies FieldsOf<Query>
  // @ts-expect-error: the parameter has other values
  const strange = { status: oneOf(['LOST']) } satisfies FieldsOf<Query>
  // @ts-expect-error: the parameter takes one value
  const several = { status: listOf(oneOf(['OPEN'])) } satisfies FieldsOf<Query>
  expect([misspelt, strange, several]).toHaveLength(3)
})
