import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ScrollToTop } from './scroll-to-top.tsx'
import { show } from '../testing/shell-world.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function scrollDown(y: number): void {
  vi.stubGlobal('scrollY', y)
  act(() => void dispatchEvent(new Event('scroll')))
}

test.each([
  [0, false],
  [249, false],
  [250, false],
  [251, true],
])('scrolled by %i px, the button is there: %s', (y, isThere) => {
  show(<ScrollToTop onArrive={() => {}} />)
  scrollDown(y)
  expect(screen.queryByRole('button', { name: 'Back to top' }) !== null).toBe(isThere)
})

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('it leads up by keyboard, and takes the focus along; less motion wanted: %s', async (isCalm, behavior) => {
  const up = vi.fn()
  const arrived = vi.fn()
  vi.stubGlobal('scrollTo', up)
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  show(<ScrollToTop onArrive={arrived} />)
  scrollDown(1_000)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(up).toHaveBeenCalledWith({ top: 0, behavior })
  expect(arrived).toHaveBeenCalledOnce()
  scrollDown(0)
  expect(screen.queryByRole('button')).toBeNull()
})
