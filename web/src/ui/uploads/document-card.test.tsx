import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentCard } from './document-card.tsx'
import { FileField } from './file-field.tsx'
import { Controlled, inArabic, show } from '../testing/input-world.tsx'

const file = (name: string) => new File(['x'], name)
const paper = { name: 'licence.pdf', bytes: 240_000 }
const wait = { now: new Date(2026, 10, 15, 9), toFake: ['Date' as const] }
beforeEach(() => vi.useFakeTimers(wait))
afterEach(() => vi.useRealTimers())

test.each([
  ['2027-06-30', 'Valid until 30 Jun 2027', undefined],
  ['2026-12-15', 'Expires in 30 days, on 15 Dec 2026', 'warn'],
  ['2026-11-16', 'Expires in 1 day, on 16 Nov 2026', 'warn'],
  ['2026-11-15', 'Expires today', 'warn'],
  ['2026-11-14', 'Expired on 14 Nov 2026', 'bad'],
])('a paper whose last day is %s says: %s', (expires, words, tone) => {
  show(<DocumentCard paper={{ ...paper, expires }} />)
  expect(screen.getByText(words).dataset['tone']).toBe(tone)
})

test('it says how it stands, why, and where it can be read', async () => {
  const status = { tone: 'bad', label: 'Not accepted' } as const
  show(<DocumentCard paper={{ ...paper, address: '/files/1', status, note: 'The stamp is missing.' }} />)
  expect(screen.getByRole('link', { name: 'licence.pdf (opens in a new tab)' }).getAttribute('href')).toBe('/files/1')
  expect(screen.getByText('234 kB')).toBeTruthy()
  expect(screen.getByText('Not accepted')).toBeTruthy()
  expect(screen.getByText('The stamp is missing.')).toBeTruthy()
  await inArabic()
  expect(screen.getByText('234 كيلوبايت')).toBeTruthy()
})

test('on its way it can be cancelled, not replaced', () => {
  const onRemove = vi.fn()
  show(<DocumentCard paper={{ ...paper, sent: 0.4 }} onReplace={vi.fn()} onRemove={onRemove} />)
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading licence.pdf' }).value).toBe(40)
  expect(screen.queryByRole('button', { name: 'Replace licence.pdf' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel licence.pdf' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

const sample = (
  <Controlled<File | null> initial={null}>
    {({ value, onChange }) => (
      <FileField
        label="Trade licence"
        help="Not older than a year."
        paper={value && { name: value.name }}
        onFile={onChange}
        onRemove={() => onChange(null)}
      />
    )}
  </Controlled>
)
const choose = (name: string, chosen: File) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { files: [chosen] } })

test('a file is chosen, replaced and removed, and the focus stays at the field', () => {
  show(sample)
  expect(screen.getByRole('group', { name: 'Trade licence' })).toBeTruthy()
  choose('Choose files', file('licence.pdf'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replace licence.pdf' }))
  choose('Replace licence.pdf', file('licence-2027.pdf'))
  fireEvent.click(screen.getByRole('button', { name: 'Remove licence-2027.pdf' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Drop a file here/ }))
  expect(screen.getByRole('status').textContent).toBe('licence-2027.pdf was removed')
})

test('a file that is not accepted stays out, and the reason stands below', () => {
  show(sample)
  choose('Choose files', file('campaign.mov'))
  expect(screen.getByText(/This type of file is not accepted/).closest('[data-objection]')).toBeTruthy()
  expect(screen.queryByText('Not older than a year.')).toBeNull()
  choose('Choose files', file('licence.pdf'))
  expect(screen.queryByText(/not accepted/)).toBeNull()
})
