import { act, cleanup, renderHook } from '@testing-library/react'
import { createBrowserRouter, useBlocker, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { Routed } from './routed.tsx'
import { useSearchState } from './use-search-state.ts'

const routers: { dispose: () => void }[] = []
afterEach(() => {
  cleanup()
  for (const router of routers.splice(0)) router.dispose()
})

type Seen = { address: URLSearchParams; change: ReturnType<typeof useSearchState>[1]; search: string }

/** A page whose guard takes its time, as one does that has to ask. */
function pageWith({ isHeld = false } = {}) {
  const seen = {} as Seen
  const all: string[] = [] // every address that was drawn
  let letGo: () => void = () => undefined
  function Page() {
    useBlocker(isHeld)
    const [address, change] = useSearchState()
    Object.assign(seen, { address, change, search: useLocation().search })
    all.push(String(address))
    return null
  }
  const loader = () =>
    new Promise<null>((done) => {
      letGo = () => done(null)
    })
  window.history.replaceState(null, '', '/?sort=name')
  const routes = [
    { path: '/', Component: Page, loader, HydrateFallback: () => null },
    { path: '/elsewhere', Component: () => null, loader },
  ]
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { '0': null } } })
  routers.push(router)
  renderHook(() => null, {
    wrapper: () => <Routed router={router} />,
  })
  return { seen, all, router, letGo: () => act(async () => letGo()) }
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

test('a change by a screen that has not followed the router yet builds on the router’s address', async () => {
  const { seen, letGo } = pageWith()
  const { change } = seen // of the first drawing
  await act(async () => change({ colour: 'RED' }))
  await letGo()
  await act(async () => change({ size: 'S' }))
  await letGo()
  expect(seen.search).toBe('?sort=name&colour=RED&size=S')
})

test('when a navigation is blocked, the URL is restored', async () => {
  const { seen } = pageWith({ isHeld: true })
  await act(async () => seen.change({ colour: 'RED' }))
  expect(String(seen.address)).toBe('sort=name')
})

test('the screen never falls back to what was, though it follows the router late', async () => {
  const { seen, letGo, all } = pageWith()
  await act(async () => seen.change({ colour: 'RED' }))
  all.length = 0
  await letGo()
  expect(seen.search).toBe('?sort=name&colour=RED')
  expect(new Set(all)).toEqual(new Set(['sort=name&colour=RED']))
})

test('going back restores the earlier state', async () => {
  const { seen, router, letGo } = pageWith()
  await act(async () => seen.change({ colour: 'RED' }))
  await letGo()
  await act(async () => void router.navigate(-1))
  await expect.poll(() => router.state.navigation.location?.search).toBe('?sort=name')
  await letGo()
  expect(seen.search).toBe('?sort=name')
  expect(String(seen.address)).toBe('sort=name')
})

test('a pending search does not cancel a navigation to another page', async () => {
  const { seen, router, letGo } = pageWith()
  await act(async () => void router.navigate('/elsewhere'))
  await act(async () => seen.change({ q: 'coat' }))
  expect(String(seen.address)).toBe('sort=name')
  await letGo()
  expect(window.location.pathname).toBe('/elsewhere')
  expect(window.location.search).toBe('')
})

test('a change is not lost on a screen that has yet to follow the router', async () => {
  const { seen, router, letGo } = pageWith()
  await act(async () => {
    seen.change({ colour: 'RED' })
    await new Promise((done) => setTimeout(done))
    await letGo()
    await expect.poll(() => router.state.location.search).toBe('?sort=name&colour=RED')
    seen.change({ size: 'S' }) // the screen still shows the visit before
  })
  expect(String(seen.address)).toBe('sort=name&colour=RED&size=S')
  await letGo()
  expect(seen.search).toBe('?sort=name&colour=RED&size=S')
})
