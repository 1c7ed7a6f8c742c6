import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { storeSession } from '../../lib/session/session.ts'
import { show } from './input-world.tsx'

type Given = {
  page: ReactNode
  /** The catalogues that the page speaks with. */
  words: readonly string[]
  session: Parameters<typeof storeSession>[0]
  path?: string
  /** What the call answers, with one row. */
  reply: (rows: readonly object[]) => object
  row: object
  /** What is read of the row, and where there is none. */
  shows: string | RegExp
  none: string | RegExp
}

const patience = { timeout: 10_000 } // on a busy machine
const paging = { page: 1, limit: 24, more: false }
/** A page of a list as a call answers it. */
export const pageOf =
  (name: string, more: object = {}) =>
  (rows: readonly object[]) => ({ [name]: rows, ...paging, total: rows.length, ...more })

/** A list with rows, without any, and where the call failed. */
export function listStates(name: string, { page, words, session, path, reply, row, shows, none }: Given) {
  beforeAll(() => loadNamespaces('ui', ...(words as ['ui'])))
  afterEach(() => vi.unstubAllGlobals())

  function open(answer: () => Response): void {
    storeSession(session)
    vi.stubGlobal('fetch', async () => answer())
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    show(<QueryClientProvider client={client}>{page}</QueryClientProvider>, path)
  }

  describe(name, () => {
    test('shows its rows', async () => {
      open(() => Response.json({ data: reply([row]) }))
      expect((await screen.findAllByText(shows, {}, patience)).length).toBeGreaterThan(0)
    })
    test('says that there are none', async () => {
      open(() => Response.json({ data: reply([]) }))
      expect(await screen.findByText(none, {}, patience)).toBeTruthy()
    })
    test('says that it failed, and tries again', async () => {
      open(() => Response.json({ message: 'It did not work', errors: [] }, { status: 500 }))
      expect(await screen.findByRole('button', { name: /try again/i }, patience)).toBeTruthy()
    })
  })
}
