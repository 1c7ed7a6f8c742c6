import { act, fireEvent, renderHook, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CommandPalette } from './command-palette.tsx'
import { show, useScreen } from '../testing/show.tsx'
import { useCommandPalette } from './use-command-palette.ts'

useScreen()
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const chosen = vi.fn<(label: string) => void>()
const item = (label: string) => ({ key: label, label, onChoose: () => chosen(label) })
const groups = [
  { key: 'styles', label: 'Styles', items: [item('Elm sweater'), item('Elm cardigan')] },
  { key: 'orders', label: 'Orders', items: [item('SO-20418')] },
]
type Props = Partial<ComponentProps<typeof CommandPalette>>
const onClose = vi.fn()
const onSearch = vi.fn()
const palette = (props: Props = {}) => (
  <CommandPalette isOpen onClose={onClose} placeholder="Search" onSearch={onSearch} groups={groups} {...props} />
)
const open = (props: Props = {}) => {
  vi.clearAllMocks()
  return show(palette(props))
}
const field = () => screen.getByRole('combobox')
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
function type(value: string): void {
  fireEvent.change(field(), { target: { value } })
  wait(300)
}
const press = (key: string) => fireEvent.keyDown(field(), { key })
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

test('it is a dialog with a field that steers a list', () => {
  open({ recent: [item('Konto')] })
  expect(within(screen.getByRole('dialog', { name: 'Search and go' })).getByRole('combobox', { name: 'Search' })).toBe(
    field(),
  )
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
})

test('it searches once the typing pauses', () => {
  open()
  onSearch.mockClear()
  fireEvent.change(field(), { target: { value: 'el' } })
  wait(200)
  fireEvent.change(field(), { target: { value: 'elm ' } })
  wait(299)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch.mock.calls).toEqual([['elm']])
})

test('arrows go round through all groups, enter chooses and closes', () => {
  open()
  type('elm')
  expect(marked()).toContain('Elm sweater')
  press('ArrowDown')
  press('ArrowDown')
  expect(marked()).toContain('SO-20418')
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('SO-20418')
  press('ArrowDown')
  expect(marked()).toContain('Elm sweater')
  press('ArrowUp')
  press('Enter')
  expect(chosen.mock.calls).toEqual([['SO-20418']])
  expect(onClose).toHaveBeenCalledOnce()
})

test('results stand in named groups, and how many there are is said', () => {
  open()
  type('elm')
  expect(within(screen.getByRole('group', { name: 'Styles' })).getAllByRole('option')).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe('3 results')
})

test('before anything is typed it shows what was chosen lately, or says how to begin', () => {
  const { rerender } = open({ recent: [item('Konto')] })
  expect(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option').textContent).toBe('Konto')
  rerender(palette())
  expect(screen.getByText('Type to search')).toBeTruthy()
})

test('it says when it searches, when it finds nothing, and when it fails', () => {
  const onRetry = vi.fn()
  const { rerender } = open({ groups: [], isLoading: true })
  type('zzz')
  expect(screen.getByRole('status').textContent).toBe('Searching')
  rerender(palette({ groups: [] }))
  expect(screen.getByText('Nothing found for “zzz”')).toBeTruthy()
  rerender(palette({ groups: [], error: new Error('This took too long.'), onRetry }))
  expect(screen.getByText('This took too long.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('escape, its button and a click beside it close it', () => {
  open()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledTimes(3)
  fireEvent.click(field())
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('the focus goes back to where it was', () => {
  const scene = (isOpen: boolean) => (
    <>
      <button>Before</button>
      {palette({ isOpen })}
    </>
  )
  const { rerender } = show(scene(false))
  const before = screen.getByRole('button', { name: 'Before' })
  before.focus()
  rerender(scene(true))
  expect(document.activeElement).toBe(field())
  rerender(scene(false))
  expect(document.activeElement).toBe(before)
})

test.each([
  [{ key: 'k', code: 'KeyK', metaKey: true }, true],
  [{ key: 'k', code: 'KeyK', ctrlKey: true }, true],
  [{ key: 'ن', code: 'KeyK', ctrlKey: true }, true],
  [{ key: 'k', code: 'KeyK' }, false],
  [{ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
])('%o opens it: %s', (key, isOpen) => {
  const { result } = renderHook(useCommandPalette)
  act(() => void fireEvent.keyDown(document.body, key))
  expect(result.current.isOpen).toBe(isOpen)
  act(() => result.current.close())
  expect(result.current.isOpen).toBe(false)
})

test('what stands beside a line is reached with an arrow at the end of the text, and chosen instead of it', () => {
  const beside = { content: 'Keep Elm sweater', onChoose: () => chosen('kept') }
  open({
    groups: [{ key: 'styles', label: 'Styles', items: [{ ...item('Elm sweater'), beside }, item('Elm cardigan')] }],
  })
  type('elm')
  const input = field() as HTMLInputElement
  input.setSelectionRange(1, 1)
  press('ArrowRight')
  expect(marked()).toBe('Elm sweater') // in the middle of the text
  input.setSelectionRange(3, 3)
  press('ArrowRight')
  expect(marked()).toBe('Keep Elm sweater')
  press('ArrowLeft')
  expect(marked()).toBe('Elm sweater')
  press('ArrowRight')
  press('ArrowDown')
  expect(marked()).toBe('Elm cardigan')
  press('ArrowRight')
  expect(marked()).toBe('Elm cardigan') // there is nothing beside it
  press('ArrowUp')
  press('ArrowRight')
  press('Enter')
  expect(chosen.mock.calls).toEqual([['kept']])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press beside a line does that alone', () => {
  const beside = { content: 'Keep Elm sweater', onChoose: () => chosen('kept') }
  open({ groups: [{ key: 'styles', label: 'Styles', items: [{ ...item('Elm sweater'), beside }] }] })
  type('elm')
  fireEvent.click(screen.getByRole('option', { name: 'Keep Elm sweater' }))
  expect(chosen.mock.calls).toEqual([['kept']])
})
