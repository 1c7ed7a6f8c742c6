import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show, useScreen } from '../testing/show.tsx'
import { Timeline } from './timeline.tsx'

useScreen()
beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 15, 12) }))
afterEach(() => vi.useRealTimers())

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

test('what happened stands under its day: today, yesterday, and before', () => {
  show(
    <Timeline
      label="History"
      entries={[
        { id: '1', at: at(15, 9), who: 'Nadia', what: 'confirmed the order' },
        { id: '2', at: at(14, 18), who: 'Jonas', what: 'changed 3 lines', note: 'S is sold out' },
        { id: '3', at: at(14, 8), who: 'Nadia', what: 'asked' },
        { id: '4', at: at(3, 8), who: 'Nadia', what: 'placed it' },
      ]}
    />,
  )
  const history = within(screen.getByRole('region', { name: 'History' }))
  const days = history.getAllByRole('heading').map((day) => day.textContent)
  expect(days).toEqual(['Today', 'Yesterday', 'Tuesday, 3 November 2026'])
  const lists = history.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)
  expect(lists).toEqual([1, 2, 1])
  expect(history.getByText('S is sold out')).toBeTruthy()
})

test('nothing has happened yet', () => {
  show(<Timeline label="History" entries={[]} />)
  expect(screen.getByText('Nothing has happened yet')).toBeTruthy()
})
