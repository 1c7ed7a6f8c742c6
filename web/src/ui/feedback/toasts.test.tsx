import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../../lib/toast.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show() {
  return render(<Toasts label="Notifications" dismiss="Dismiss" requestId="Request id" />)
}
const say = (kind: 'success' | 'warning' | 'danger', message: string) => act(() => toast(kind, message))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const shown = () => [...document.querySelectorAll('[data-kind]')].map((toast) => toast.textContent)

test('a toast is there for three seconds; danger interrupts, the others wait', () => {
  show()
  say('success', 'Saved.')
  say('danger', 'Not saved.')
  expect(screen.getByRole('status').textContent).toBe('Saved.')
  expect(screen.getByRole('alert').textContent).toBe('Not saved.')
  wait(2_999)
  expect(shown()).toHaveLength(2)
  wait(1)
  expect(shown()).toEqual([])
})

test('three at most, the newest stay, and nothing stands there twice', () => {
  show()
  for (const message of ['one', 'two', 'three', 'four']) say('success', message)
  expect(shown()).toEqual(['two', 'three', 'four'])
  say('success', 'two')
  expect(shown()).toEqual(['three', 'four', 'two'])
})

test.each([
  ['pointerenter', 'pointerleave'],
  ['focusin', 'focusout'],
])('it stays from %s to %s', (arrival, leave) => {
  show()
  say('warning', 'Wait.')
  const toast = screen.getByRole('status')
  act(() => void toast.dispatchEvent(new Event(arrival, { bubbles: true })))
  wait(10_000)
  expect(shown()).toEqual(['Wait.'])
  act(() => void toast.dispatchEvent(new Event(leave, { bubbles: true })))
  wait(3_000)
  expect(shown()).toEqual([])
})

test('it can be dismissed', () => {
  show()
  say('success', 'Saved.')
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  expect(shown()).toEqual([])
})

test('what can be done about it is done once, and the toast goes', () => {
  show()
  const undo = vi.fn<() => void>()
  act(() => toast('success', 'Removed.', { action: { label: 'Undo', run: undo } }))
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(undo).toHaveBeenCalledOnce()
  expect(shown()).toEqual([])
})

test('what was said before anybody listened is heard', () => {
  toast('danger', 'Early.')
  show()
  expect(shown()).toEqual(['Early.'])
})

test('shows the id of a request that failed', () => {
  show()
  act(() => toast('danger', 'Something went wrong.', { requestId: 'req-7' }))
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong.Request id req-7')
})
