import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Link, createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ToastMessage, onToast } from '../../lib/toast.ts'
import type { AppRoute } from './app-route.ts'
import { prefetchableScreens } from './prefetch-screens.ts'

let toasts: ToastMessage[] = []
let stop = () => {}
beforeEach(() => {
  toasts = []
  stop = onToast((message) => void toasts.push(message))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  cleanup()
  stop()
  vi.unstubAllGlobals()
})

const First = () => (
  <>
    <input aria-label="Note" />
    <Link to="/second">Go on</Link>
  </>
)

function open(load: () => Promise<ComponentType>) {
  const route = (path: string, page: AppRoute['page']): AppRoute => ({
    name: path,
    path,
    layout: 'full',
    guest: true,
    ...(page && { page }),
  })
  const routes = prefetchableScreens([route('/first', () => Promise.resolve(First)), route('/second', load)])
  const router = createMemoryRouter(routes, { initialEntries: ['/first'] })
  render(<RouterProvider router={router} />)
  return router
}

test('a page whose code cannot come leaves the present one standing with what was typed, and comes at the next press', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue(() => <p>Second page</p>)
  const router = open(load)
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'typed' } })
  fireEvent.click(screen.getByText('Go on'))
  await waitFor(() => expect(toasts).toHaveLength(1))
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(toasts[0]!.message).toMatch(/^No internet connection/)
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'typed')
  expect(router.state.location.pathname).toBe('/first')
  fireEvent.click(screen.getByText('Go on'))
  expect(await screen.findByText('Second page')).toBeTruthy()
})
