import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { storeSession } from '../../lib/session/session.ts'
import { show } from './input-world.tsx'

configure({ asyncUtilTimeout: 10_000 })

type Listed = {
  name: string
  page: () => ReactNode
  side?: 'brand' | 'retailer' | 'souk'
  /** The namespaces of its words. */
  words: readonly string[]
  /** The path of its call, the reply's name of its rows (null where the reply is its rows), and a row as it is answered. */
  path: string
  rows?: string | null
  row: object
  /** The rest of the reply, and what other calls answer, by path. */
  more?: object
  others?: { [path: string]: unknown }
  /** What is read of the row, and what stands there without one. */
  shows: string
  none: string
}

/** Pages that are lists: with a row, without one, and when the server fails. */
export function describeLists(lists: readonly Listed[]) {
  describe.each(lists)('$name', (listed) => {
    const { page, side = 'brand', words, path, rows = 'items', row, more, others = {}, shows, none } = listed
    afterEach(() => vi.unstubAllGlobals())

    async function open(answer: (asked: URL) => unknown) {
      await loadNamespaces(...words)
      const isSouk = side === 'souk'
      const own = { userData: { id: 'me', currentEntityId: isSouk ? null : 'own', abilities: [] } }
      const role = isSouk ? 'soukAdmin' : 'entityAdmin'
      storeSession({ token: 'token', role, entityType: isSouk ? null : side }, own)
      vi.stubGlobal('fetch', async (url: string) => {
        const asked = new URL(url, 'http://souk.test')
        const reply = asked.pathname === path ? answer(asked) : (others[asked.pathname] ?? [])
        return reply instanceof Response ? reply : Response.json({ data: reply })
      })
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      show(<QueryClientProvider client={client}>{page()}</QueryClientProvider>)
    }
    const reply = (found: readonly object[]) =>
      rows === null ? found : { [rows]: found, page: 1, limit: 50, total: found.length, more: false, ...more }

    test('shows its rows', async () => {
      await open(() => reply([row]))
      expect((await screen.findAllByText(shows, { exact: false })).length).toBeGreaterThan(0)
    })
    test('says that there is nothing yet', async () => {
      await open(() => reply([]))
      expect(await screen.findByText(none)).toBeTruthy()
    })
    test('says that it failed, and can be tried again', async () => {
      await open(() => Response.json({ errors: [{ code: 'internal', message: 'Broken' }] }, { status: 500 }))
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    })
  })
}
