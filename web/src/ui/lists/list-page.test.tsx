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

const shopsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at + 1}`, name: `Shop ${at + 1}` }))

function Selectable({ matching = 250, maximum }: { matching?: number; maximum?: number }) {
  const state = useList(shops, fields)
  const stock = shopsOf(matching)
  const pageOf = ({ page, limit }: { page: number; limit: number }) => stock.slice((page - 1) * limit, page * limit)
  const { page } = state.query
  const data = { rows: pageOf({ page, limit: 2 }), page, limit: 2, total: matching, more: true }
  return (
    <ListView
      name="shops"
      words="ui"
      label="Shops"
      state={state}
      tab="kind"
      query={{ ...answers(all), data }}
      rows={({ rows }) => rows}
      columns={columns}
      rowName={({ name }) => name}
      bulk={{
        part: Named,
        pageAt: (place) => Promise.resolve({ ...data, ...place, rows: pageOf(place) }),
        ...(maximum && { maximum }),
      }}
    />
  )
}
const Named = ({ rows, onDone }: { rows: readonly Shop[]; onDone: () => void }) => (
  <button onClick={onDone}>
    {rows.length} from {rows[0]?.name} to {rows.at(-1)?.name}
  </button>
)
const button = (name: string) => screen.findByRole('button', { name })

test('after the page all that match can be selected, over every page, and the page again', async () => {
  const { user } = show(<Selectable />)
  await user.click(screen.getByRole('checkbox', { name: 'Select Shop 1' }))
  expect(screen.queryByRole('button', { name: 'Select all 250 that match' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select Shop 2' }))
  await user.click(await button('Select all 250 that match'))
  expect(await button('250 from Shop 1 to Shop 250')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Select Shop 2' }))
  expect(await button('249 from Shop 1 to Shop 250')).toBeTruthy()
  await user.click(await button('Only this page'))
  expect(await button('2 from Shop 1 to Shop 2')).toBeTruthy()
})

test('all that match stay selected on the next page, and no longer under another filter', async () => {
  const { user } = show(<Selectable />)
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await button('Select all 250 that match'))
  await button('250 from Shop 1 to Shop 250')
  await user.click(screen.getByRole('button', { name: /next/i }))
  expect(screen.getByRole('checkbox', { name: 'Select Shop 3' })).toHaveProperty('checked', true)
  await button('250 from Shop 1 to Shop 250')
  await user.click(screen.getByRole('button', { name: 'kind.stand' }))
  expect(screen.getByText('Nothing selected')).toBeTruthy()
})

test('more than one action takes are selected up to its limit', async () => {
  const { user } = show(<Selectable maximum={130} />)
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await button('Select the first 130 of 250'))
  await user.click(await button('130 from Shop 1 to Shop 130'))
  expect(screen.getByRole('checkbox', { name: 'Select Shop 1' })).toHaveProperty('checked', false)
})
