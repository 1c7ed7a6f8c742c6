import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazySection } from './lazy-section.tsx'

const idle = vi.hoisted(() => {
  const asked: (() => void)[] = []
  globalThis.requestIdleCallback = (work) => asked.push(() => work({ didTimeout: false, timeRemaining: () => 10 }))
  return asked
})
const near: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
        near.push(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  while (idle.length > 0) idle.shift()!()
  near.length = 0
})

function open({ isDue = false, isPatient = false } = {}) {
  const page = (
    <>
      <LazySection name="one" isDue={isDue} waiting="first place">
        <p>first</p>
      </LazySection>
      <LazySection name="two" isPatient={isPatient} waiting="second place">
        <p>second</p>
      </LazySection>
    </>
  )
  const routes = [
    { path: '/', element: page },
    { path: '/away', element: 'away' },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/', key: crypto.randomUUID() }] })
  render(<RouterProvider router={router} />)
  return router
}
const turn = () => act(async () => idle.shift()?.())

test('each comes in its turn, when the browser has time', async () => {
  open()
  expect(screen.getByText('first place')).toBeTruthy()
  expect(idle).toHaveLength(1)
  await turn()
  expect(screen.getByText('first')).toBeTruthy()
  expect(screen.getByText('second place')).toBeTruthy()
  await turn()
  expect(screen.getByText('second')).toBeTruthy()
})

test('what comes near the window does not wait for its turn', async () => {
  open()
  await act(async () => near[1]!())
  expect(screen.getByText('second')).toBeTruthy()
  expect(screen.getByText('first place')).toBeTruthy()
})

test('the patient have no turn: they come when they are near', async () => {
  open({ isPatient: true })
  await turn()
  await turn()
  expect(screen.getByText('first')).toBeTruthy()
  expect(screen.getByText('second place')).toBeTruthy()
  await act(async () => near[1]!())
  expect(screen.getByText('second')).toBeTruthy()
})

test('what is asked for at once is there at once', () => {
  open({ isDue: true })
  expect(screen.getByText('first')).toBeTruthy()
})

test('going back restores the height of the page', async () => {
  const router = open()
  await turn()
  await turn()
  await act(() => router.navigate('/away'))
  await act(() => router.navigate(-1))
  expect(screen.getByText('first')).toBeTruthy()
  expect(screen.getByText('second')).toBeTruthy()
})

test('who has left is not drawn any more', async () => {
  const router = open()
  await act(() => router.navigate('/away'))
  await turn()
  expect(idle).toHaveLength(0)
})
