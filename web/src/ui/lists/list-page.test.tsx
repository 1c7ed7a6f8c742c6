import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { filter, list } from '@souk/contract/core/lists/list.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { asView } from '../../lib/url/url-state.ts'
import { listFields, useList } from '../../lib/url/use-list.ts'
import { show as showNode } from '../testing/input-world.tsx'
import { nameColumn } from '../tables/columns.tsx'
import { Entries, Entry } from './entries.tsx'
import { ListFrame } from './list-frame.tsx'
import { ListView } from './list-page.tsx'

type Shop = { id: string; name: string }
const shops = list({ filters: { q: filter.text, kind: filter.one(['shop', 'stand']) }, sorts: ['newest'], limit: 2 })
const { kind, ...others } = listFields(shops, ['q', 'kind'])
const fields = { ...others, kind: asView(kind) }
const columns = [nameColumn<Shop>('name', ({ name }) => name)]
const all: Shop[] = [
  { id: '1', name: 'Kin & Co' },
  { id: '2', name: 'Maison Orla' },
]

const answers = (rows: readonly Shop[], error: Error | null = null) => ({
  data: error ? undefined : { rows, page: 1, limit: 2, total: rows.length && 3, more: false },
  error,
  isPending: false,
  isFetching: false,
  refetch: vi.fn(),
})
type Given = { query?: ReturnType<typeof answers>; areEntries?: boolean; onAsk?: (query: object) => void }

const show = (node: ReactNode, path?: string) =>
  showNode(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>, path)

function Shops({ query = answers(all), areEntries, onAsk }: Given) {
  const state = useList(shops, fields)
  onAsk?.(state.query)
  const shared = { name: 'shops', words: 'ui', state, tab: 'kind', query, none: { title: 'No shop yet' } }
  const search = { label: 'Find a shop' }
  if (!areEntries)
    return <ListView {...shared} search={search} label="Shops" rows={(data) => data.rows} columns={columns} />
  return (
    <ListFrame {...shared} search={search} rows={(data) => data.rows}>
      {(rows) => (
        <Entries label="Shops">
          {rows.map(({ id, name }) => (
            <Entry key={id} title={name} />
          ))}
        </Entries>
      )}
    </ListFrame>
  )
}

test('rows stand in a table, with a search, tabs and pages', () => {
  show(<Shops />)
  expect(screen.getByRole('table', { name: 'Shops' }).textContent).toContain('Maison Orla')
  expect(screen.getByRole('searchbox', { name: 'Find a shop' })).toBeTruthy()
  expect(screen.getByRole('navigation')).toBeTruthy()
})

test('the same rows as entries', () => {
  show(<Shops areEntries />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Kin & Co', 'Maison Orla'])
})

test('a tab chooses a part of the list and is no filter that could be cleared', async () => {
  const asked: object[] = []
  const { router, user } = show(<Shops onAsk={(query) => asked.push(query)} />)
  await user.click(screen.getByRole('button', { name: 'kind.stand' }))
  expect(router.state.location.search).toBe('?kind=stand')
  expect(asked.at(-1)).toEqual({ kind: 'stand', page: 1, limit: 2 })
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'kind.all' }))
  expect(router.state.location.search).toBe('')
})

test('an empty list says so and offers nothing to narrow', () => {
  show(<Shops query={answers([])} />)
  expect(screen.getByText('No shop yet')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('an empty tab keeps the way to the others', () => {
  show(<Shops query={answers([])} />, '/?kind=stand')
  expect(screen.getByText('No shop yet')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'kind.all' })).toBeTruthy()
})

test('a search that finds nothing can be taken back', () => {
  const { router } = show(<Shops query={answers([])} />, '/?q=linen')
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe('')
})

test('a failure is told, with a way to try again', () => {
  const query = answers([], new Error('It did not work'))
  show(<Shops query={query} />)
  fireEvent.click(screen.getByRole('button', { name: /again/i }))
  expect(query.refetch).toHaveBeenCalled()
})
