import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { inArabic, show } from '../../../ui/testing/input-world.tsx'
import { SeasonStanding } from './season-standing.tsx'

beforeEach(() => loadNamespaces('analytics'))
const kin = { id: 'kin', name: 'Kin & Co', amount: '6000.00', lastOrder: '2025-11-09', isOrdering: true }
const standing = { amount: '8000.00', before: '10000.00', missing: { total: 1, amount: '6000.00', retailers: [kin] } }
const open = (changes: Partial<typeof standing> = {}) =>
  show(<SeasonStanding standing={{ ...standing, ...changes }} season="SS27" against="SS26" currency="EUR" />)
const plain = () => document.body.textContent!.replace(/[\u2066-\u2069\u200e\u200f]/g, '')

test('the season question has its sentence, its figures and its list', () => {
  open()
  expect(plain()).toMatch(/SS27 has €8,000\.00 booked: €2,000\.00 \(20%\) less than SS26 at the same number of days/)
  expect(plain()).toContain('1 retailer that bought SS26, for €6,000.00, has not bought SS27 yet.')
  expect(screen.getByRole('table', { name: 'Bought then, not yet now' }).textContent).toContain('Kin & Co')
  expect(plain()).toContain('Order waiting for confirmation')
})

test('without retailers that are missing it says so and shows no list', () => {
  open({ missing: { total: 0, amount: '0.00', retailers: [] } })
  expect(plain()).toContain('Every retailer that bought SS26 has bought SS27 too.')
  expect(screen.queryByRole('table')).toBeNull()
})

test('reads as one Arabic sentence', async () => {
  await inArabic()
  open()
  expect(plain()).toContain('أقل من SS26')
})
