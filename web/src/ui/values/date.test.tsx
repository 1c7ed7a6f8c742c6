import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '../../lib/language/language.ts'
import { Ago, Countdown, Day, Deadline, Moment } from './date.tsx'
import { show, useScreen } from '../testing/show.tsx'

useScreen()
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

const time = () => document.querySelector('time')!

test('a calendar day is no instant: it never moves to the day before', () => {
  show(<Day value="2026-12-04" />)
  expect(time().textContent).toBe('4 Dec 2026')
  expect(time().dateTime).toBe('2026-12-04')
})

test('an instant has its whole date in the tooltip', () => {
  show(<Moment value="2026-11-14T09:30:00Z" look="short" />)
  expect(time().textContent).toBe('14 Nov')
  expect(time().title).toContain('14 November 2026')
})

test('what a server ahead of this clock has just written is not in the future', () => {
  show(<Ago value="2026-11-15T12:00:03Z" />)
  expect(time().textContent).toBe('now')
})

test('relative time is updated every minute', () => {
  show(<Ago value="2026-11-15T11:59:00Z" />)
  expect(time().textContent).toBe('1 minute ago')
  act(() => vi.advanceTimersByTime(120_000))
  expect(time().textContent).toBe('3 minutes ago')
})

test.each([
  ['2026-12-04T12:00:00Z', '19 days left'],
  ['2026-11-16T18:30:00Z', '30 hours left'],
  ['2026-11-15T13:00:00Z', '1 hour left'],
  ['2026-11-15T12:00:30Z', '1 minute left'],
  ['2026-11-15T12:00:00Z', 'Closed'],
])('until %s: %s', (to, left) => {
  show(<Countdown to={to} />)
  expect(time().textContent).toBe(left)
})

test('Arabic has a form for two, for few and for many', async () => {
  await changeLanguage('ar')
  show(
    <>
      <Countdown to="2026-11-17T12:00:00Z" />
      <Countdown to="2026-11-18T12:00:00Z" />
      <Countdown to="2026-12-04T12:00:00Z" />
    </>,
  )
  expect([...document.querySelectorAll('time')].map((one) => one.textContent)).toEqual([
    'بقي يومان',
    'بقيت 3 أيام',
    'بقي 19 يومًا',
  ])
})

test('without a deadline a collection is ongoing, word for word', () => {
  show(
    <>
      <Deadline at={null} timeZone="Asia/Dubai" />
      <Deadline at="2026-12-04T20:00:00Z" timeZone="Asia/Dubai" />
    </>,
  )
  expect(screen.getByText('Order deadline: Ongoing')).toBeTruthy()
  expect(screen.getByText('Order deadline: 4 Dec (GMT+4)')).toBeTruthy()
})
