import { act, cleanup, renderHook } from '@testing-library/react'
import { RouterProvider, createMemoryRouter, useBlocker, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useAddress } from './use-address.ts'

afterEach(cleanup)

type Seen = { address: URLSearchParams; change: ReturnType<typeof useAddress>[1]; search: string }

/** A page whose guard takes its time, as one does that has to ask. */
function pageWith({ isHeld = false } = {}) {
  const seen = {} as Seen
  let letGo: () => void = () => undefined
  function Page() {
    useBlocker(isHeld)
    const [address, change] = useAddress()
    Object.assign(seen, { address, change, search: useLocation().search })
    return null
  }
  const loader = () =>
    new Promise<null>((done) => {
      letGo = () => done(null)
    })
  const router = createMemoryRouter([{ path: '/', Component: Page, loader, HydrateFallback: () => null }], {
    initialEntries: ['/?sort=name'],
    hydrationData: { loaderData: { '0': null } },
  })
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> })
  return { seen, letGo: () => act(async () => letGo()) }
}

test('a change is seen before the router has it, and the next one builds on it', async () => {
  const { seen, letGo } = pageWith()
  await act(async () => seen.change({ colour: 'RED' }))
  expect(seen.search).toBe('?sort=name')
  expect(seen.address.get('colour')).toBe('RED')
  await act(async () => seen.change({ size: 'S', sort: null }))
  expect(String(seen.address)).toBe('colour=RED&size=S')
  await letGo()
  expect(seen.search).toBe('?colour=RED&size=S')
  expect(String(seen.address)).toBe('colour=RED&size=S')
})

test('two changes in one breath are both made', async () => {
  const { seen, letGo } = pageWith()
  await act(async () => {
    seen.change({ colour: 'RED' })
    seen.change({ size: 'S' })
  })
  await letGo()
  expect(seen.search).toBe('?sort=name&colour=RED&size=S')
})

test('when somebody stays, the address is what it was', async () => {
  const { seen } = pageWith({ isHeld: true })
  await act(async () => seen.change({ colour: 'RED' }))
  expect(String(seen.address)).toBe('sort=name')
})
