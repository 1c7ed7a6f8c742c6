import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { FollowButton } from './follow-button.tsx'

const asked: string[] = []
let status = 200

beforeEach(async () => {
  asked.length = 0
  status = 200
  await loadNamespaces('follows')
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('/api/schedule/collections/subscribe?', ''))
    if (status !== 200) return Response.json({ message: 'No', errors: [] }, { status })
    return Response.json({ data: { isFollowed: url.includes('follow=true') } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (isFollowed?: boolean) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FollowButton brandId="b" name="Orla" {...(isFollowed !== undefined && { isFollowed })} />
    </QueryClientProvider>,
  )

test('a list that knows asks for nothing; a click says what is wanted', async () => {
  const { user } = open(false)
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Follow Orla' }))
  await screen.findByRole('button', { name: 'Following Orla, stop following' })
  expect(asked).toEqual(['brandId=b&follow=true'])
  await user.click(screen.getByRole('button'))
  await screen.findByRole('button', { name: 'Follow Orla' })
  expect(asked.at(-1)).toBe('brandId=b&follow=false')
})

test('a page that does not know asks first', async () => {
  open()
  await screen.findByRole('button', { name: 'Follow Orla' })
  expect(asked).toEqual(['brandId=b'])
})

test('what the server refuses is taken back', async () => {
  const { user } = open(false)
  status = 404
  await user.click(screen.getByRole('button', { name: 'Follow Orla' }))
  await screen.findByRole('button', { name: 'Follow Orla' })
  expect(asked).toEqual(['brandId=b&follow=true'])
})
