import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProgressLine } from './progress-line.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const line = () => screen.queryByRole('progressbar', { name: 'Loading' })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

function begin() {
  const { rerender } = render(<ProgressLine label="Loading" isOn />)
  return {
    end: () => rerender(<ProgressLine label="Loading" isOn={false} />),
    rerun: () => rerender(<ProgressLine label="Loading" isOn />),
  }
}

test('what is over within 120 ms never shows', () => {
  const { end } = begin()
  pass(119)
  expect(line()).toBeNull()
  end()
  pass(1_000)
  expect(line()).toBeNull()
})

test('what lasts longer shows, and stays for 300 ms after its end', () => {
  const { end } = begin()
  pass(120)
  expect(line()).toBeTruthy()
  end()
  pass(299)
  expect(line()).toBeTruthy()
  pass(1)
  expect(line()).toBeNull()
})

test('one navigation right after another is one line', () => {
  const { end, rerun } = begin()
  pass(120)
  end()
  pass(200)
  rerun()
  pass(300)
  expect(line()).toBeTruthy()
})

test('an upload says how far it is', () => {
  render(<ProgressLine label="Loading" isOn value={0.4} />)
  pass(120)
  expect(line()?.getAttribute('value')).toBe('0.4')
})
