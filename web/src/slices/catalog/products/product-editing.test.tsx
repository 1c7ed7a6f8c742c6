import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/server/query-client.ts'
import { clearSession, storeSession } from '../../../lib/session/session.ts'
import { useWhyNoEditing } from './product-editing.ts'

afterEach(() => {
  cleanup()
  clearSession()
  queryClient.clear()
  vi.unstubAllGlobals()
})
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
type Role = 'entityAdmin' | 'salesManager' | 'salesRepresentative'

/** What is said to a person once the flags are known. */
async function warningFor(role: Role, collection: Partial<Collection>, productEdit = true): Promise<string | null> {
  storeSession(
    { token: 'abc', role, entityType: 'brand' },
    { userData: { id: 'u1', currentEntityId: 'e1', abilities: [{ action: 'manage', subject: 'Brand' }] } },
  )
  vi.stubGlobal('fetch', async () => Response.json({ data: { productEdit } }))
  const { result } = renderHook(() => useWhyNoEditing({ status: 'LIVE', ...collection } as Collection), { wrapper })
  await waitFor(() => expect(queryClient.getQueryData(['flags'])).toEqual({ productEdit }))
  return result.current
}

test.each([
  ['an admin of a live collection', 'entityAdmin', {}, true, null],
  ['a manager of an expired one', 'salesManager', { status: 'EXPIRED' }, true, null],
  ['a representative', 'salesRepresentative', {}, true, 'readOnly.role'],
  ['an admin while it is reviewed', 'entityAdmin', { status: 'IN_REVIEW' }, true, 'catalog.inReview'],
  ['an admin of an archived one', 'entityAdmin', { isArchived: true }, true, 'catalog.archived'],
  ['an admin while the flag is off', 'entityAdmin', {}, false, 'catalog.editOff'],
] as const)('%s', async (_, role, collection, isOn, why) => {
  expect(await warningFor(role, collection, isOn)).toBe(why)
})
