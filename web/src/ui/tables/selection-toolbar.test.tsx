import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SelectionToolbar } from './selection-toolbar.tsx'
import { show, useScreen } from '../testing/show.tsx'

useScreen()
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const bar = (count: number) => (
  <SelectionToolbar count={count} total={1_312} onClear={() => {}}>
    <button>Export</button>
  </SelectionToolbar>
)
const isOpen = () => screen.queryByRole('button', { name: 'Export', hidden: true }) !== null

test('it opens at once, says how many of how many, and leaves half a second after the last', () => {
  const { rerender } = show(bar(0))
  wait(1_000)
  expect(isOpen()).toBe(false)
  rerender(bar(2))
  expect(isOpen()).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('2 of 1,312 selected')
  rerender(bar(0))
  expect(screen.getByRole('status').textContent).toBe('Nothing selected')
  wait(499)
  expect(isOpen()).toBe(true)
  wait(1)
  expect(isOpen()).toBe(false)
})

test('a new selection within that half second keeps it', () => {
  const { rerender } = show(bar(1))
  rerender(bar(0))
  wait(400)
  rerender(bar(1))
  wait(2_000)
  expect(isOpen()).toBe(true)
})
