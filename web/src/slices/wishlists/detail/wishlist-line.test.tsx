import type { WishlistLine } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onToast } from '../../../lib/toast.ts'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { ListLine } from './wishlist-line.tsx'
import type { ShownList } from '../model/wishlists.data.ts'

const size = (skuId: string, name: string, quantityAvailable: number | null) => ({
  skuId,
  sku: skuId,
  size: name,
  quantityAvailable,
  cartonUnits: 0,
})
const product = {
  _id: 'coat',
  name: 'Coat',
  styleCode: 'ST-1',
  brandName: 'Maison Orla',
  collectionId: 'c',
  images: [],
  currency: 'EUR',
  wholesalePrice: '50.00',
  retailPrice: '125.00',
  status: 'AVAILABLE',
  isCarton: false,
  variants: [{ colour: 'Sage', sizes: [size('s', 'S', 10), size('m', 'M', null)] }],
} as unknown as NonNullable<WishlistLine['product']>
const line: WishlistLine = {
  productId: 'coat',
  product,
  kept: { name: 'Coat', styleCode: 'ST-1', brandName: 'Maison Orla', image: null },
  unavailable: null,
  quantities: { s: 2 },
  cartons: 0,
  units: 2,
  note: '',
  version: 3,
  changedBy: null,
  changedAt: '2026-11-01T09:00:00Z',
}
const list = { id: 'list', mayEdit: true } as ShownList
const sent: { method: string; url: string; body: unknown }[] = []
let overtaken: unknown[] = []
let isRefused = false

beforeEach(async () => {
  sent.length = 0
  overtaken = []
  isRefused = false
  await loadNamespaces('wishlists', 'discovery')
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string | null }) => {
    sent.push({ method, url, body: body && JSON.parse(body) })
    if (isRefused) return Response.json({ message: 'No.', errors: [] }, { status: 409 })
    return Response.json({ data: { wishlistId: 'list', version: 4, overtaken, removed: 1 } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const shown = (changes: Partial<WishlistLine> = {}, of: ShownList = list) =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <ListLine list={of} line={{ ...line, ...changes }} />
    </QueryClientProvider>,
  )

test('what is typed is saved when the typing pauses: only what changed, with the version that was looked at', async () => {
  const { user } = shown()
  await user.click(screen.getByRole('button', { name: '2 units, quantities of Coat' }))
  await user.type(await screen.findByRole('textbox', { name: /Sage.*M/ }), '4')
  await user.type(screen.getByRole('textbox', { name: 'Note on Coat' }), 'Hi')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    method: 'PUT',
    url: '/api/v2/wishlists/list',
    body: { lines: [{ productId: 'coat', version: 3, quantities: { m: 4 }, note: 'Hi' }] },
  })
})

test('what could not be saved stays typed, says why, and can be saved again', async () => {
  isRefused = true
  const { user } = shown()
  const note = screen.getByRole('textbox', { name: 'Note on Coat' })
  await user.type(note, 'Mine')
  const alert = await screen.findByRole('alert', {})
  expect(alert.textContent).toContain('Not saved: No. What you typed is still here.')
  expect((note as HTMLInputElement).value).toBe('Mine')
  isRefused = false
  await user.click(screen.getByRole('button', { name: 'Save again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(sent.at(-1)!.body).toEqual({ lines: [{ productId: 'coat', version: 3, note: 'Mine' }] })
})

test('a person who overwrites another change is told whose', async () => {
  const heard: string[] = []
  const end = onToast(({ message }) => heard.push(message))
  overtaken = [{ productId: 'coat', by: 'Inès Perrin', at: '2026-11-01T09:00:00Z' }]
  const { user } = shown()
  await user.type(screen.getByRole('textbox', { name: 'Note on Coat' }), 'Mine')
  await waitFor(() => expect(heard).toEqual(['Inès Perrin had changed Coat. Your version was saved.']))
  end()
})

test('a line that cannot be had any more says why, and leads nowhere', () => {
  shown({ product: null, unavailable: 'deadlinePassed' })
  expect(screen.getByText('Orders for this collection are closed.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button', { name: /quantities/i })).toBeNull()
})

test('a person who only reads has nothing to type into', () => {
  shown({ note: 'Theirs' }, { ...list, mayEdit: false })
  expect(screen.getByText('Theirs')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
