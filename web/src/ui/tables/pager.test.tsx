import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { changeLanguage } from '../../lib/language/language.ts'
import { Pager } from './pager.tsx'
import { show, useScreen } from '../testing/show.tsx'

useScreen()

const plain = (text: string | null) => text?.replace(/[\u2066\u2069]/g, '')
const page = { page: 2, limit: 24, total: 100, more: false }

test('it says which of how many, and goes one on or back', async () => {
  const onPage = vi.fn()
  show(<Pager {...page} onPage={onPage} />)
  expect(plain(screen.getByRole('status').textContent)).toBe('25–48 of 100')
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(onPage.mock.calls).toEqual([[3], [1]])
})

test('there is nothing before the first and after the last', () => {
  const { rerender } = show(<Pager {...page} page={1} onPage={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Previous page' }).hasAttribute('disabled')).toBe(true)
  rerender(<Pager {...page} page={5} onPage={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true)
})

test('more than was counted has a plus', () => {
  show(<Pager {...page} total={10_000} more onPage={vi.fn()} />)
  expect(plain(screen.getByRole('status').textContent)).toBe('25–48 of 10,000+')
})

test.each([
  ['4{Enter}', [[4]]],
  ['99{Enter}', [[5]]],
  ['0{Enter}', []],
  ['1,5{Enter}', []],
  ['4{Escape}', []],
])('typing %s', async (keys, calls) => {
  const onPage = vi.fn()
  show(<Pager {...page} onPage={onPage} />)
  const field = screen.getByRole('textbox', { name: 'Page' })
  await userEvent.clear(field)
  await userEvent.type(field, keys)
  await userEvent.tab()
  expect(onPage.mock.calls).toEqual(calls)
})

test('one page needs no buttons, and nothing needs no pager', () => {
  const { rerender } = show(<Pager {...page} page={1} total={3} onPage={vi.fn()} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Pager {...page} total={0} onPage={vi.fn()} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('in Arabic the arrows point the other way', async () => {
  const chevron = () => screen.getAllByRole('button')[0]!.querySelector('svg')!.innerHTML
  show(<Pager {...page} onPage={vi.fn()} />)
  const before = chevron()
  await act(() => changeLanguage('ar'))
  expect(chevron()).not.toBe(before)
})
