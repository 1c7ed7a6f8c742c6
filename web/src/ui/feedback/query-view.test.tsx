import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failed } from '../../lib/server/failed.ts'
import { type Empty, type Query, QueryView } from './query-view.tsx'
import { show, useScreen } from '../testing/show.tsx'

useScreen()
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: false }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const usual: Query<string[]> = { data: undefined, error: null, isPending: false, isFetching: false, refetch: vi.fn() }
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const skeleton = <p>grey bars</p>
function look(query: Partial<Query<string[]>>, empty?: (data: string[]) => Empty | false) {
  return show(
    <QueryView query={{ ...usual, ...query }} skeleton={skeleton} {...(empty && { empty })}>
      {(data) => <p>{data.join()}</p>}
    </QueryView>,
  )
}
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

test('a skeleton keeps the place at once and is seen only when the answer takes its time', () => {
  look({ isPending: true, isFetching: true })
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy()
  const isSeen = () => screen.getByText('grey bars').closest<HTMLElement>('[data-late]')!.dataset.late
  wait(149)
  expect(isSeen()).toBe('false')
  expect(screen.queryByRole('status')).toBeNull()
  wait(1)
  expect(isSeen()).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Loading')
})

test('what is there stays while it is asked for again, under a thin bar', () => {
  look({ data: ['Maison Orla'], isFetching: true })
  wait(150)
  expect(screen.getByText('Maison Orla')).toBeTruthy()
  expect(screen.queryByText('grey bars')).toBeNull()
  expect(document.querySelector('[data-refreshing]')).toBeTruthy()
})

test('nothing yet: a line, a sentence and one action', () => {
  look(
    { data: [] },
    (data) => data.length === 0 && { title: 'Your orders will stand here', action: <button>Explore</button> },
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your orders will stand here')
  expect(screen.getByRole('button', { name: 'Explore' })).toBeTruthy()
})

test('nothing because of filters: they can be cleared', () => {
  const onClear = vi.fn()
  look({ data: [] }, () => ({ onClear }))
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(onClear).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading').textContent).toBe('Nothing fits these filters')
})

test('what the empty question denies is shown', () => {
  look({ data: ['Konto'] }, (data) => data.length === 0 && 'Nothing')
  expect(screen.getByText('Konto')).toBeTruthy()
})

test('a failure says what happened, offers another try and its request id', async () => {
  const refetch = vi.fn()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  look({ error: new Failed(503, 'Not available.', [], 'req-7'), refetch })
  expect(screen.getByRole('alert').textContent).toContain('Not available.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })))
  expect(writeText).toHaveBeenCalledWith('req-7')
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test.each([
  [403, 'This is not open to you'],
  [404, 'This is not here'],
])('%i cannot be tried again', (status, title) => {
  look({ error: new Failed(status, 'no') })
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(screen.queryByRole('button')).toBeNull()
})

test('without a network it says so, and asks again by itself when there is one', () => {
  offline()
  const refetch = vi.fn()
  look({ error: new Failed(0, 'No internet connection.'), refetch })
  expect(screen.getByRole('heading').textContent).toBe('You are offline')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(refetch).toHaveBeenCalledOnce()
})

test('a refusal is not asked again when the network comes back', () => {
  const refetch = vi.fn()
  look({ error: new Failed(403, 'no'), refetch })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(refetch).not.toHaveBeenCalled()
})

test('older data stays when the refresh fails, with a word about it', () => {
  look({ data: ['Saltmarsh'], error: new Failed(500, 'broken', [], 'req-8') })
  expect(screen.getByText('Saltmarsh')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('could not refresh')
  expect(screen.getByText('req-8')).toBeTruthy()
})

test('where it stands for the page, its line is the title of the page', () => {
  show(
    <QueryView query={{ ...usual, error: new Failed(404, '') }} isPage>
      {() => null}
    </QueryView>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})
