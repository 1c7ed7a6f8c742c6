import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SearchProvider } from './search-providers.ts'
import { SearchableTopBar } from './searchable-top-bar.tsx'
import { show } from '../testing/shell-world.tsx'
import { TopBar } from '../shell/top-bar.tsx'

const orders: SearchProvider = {
  key: 'orders',
  word: 'nav.orders',
  needs: ['read', 'Order'],
  find: vi.fn(async (text: string) => [{ key: '1', label: `ORL-${text}`, to: '/order/1' }]),
}

test('what is found leads there', async () => {
  const router = show(<SearchableTopBar providers={[orders]} />)
  await userEvent.click(screen.getByRole('button', { name: /Search brands/ }))
  await userEvent.type(await screen.findByRole('combobox'), '042')
  await userEvent.click(await screen.findByRole('option', { name: /ORL-042/ }))
  expect(router.state.location.pathname).toBe('/order/1')
  expect(orders.find).toHaveBeenCalledExactlyOnceWith('042', expect.any(AbortSignal))
})

test('without anything to search there is no field', () => {
  show(<TopBar />)
  expect(screen.queryByRole('button', { name: /Search/ })).toBeNull()
})
