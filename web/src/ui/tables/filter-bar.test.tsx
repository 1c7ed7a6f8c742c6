import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FilterBar } from './filter-bar.tsx'
import { show, useScreen } from '../testing/show.tsx'

useScreen()
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

test('a search begins 300 ms after the last letter, with what was typed by then', () => {
  const onSearch = vi.fn()
  show(<FilterBar search={{ label: 'Search orders', value: '', onSearch }} />)
  type('SO')
  wait(200)
  type('SO-20 ')
  wait(299)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch.mock.calls).toEqual([['SO-20']])
})

test('a search that was cleared outside is cleared here, and asks for nothing', () => {
  const onSearch = vi.fn()
  const { rerender } = show(<FilterBar search={{ label: 'Search', value: 'linen', onSearch }} />)
  rerender(<FilterBar search={{ label: 'Search', value: '', onSearch }} />)
  wait(1_000)
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('')
  expect(onSearch).not.toHaveBeenCalled()
})

test('clearing does not wait', () => {
  const onSearch = vi.fn()
  show(<FilterBar search={{ label: 'Search', value: 'linen', onSearch }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(onSearch.mock.calls).toEqual([['']])
  wait(1_000)
  expect(onSearch).toHaveBeenCalledOnce()
})

test('each filter can be taken off, and all of them', () => {
  const [onRemove, onClear] = [vi.fn(), vi.fn()]
  show(<FilterBar filters={[{ key: 'status', label: 'Confirmed', onRemove }]} onClear={onClear} />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter Confirmed' }))
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect([onRemove.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1])
})
