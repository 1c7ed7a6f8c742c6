import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '../../lib/language/language.ts'
import { Avatar, initialsOf } from '../pictures/avatar.tsx'
import { Count } from './count.tsx'
import { FactList } from './fact-list.tsx'
import { Kpi, KpiRow } from './kpi.tsx'
import { Money } from './money.tsx'
import { Progress } from '../feedback/progress.tsx'
import { Status, Tag } from './status.tsx'
import { show, useScreen } from '../testing/show.tsx'
import { Truncated } from './truncated.tsx'

useScreen()
afterEach(() => vi.useRealTimers())

const text = () => document.body.textContent?.replace(/\s/g, ' ').trim()

test.each([
  ['12.5', 'EUR', false, '€12.50'],
  ['1250', 'JPY', false, '¥1,250'],
  ['1.25', 'KWD', false, 'KWD 1.250'],
  ['12.345', 'EUR', false, '€12.345'], // never rounded here
  ['210460.00', 'EUR', true, '€210,460'],
  ['68.50', 'EUR', true, '€68.50'],
])('%s %s is written as the currency is', (amount, currency, isShort, shown) => {
  show(<Money amount={amount} currency={currency} isShort={isShort} />)
  expect(text()).toBe(shown)
  expect(document.querySelector('bdi.num')).toBeTruthy()
})

test('a status has words, whatever its tone', () => {
  show(<Status words="nowhere" value="CONFIRMED" tones={{ CONFIRMED: 'ok' }} />)
  expect(screen.getByText('status.CONFIRMED').dataset['tone']).toBe('ok')
})

test('an unknown status is neutral', () => {
  show(<Status words="nowhere" value="NEW" tones={{}} />)
  expect(screen.getByText('status.NEW').dataset['tone']).toBe('neutral')
})

test('a tag takes its tone', () => {
  show(<Tag tone="warn">12 left</Tag>)
  expect(screen.getByText('12 left').dataset['tone']).toBe('warn')
})

test('a count may be more than was counted', () => {
  show(<Count value={10_000} isMore />)
  expect(text()).toBe('10,000+')
})

test('a long text keeps both ends; the whole of it is read, shown to the pointer and reached by keyboard', () => {
  const name = 'autumn-27-knitwear-lookbook-final.pdf'
  show(<Truncated text={name} />)
  const short = screen.getByTitle(name)
  expect(short.querySelector('[aria-hidden]')?.textContent).toBe('autumn-27-…-final.pdf')
  expect(short.querySelector('.hidden-text')?.textContent).toBe(name)
  expect(short.tabIndex).toBe(0)
})

test('inside a link it is no second stop, and a short text is left alone', () => {
  show(
    <>
      <Truncated text="autumn-27-knitwear-lookbook-final.pdf" isInside />
      <Truncated text="Maison Orla" />
    </>,
  )
  expect(document.querySelector('[tabindex]')).toBeNull()
  expect(screen.getByText('Maison Orla').tagName).toBe('BDI')
})

test.each([
  ['Nadia Karam', 'NK'],
  ['  anna  maria van Dijk ', 'AD'],
  ['Kin & Co', 'KC'],
  ['Konto', 'K'],
  ['نادية كرم', 'ن ك'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('initials are silent beside a name, and speak alone', () => {
  show(
    <>
      <Avatar name="Nadia Karam" />
      <Avatar name="Jonas Lind" isAlone />
    </>,
  )
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual(['Jonas Lind'])
})

test.each([
  [200, 200, true],
  [400, 200, true],
  [420, 200, false],
])('a logo of %i × %i stands in the circle: %s', (naturalWidth, naturalHeight, isShown) => {
  show(<Avatar name="Nadia Karam" logo="/logo.svg" />)
  const logo = document.querySelector('img')!
  Object.defineProperties(logo, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: naturalHeight } })
  fireEvent.load(logo)
  expect(document.querySelector('img') !== null).toBe(isShown)
  expect(screen.queryByText('NK') === null).toBe(isShown)
})

test('facts are terms and their descriptions', () => {
  show(<FactList facts={[{ label: 'Fabric', value: 'Wool' }]} />)
  expect(screen.getByRole('term').textContent).toBe('Fabric')
  expect(screen.getByRole('definition').textContent).toBe('Wool')
})

test.each([
  [0.18, 'share', false, '+18%', 'good'],
  [-0.02, 'share', false, '-2%', 'bad'],
  [0.02, 'share', true, '+2%', 'bad'],
  [4, 'pieces', false, '+4', 'good'],
  [0, 'share', false, '0%', 'same'],
] as const)('a change by %d (%s, less is better: %s) is %s', (by, unit, isLessBetter, shown, tone) => {
  show(
    <KpiRow>
      <Kpi label="Orders" value="23" change={{ by, unit, isLessBetter, versus: 'vs last season' }} />
    </KpiRow>,
  )
  expect(screen.getByText(shown).dataset['tone']).toBe(tone)
  expect(text()).toContain('vs last season')
})

test('progress has a name and says how far it is, within its bounds', async () => {
  show(<Progress label="Get started" value={9} max={6} />)
  const bar = screen.getByRole('progressbar', { name: 'Get started' })
  expect([bar.getAttribute('value'), bar.getAttribute('aria-valuetext')]).toEqual(['6', '6 of 6'])
  await act(() => changeLanguage('ar'))
  expect(bar.getAttribute('aria-valuetext')).toBe('6 من 6')
})
