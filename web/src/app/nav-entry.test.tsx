import { IconHeart } from '@tabler/icons-react'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showIndicator, useIndicators } from '../lib/indicators.ts'
import { NavEntry } from './nav-entry.tsx'
import { show } from './testing/shell-world.tsx'

const entry = { to: '/wishlist', word: 'nav.wishlist', icon: IconHeart, isCurrent: false, hasNews: false } as const

function Wishlists() {
  return <NavEntry entry={{ ...entry, count: 4, hasNews: useIndicators().has('wishlist') }} />
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('news is said in words, and goes after a minute', () => {
  show(<Wishlists />)
  expect(screen.getByRole('link', { name: 'Wishlists 4' })).toBeTruthy()
  act(() => showIndicator('wishlist'))
  expect(screen.getByRole('link', { name: 'Wishlists new 4' })).toBeTruthy()
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('link', { name: 'Wishlists 4' })).toBeTruthy()
})

test('the page one is on is marked', () => {
  show(<NavEntry entry={{ ...entry, isCurrent: true, count: undefined }} />)
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
})
