import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { CollectionDetailsTab } from './collection-details-tab.tsx'

const draft = {
  id: '0198c1d2-0000-7000-8000-000000000001',
  collectionName: 'Autumn',
  season: '',
  type: 'PRE_ORDER',
  status: 'NEW',
  currency: 'EUR',
  currencies: ['EUR'],
  cover: null,
  description: '',
  notes: '',
  orderDeadline: null,
  shippingStartDate: null,
  shippingEndDate: null,
  minimumOrderValue: null,
  pictures: [],
  productsCount: 3,
  version: 1,
} as unknown as Collection
let now: (changes: Partial<Collection>) => void = () => undefined

/** The page, when another person's deeds reach it. */
function World() {
  const [client] = useState(() => new QueryClient())
  const [collection, setCollection] = useState(draft)
  useEffect(() => {
    now = (changes) => act(() => setCollection((last) => ({ ...last, ...changes })))
  }, [])
  return (
    <QueryClientProvider client={client}>
      <CollectionDetailsTab collection={collection} reload={async () => {}} onMade={() => undefined} />
    </QueryClientProvider>
  )
}
const season = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Season/ })
const sent = vi.fn<typeof fetch>()

beforeEach(async () => {
  sent.mockReset()
  storeSession(
    { token: 'abc', role: 'salesManager', entityType: 'brand' },
    { userData: { id: 'u1', currentEntityId: 'e1', abilities: [{ action: 'manage', subject: 'Brand' }] } },
  )
  vi.stubGlobal('fetch', sent)
  await loadNamespaces('catalog')
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

test('what is typed outlives a colleague who submits: it says so, saves nothing, and can be saved once withdrawn', async () => {
  const { user } = show(<World />)
  await user.type(await season(), 'Winter 27')
  now({ status: 'IN_REVIEW', version: 2 })
  expect((await screen.findByRole('alert')).textContent).toContain('while you were editing')
  expect((await season()).value).toBe('Winter 27')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await user.type(await season(), '{Enter}')
  expect(sent.mock.calls.filter(([, init]) => init?.method !== 'GET')).toEqual([])
  now({ status: 'NEW', version: 3 })
  expect(screen.queryByRole('alert')).toBeNull()
  expect((await season()).value).toBe('Winter 27')
  expect(screen.getByRole('button', { name: /^Save/ })).toBeTruthy()
})

test('a person who gives up what was typed reads the facts, as does a person who typed nothing', async () => {
  const { user } = show(<World />)
  await user.type(await season(), 'Winter 27')
  now({ status: 'IN_REVIEW' })
  await user.click(await screen.findByRole('button', { name: 'Discard my edits' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText(/is being reviewed and cannot change/)).toBeTruthy()
  now({ status: 'NEW' })
  expect((await season()).value).toBe('')
  now({ status: 'NEW', isArchived: true })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a minimum in a further currency has a name without the words of the profile', async () => {
  show(<World />)
  await season()
  now({ currencies: ['EUR', 'USD'] })
  expect(await screen.findByRole('textbox', { name: /^Minimum order.*US/ })).toBeTruthy()
})
