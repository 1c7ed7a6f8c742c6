import type { ProductCard } from '@souk/contract/catalog/product-shapes.ts'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProductList } from '../product/product.data.ts'
import { useQuickLook } from './use-quick-look.ts'

afterEach(cleanup)
const row = (_id: string) => ({ _id }) as ProductCard
const fetchNextPage = vi.fn()
const listOf = (pages: string[][], hasNextPage = false) =>
  ({
    data: { pages: pages.map((ids) => ({ products: ids.map(row), total: 9, more: false })) },
    hasNextPage,
    isFetchingNextPage: false,
    fetchNextPage,
  }) as unknown as ProductList

test('it steps through the list as it stands, also when that is sorted or filtered meanwhile', () => {
  const { result, rerender } = renderHook(useQuickLook, { initialProps: listOf([['c', 'a', 'b', 'd', 'e']]) })
  act(() => result.current.look(row('a')))
  expect(result.current).toMatchObject({ isOpen: true, steps: { at: 2, total: 9 } })
  act(() => result.current.steps.on?.())
  expect(result.current.product?._id).toBe('b')
  rerender(listOf([['b', 'd']]))
  expect(result.current.steps.back).toBeUndefined()
  act(() => result.current.steps.on?.())
  expect(result.current.product?._id).toBe('d')
  expect(result.current.steps.on).toBeUndefined()
})

test('the list goes on before its end is reached', () => {
  const { result, rerender } = renderHook(useQuickLook, { initialProps: listOf([['a', 'b', 'c', 'd', 'e']], true) })
  act(() => result.current.look(row('a')))
  expect(fetchNextPage).not.toHaveBeenCalled()
  for (const _ of 'bcd') act(() => result.current.steps.on?.())
  expect(fetchNextPage).toHaveBeenCalled()
  rerender(listOf([['a', 'b', 'c', 'd', 'e'], ['f']]))
  for (const _ of 'ef') act(() => result.current.steps.on?.())
  expect(result.current.product?._id).toBe('f')
})

test('one that is no longer on the list has no neighbours', () => {
  const { result, rerender } = renderHook(useQuickLook, { initialProps: listOf([['a', 'b', 'c']]) })
  act(() => result.current.look(row('b')))
  rerender(listOf([['a', 'c']]))
  expect(result.current.product?._id).toBe('b')
  expect(result.current.steps).toEqual({ at: 0, total: undefined })
})
