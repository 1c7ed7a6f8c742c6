import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { HandoverOffer } from './handover-offer.tsx'

const sent: { url: string; body: unknown }[] = []
let answer = () => Response.json({ data: null, message: 'You are account admin now.' })

beforeEach(async () => {
  sent.length = 0
  await loadNamespaces('team')
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string | null }) => {
    sent.push({ url, body: body && JSON.parse(body) })
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (path: string) =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <HandoverOffer />
    </QueryClientProvider>,
    path,
  )

test('the token leaves the address, then the person is asked, then it is used', async () => {
  const { router, user } = open('/profile?tabIndex=5&handover=abc')
  const take = await screen.findByRole('button', { name: 'Take over' })
  expect(router.state.location.search).toBe('?tabIndex=5')
  expect(sent).toEqual([])
  await user.click(take)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]).toEqual({ url: '/api/v2/users/profile/super-user', body: { token: 'abc' } })
})

test('who does not want it now has used nothing', async () => {
  const { user } = open('/profile?handover=abc')
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([])
})

test('a dead offer says so where it was taken', async () => {
  const message = 'This offer was used, withdrawn or is too old. Ask for a new one.'
  answer = () => Response.json({ message, errors: [{ message, code: 'conflict' }] }, { status: 409 })
  const { user } = open('/profile?handover=abc')
  await user.click(await screen.findByRole('button', { name: 'Take over' }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull()
})
