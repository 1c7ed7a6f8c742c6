import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failed } from '../../lib/server/failed.ts'
import { ChunkLost } from '../../lib/code/chunk.ts'
import { RootErrorBoundary } from './root-error-boundary.tsx'
import { loadWords } from '../app-words.ts'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await loadWords('en')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['a page whose code is gone', new ChunkLost(0, 'gone'), 'This page could not be loaded', null],
  ['a page that breaks', new TypeError('x is undefined'), 'Something broke on our side', null],
  ['a bug of the server', new Failed(500, 'bug', [], 'req-3'), 'Something broke on our side', 'req-3'],
])('%s leads to a screen with Reload', async (_, error, title, requestId) => {
  const onError = vi.fn()
  const loader = () => {
    throw error
  }
  const router = createMemoryRouter([
    { path: '/', loader, ErrorBoundary: RootErrorBoundary, HydrateFallback: () => null },
  ])
  render(<RouterProvider router={router} onError={onError} />)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe(`${title} · Souk`))
  expect(screen.queryByText('req-3') !== null).toBe(requestId !== null)
  expect(onError).toHaveBeenCalledWith(error, expect.anything())
})
