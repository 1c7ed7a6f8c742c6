import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Broadcast } from '@souk/contract/messaging/broadcasts.contract.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { BroadcastsView } from '../broadcasts/broadcasts-view.tsx'

type Written = { method: string; path: string; key: string | null; body: Record<string, unknown> }
const figures = { recipients: 0, waiting: 0, delivered: 0, bounced: 0, failed: 0, skipped: 0, unsubscribed: 0 }

/** The server's broadcasts in memory: drafts with versions, a network that can be lost, and pages that can be loaded again. */
export async function broadcastWorld() {
  await Promise.all([loadNamespaces('broadcast', 'edit-conflict', 'ui'), import('../broadcasts/broadcast-writes.ts')])
  localStorage.clear()
  storeSession({ token: 'token', role: 'entityAdmin', entityType: 'brand' })
  const drafts = new Map<string, Broadcast>()
  const byKey = new Map<string, string>()
  const written: Written[] = []
  const network = { isLost: false, losesAnswers: false }

  function put(id: string, version: number, content: Record<string, unknown>): Broadcast {
    const times = { sendAt: null, createdAt: '2026-11-19T09:00:00.000Z', finishedAt: null }
    const row = { ...figures, clicked: 0, orders: 0, ...times, zone: 'brand', status: 'DRAFT', failure: null }
    const draft = { ...row, ...content, id, version } as Broadcast
    drafts.set(id, draft)
    return draft
  }
  function write({ method, path, key, body }: Written): Response {
    if (method === 'DELETE') return Response.json({ data: drafts.delete(path.split('/').at(-1)!) ? null : null })
    if (method === 'POST') {
      const id = byKey.get(key!) ?? `0000000${drafts.size + 1}-0000-4000-8000-000000000000`
      byKey.set(key!, id)
      return Response.json({ data: drafts.get(id) ?? put(id, 1, body) }, { status: 201 })
    }
    const draft = drafts.get(path.split('/').at(-1)!)!
    const error = { message: 'This changed.', code: 'stale' }
    if (body['version'] !== draft.version) {
      return Response.json({ message: error.message, errors: [error] }, { status: 409 })
    }
    return Response.json({ data: put(draft.id, draft.version + 1, body) })
  }
  function read(path: string): Response {
    if (path.endsWith('/email-groups')) {
      const groups = { countries: [], groups: [], representatives: [], collections: [], retailers: [] }
      return Response.json({ data: groups })
    }
    if (path.endsWith('/broadcasts')) {
      return Response.json({ data: { broadcasts: [...drafts.values()], total: drafts.size, page: 1, limit: 20 } })
    }
    return Response.json({ data: drafts.get(path.split('/').at(-1)!) })
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    if (network.isLost) throw new TypeError('Failed to fetch')
    const path = new URL(url, 'https://souk.test').pathname
    if (method === 'GET') return read(path)
    if (path.endsWith('/count')) {
      return Response.json({ data: { recipients: 2, leftOut: [], leftToday: 5000, sample: [] } })
    }
    const key = new Headers(headers).get('idempotency-key')
    const request = { method, path, key, body: body ? (JSON.parse(body as string) as Record<string, unknown>) : {} }
    written.push(request)
    const answer = write(request)
    if (network.losesAnswers) throw new TypeError('Failed to fetch')
    return answer
  })

  /** The page as after a reload: only the browser's storage and the server remember. */
  function open(path: string) {
    cleanup()
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
    const shown = show(
      <QueryClientProvider client={client}>
        <BroadcastsView />
      </QueryClientProvider>,
      path,
    )
    return { ...shown, client }
  }
  const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' })
  const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the email' })
  const saved = () => waitFor(() => screen.getByText('Draft saved'), { timeout: 5000 })
  return { drafts, written, network, put, open, subject, body, saved }
}
