import { IconHeart } from '@tabler/icons-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showIndicator, useIndicators } from '../../../lib/indicators.ts'
import { NavEntry } from './nav-entry.tsx'
import { show } from '../../testing/shell-world.tsx'

const entry = { to: '/wishlist', word: 'nav.wishlist', icon: IconHeart, isCurrent: false, hasNews: false } as const

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
client.setQueryData(['wishlists', 'count'], 4)

function Wishlists() {
  return <NavEntry entry={{ ...entry, count: 'wishlists', hasNews: useIndicators().has('wishlist') }} />
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('news is said in words, and goes after a minute', () => {
  show(
    <QueryClientProvider client={client}>
      <Wishlists />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('link', { name: 'Wishlists 4' })).toBeTruthy()
  act(() => showIndicator('wishlist'))
  expect(screen.getByRole('link', { name: 'Wishlists new 4' })).toBeTruthy()
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('link', { name: 'Wishlists 4' })).toBeTruthy()
})

test('the page one is on is marked', () => {
  show(<NavEntry entry={{ ...entry, isCurrent: true }} />)
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
})

test('under the thumb there is no room for a number, and it is not asked for', () => {
  show(
    <QueryClientProvider client={client}>
      <NavEntry entry={{ ...entry, count: 'wishlists' }} shape="tile" />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('link', { name: 'Wishlists' })).toBeTruthy()
  expect(
    client
      .getQueryCache()
      .find({ queryKey: ['wishlists', 'count'] })
      ?.getObserversCount(),
  ).toBe(0)
})
