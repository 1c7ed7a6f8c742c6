import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show, useScreen } from '../testing/show.tsx'
import { VirtualGrid } from './virtual-grid.tsx'
import { VirtualList } from './virtual-list.tsx'

useScreen()
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    Object.defineProperty(window, 'scrollY', { value: (options as ScrollToOptions).top, configurable: true })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

const items = Array.from({ length: 1_000 }, (_, index) => `SO-${index}`)
const list = (props: { onEnd?: () => void; total?: number; count?: number } = {}) => (
  <VirtualList
    label="Orders"
    name="orders"
    items={items.slice(0, props.count)}
    itemKey={(id) => id}
    estimate={50}
    {...props}
  >
    {(id) => <a href={`/${id}`}>{id}</a>}
  </VirtualList>
)
const scroll = (top: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('of a thousand entries only those near the window exist, and each knows its place', () => {
  show(list())
  expect(shown().length).toBeGreaterThan(10)
  expect(shown().length).toBeLessThan(40)
  expect(screen.getByRole('list', { name: 'Orders' }).style.blockSize).toBe('50000px')
  expect(screen.getAllByRole('listitem')[2]!.getAttribute('aria-posinset')).toBe('3')
  expect(screen.getAllByRole('listitem')[2]!.getAttribute('aria-setsize')).toBe('1000')
  scroll(20_000)
  expect(shown()).toContain('SO-400')
  expect(shown()).not.toContain('SO-0')
})

test('what has the focus is not taken away by scrolling', () => {
  show(list())
  act(() => screen.getByText('SO-1').focus())
  scroll(20_000)
  expect(shown()).toContain('SO-1')
  expect(document.activeElement?.textContent).toBe('SO-1')
})

test('reports the end once each time it is reached', () => {
  const onEnd = vi.fn()
  const { rerender } = show(list({ onEnd, count: 100 }))
  expect(onEnd).not.toHaveBeenCalled()
  scroll(4_600)
  expect(onEnd).toHaveBeenCalledOnce()
  scroll(4_650)
  expect(onEnd).toHaveBeenCalledOnce()
  rerender(list({ onEnd, count: 200 }))
  scroll(9_600)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('while more is to come the number of all is unknown, unless the server said it', () => {
  const { rerender } = show(list({ onEnd: () => {}, count: 100 }))
  const size = () => screen.getAllByRole('listitem')[0]!.getAttribute('aria-setsize')
  expect(size()).toBe('-1')
  rerender(list({ onEnd: () => {}, count: 100, total: 312 }))
  expect(size()).toBe('312')
})

test('on the way back the list is where it was; a new visit begins at the top', async () => {
  const routes = [
    { path: '/', element: list() },
    { path: '/order', element: <p>An order</p> },
  ]
  const router = createMemoryRouter(routes)
  render(<RouterProvider router={router} />)
  scroll(20_000)
  await act(() => router.navigate('/order'))
  scroll(0)
  await act(() => router.navigate(-1))
  expect(window.scrollY).toBe(20_000)
  expect(shown()).toContain('SO-400')
  await act(() => router.navigate('/order'))
  scroll(0)
  await act(() => router.navigate('/'))
  expect(window.scrollY).toBe(0)
  cleanup()
})

function windowBelow(widths: readonly string[]): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: widths.some((width) => query.includes(width)),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  )
}

test.each([
  [[], 4],
  [['1100'], 3],
  [['1100', '760'], 2],
])('a grid below %o px has %i columns', (below, columns) => {
  windowBelow(below)
  show(
    <VirtualGrid label="Styles" name="styles" items={items.slice(0, 10)} itemKey={(id) => id} estimate={() => 50}>
      {(id) => id}
    </VirtualGrid>,
  )
  const rows = [...screen.getByRole('list').children].map((row) => row.children.length)
  expect(rows[0]).toBe(columns)
  expect(rows.reduce((sum, cells) => sum + cells, 0)).toBe(10)
  expect(screen.getAllByRole('listitem').at(-1)!.getAttribute('aria-posinset')).toBe('10')
  fireEvent.scroll(window)
})

test.each([
  ['the page before it', 'main', 1216, 226],
  ['the first frame of a very wide window', 'div', 2000, 282],
])(
  'a grid that knows what stands beside it is as wide as %s leaves room, before it is measured',
  (_, tag, page, card) => {
    windowBelow([])
    const before = document.body.appendChild(document.createElement(tag))
    before.className = 'first-bar'
    vi.spyOn(before, 'clientWidth', 'get').mockReturnValue(page)
    const estimate = vi.fn(() => 50)
    show(
      <VirtualGrid label="Styles" name="styles" items={items} itemKey={(id) => id} beside={200} estimate={estimate}>
        {(id) => id}
      </VirtualGrid>,
    )
    expect(estimate.mock.calls).toContainEqual([card])
    before.remove()
  },
)

test('scrolling draws the cards that come, not those that are there', () => {
  const drawn = vi.fn((id: string) => id)
  show(
    <VirtualGrid label="Styles" name="styles" items={items} itemKey={(id) => id} estimate={() => 50}>
      {drawn}
    </VirtualGrid>,
  )
  expect(drawn.mock.calls.filter(([id]) => id === 'SO-0')).toHaveLength(1)
  const before = drawn.mock.calls.length
  scroll(60)
  const fresh = drawn.mock.calls.slice(before).map(([id]) => id)
  expect(fresh.length).toBeGreaterThan(0)
  expect(new Set(fresh).size).toBe(fresh.length)
  expect(fresh).not.toContain('SO-0')
})
