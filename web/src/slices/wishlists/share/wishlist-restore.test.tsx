import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { rememberProducts, rememberedProducts } from '../../../lib/session/guest-products.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { KeptList } from './wishlist-restore.tsx'

const sent: { url: string; key: string | null; body: unknown }[] = []
let answer: () => Response | Promise<Response>
const made = () => Response.json({ data: { wishlistId: 'the-list' } }, { status: 201 })

beforeEach(async () => {
  sent.length = 0
  await loadNamespaces('wishlist-acts')
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit & { body?: string }) => {
    sent.push({ url, key: new Headers(headers).get('idempotency-key'), body: body && JSON.parse(body) })
    return answer()
  })
})

const open = () =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <KeptList />
    </QueryClientProvider>,
  )

test('what a guest pressed becomes one list after the sign-up, each product once', async () => {
  answer = made
  rememberProducts(['a'])
  rememberProducts(['b', 'a'])
  open()
  await waitFor(() => expect(rememberedProducts()).toBeNull())
  expect(sent).toEqual([
    {
      url: '/api/v2/wishlists',
      key: expect.any(String),
      body: { name: 'Saved before signing up', lines: [{ productId: 'a' }, { productId: 'b' }] },
    },
  ])
})

test('without an answer it is tried again with the same key; a refusal ends it', async () => {
  answer = () => Promise.reject(new TypeError('network'))
  rememberProducts(['a'])
  open()
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
  answer = () => Response.json({ message: 'No.', errors: [] }, { status: 422 })
  open()
  await waitFor(() => expect(rememberedProducts()).toBeNull())
  expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key])
  expect(screen.queryByRole('button')).toBeNull()
})

test('with nothing remembered nothing is asked', () => {
  answer = made
  open()
  expect(sent).toEqual([])
})
