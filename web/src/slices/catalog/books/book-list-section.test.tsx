import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { BooksSection } from './book-list-section.tsx'

await import('./book-panel.tsx') // fetched when it is wanted; here it is there at once
const nobody = { retailerIds: [], groupIds: [], countries: [], names: {} }
const book = (name: string, changes: Partial<Book> = {}): Book => ({
  id: name.toLowerCase(),
  collectionId: 'c',
  name,
  productsCount: 3,
  assignees: nobody,
  version: 4,
  updatedAt: '2026-11-01T09:00:00Z',
  ...changes,
})
const kin = { id: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f', name: 'Kin & Co', country: 'GB' }
let books: Book[] = []
let hasFailed = false
let change: (body: unknown) => Response = () => Response.json({ data: books[0] })
const sent: { method: string; url: string; body: unknown }[] = []

beforeEach(async () => {
  sent.length = 0
  hasFailed = false
  await loadNamespaces('books', 'catalog')
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string | null }) => {
    sent.push({ method, url, body: body && JSON.parse(body) })
    if (url.includes('/assignees')) return Response.json({ data: { retailers: [kin], groups: [] } })
    if (method === 'PATCH') return change(JSON.parse(body ?? '{}'))
    if (hasFailed) return Response.json({ message: 'No', errors: [] }, { status: 404 })
    return Response.json({ data: books })
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (kind: 'price' | 'segment', isOpen = true) =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BooksSection kind={kind} collection={{ id: 'c', currencies: ['EUR'] }} isOpen={isOpen} />
    </QueryClientProvider>,
  )

test('a list that does not come leaves it empty, says so, and can be asked for again', async () => {
  hasFailed = true
  const { user } = open('price')
  await screen.findByText('The price books could not be loaded.')
  expect(screen.queryByText('No price books yet')).toBeNull()
  hasFailed = false
  books = [book('Gulf')]
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Gulf' })
})

test('without books it says what they are for; who only reads is offered none', async () => {
  books = []
  open('segment', false)
  await screen.findByRole('heading', { name: 'No segmentation books yet' })
  expect(screen.queryByRole('button', { name: 'New segmentation book' })).toBeNull()
})

test('a segment that lists nothing says what that means for those it is for', async () => {
  books = [
    book('Empty', { productsCount: 0, assignees: { ...nobody, countries: ['FR'] } }),
    book('Unused', { productsCount: 0 }),
  ]
  open('segment')
  await screen.findByText('France')
  expect(screen.getAllByText(/assigned retailers see nothing/)).toHaveLength(1)
})

test('a person who has another book is shown with it and cannot be chosen', async () => {
  books = [
    book('Gulf', { assignees: { ...nobody, retailerIds: [kin.id], names: { [kin.id]: kin.name } } }),
    book('New'),
  ]
  const { user } = open('price')
  await user.click(await screen.findByRole('button', { name: 'Assign New' }))
  const box = await screen.findByRole('checkbox', { name: 'Kin & Co' })
  expect((box as HTMLInputElement).disabled).toBe(true)
  expect(screen.getByText('Already in the book Gulf. Remove it there first.')).toBeTruthy()
})

test('a choice is sent with the version that was looked at; a colleague’s comes in beside it', async () => {
  books = [book('New')]
  const message = 'Somebody else changed it meanwhile.'
  change = () => {
    books = [book('New', { version: 5, assignees: { ...nobody, countries: ['JP'] } })]
    return Response.json({ message, errors: [{ message, code: 'stale' }] }, { status: 409 })
  }
  const { user } = open('price')
  await user.click(await screen.findByRole('button', { name: 'Assign New' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Kin & Co' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Their changes are combined with yours/)
  const tries = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(tries()).toEqual([{ version: 4, assignees: { retailerIds: [kin.id], groupIds: [], countries: [] } }])
  change = () => Response.json({ data: books[0] })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(tries()[1]).toEqual({ version: 5, assignees: { retailerIds: [kin.id], groupIds: [], countries: ['JP'] } })
})
