import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { EngagementPage } from './engagement-page.tsx'

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

test('a brand without analytics reads what it shows, asks for it once, and sees that it has asked', async () => {
  await Promise.all([loadNamespaces('analytics'), import('../model/analytics-writes.ts')])
  const userData = { abilities: [], currentEntityId: 'me', isAnalyticsEnabled: false }
  storeSession({ token: 'token', role: 'entityAdmin', entityType: 'brand' }, { userData })
  let askedAt: string | null = null
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: { method?: string }) => {
    if (method !== 'GET') {
      sent.push(`${method} ${url}`)
      askedAt = '2026-11-19T09:00:00.000Z'
    }
    return Response.json({ data: { askedAt } })
  })
  const { user } = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EngagementPage />
    </QueryClientProvider>,
  )
  await user.click(await screen.findByRole('button', { name: 'Ask for analytics' }))
  expect((await screen.findByRole('status')).textContent).toContain('We have your request. Asked on 19 Nov 2026')
  expect(screen.queryByRole('button', { name: 'Ask for analytics' })).toBeNull()
  expect(sent).toEqual(['POST /api/v2/users/analytics/request'])
})
