import { expect, test } from 'vitest'
import { shippingDatesProblem } from './rules.ts'

test.each([
  ['nothing given', {}, { shippingStartDate: '2026-12-01' }, null],
  ['both given', { shippingStartDate: '2026-12-01', shippingEndDate: '2026-12-02' }, {}, null],
  ['the same day', { shippingStartDate: '2026-12-01', shippingEndDate: '2026-12-01' }, {}, 'rules.shippingDates.order'],
  [
    'the wrong way round',
    { shippingStartDate: '2027-01-01', shippingEndDate: '2026-12-31' },
    {},
    'rules.shippingDates.order',
  ],
  ['only a start, end saved', { shippingStartDate: '2026-12-01' }, { shippingEndDate: '2026-12-24' }, null],
  [
    'only a start, after the saved end',
    { shippingStartDate: '2026-12-25' },
    { shippingEndDate: '2026-12-24' },
    'rules.shippingDates.order',
  ],
  ['only an end, start saved', { shippingEndDate: '2026-12-24' }, { shippingStartDate: '2026-12-01' }, null],
  [
    'only an end, nothing saved',
    { shippingEndDate: '2026-12-24' },
    { shippingStartDate: null },
    'rules.shippingDates.both',
  ],
  ['only a start, nothing saved', { shippingStartDate: '2026-12-01' }, {}, 'rules.shippingDates.both'],
  [
    'a start taken away',
    { shippingStartDate: null },
    { shippingStartDate: '2026-12-01', shippingEndDate: '2026-12-24' },
    'rules.shippingDates.both',
  ],
  [
    'both taken away',
    { shippingStartDate: null, shippingEndDate: '' },
    { shippingStartDate: '2026-12-01', shippingEndDate: '2026-12-24' },
    null,
  ],
])('shipping dates: %s', (_, given, saved, problem) => {
  expect(shippingDatesProblem(given, saved)).toBe(problem)
})
