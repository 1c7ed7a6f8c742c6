import { configure } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'

/** What is fetched late may take its time on a busy machine. */
export const patience = { timeout: 10_000 }
configure({ asyncUtilTimeout: patience.timeout })

export type Sent = { method: string; url: string; body: unknown }

/** Answers every call with what the test says, and keeps what was sent. */
export async function orderWorld(side: 'brand' | 'retailer', answer: (sent: Sent) => Response | unknown) {
  await Promise.all([loadNamespaces('orders', 'order'), import('../model/order-list-writes.ts')])
  storeSession({ token: 'token', role: 'entityAdmin', entityType: side })
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string | null }) => {
    const one = { method, url, body: body ? JSON.parse(body) : undefined }
    if (method !== 'GET') sent.push(one)
    const reply = answer(one)
    return reply instanceof Response ? reply : Response.json({ data: reply })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = (node: ReactNode) => show(<QueryClientProvider client={client}>{node}</QueryClientProvider>)
  return { sent, shown }
}
