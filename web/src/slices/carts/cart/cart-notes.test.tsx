import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { CartNotes } from './cart-notes.tsx'

const cart = { _id: 'cart', version: 3, notes: 'Old', brand: { name: 'Orla' }, products: [{}] } as unknown as Cart
const sent: unknown[] = []

beforeEach(async () => {
  sent.length = 0
  await loadNamespaces('carts')
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string | null }) => {
    if (method === 'GET' || !url.includes('/cart')) return Response.json({ data: [] })
    sent.push(JSON.parse(body!))
    return Response.json({ data: { ...cart, notes: JSON.parse(body!).notes, version: 4 } })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** As the page has it: what a colleague writes arrives by itself. */
function Noted({ later }: { later: string }) {
  const [now, setNow] = useState(cart)
  return (
    <>
      <CartNotes cart={now} />
      <button type="button" onClick={() => setNow({ ...cart, notes: later, version: 4 })}>
        later
      </button>
    </>
  )
}
function shown(later: string) {
  const client = new QueryClient()
  client.setQueryData(['carts', 'list', null], [cart])
  return show(
    <QueryClientProvider client={client}>
      <Noted later={later} />
    </QueryClientProvider>,
  )
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Note to Orla/ })

test('a note is saved as it is typed, with the version it was read at, and typing goes on after it', async () => {
  const { user } = shown('Old and')
  await user.type(await field(), ' and')
  await waitFor(() => expect(sent).toEqual([{ cartId: 'cart', notes: 'Old and', version: 3 }]))
  await user.click(screen.getByText('later'))
  await user.type(await field(), ' new')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(screen.queryByText('Somebody else wrote here meanwhile')).toBeNull()
})

test('what a colleague wrote meanwhile is shown and not written over, until one of the two is chosen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = shown('Theirs')
  await user.type(await field(), ' mine')
  await user.click(screen.getByText('later'))
  expect(await screen.findByText('Theirs')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(sent).toMatchObject([{ notes: 'Old mine' }]))
})

test('taking theirs leaves nothing of what was typed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = shown('Theirs')
  await user.type(await field(), ' mine')
  await user.click(screen.getByText('later'))
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect((await field()).value).toBe('Theirs')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(sent).toEqual([])
})

test('a cart without a note has a button, which opens the field and leads into it', async () => {
  const client = new QueryClient()
  const { user } = show(
    <QueryClientProvider client={client}>
      <CartNotes cart={{ ...cart, notes: '' }} />
    </QueryClientProvider>,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Note to Orla' }))
  expect(document.activeElement).toBe(await field())
})
