import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeAll } from 'vitest'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { Routed } from '../../lib/url/routed.tsx'
import { loadWords } from '../app-words.ts'

beforeAll(async () => {
  document.documentElement.lang = 'en'
  await Promise.all([loadWords('en'), loadNamespaces('shell')])
})
afterEach(cleanup)

/** Texts, router and query client around a part of the shell. */
export function show(element: ReactNode, path = '/here') {
  const router = createMemoryRouter([{ path: '*', element, HydrateFallback: () => null }], { initialEntries: [path] })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Routed router={router} />
    </QueryClientProvider>,
  )
  return router
}
