import { expect, test } from 'vitest'
import { stateOf } from './brand-states.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['LIVE', null, 'open'],
  ['LIVE', '2026-12-24T23:00:00.000Z', 'open'],
  ['LIVE', '2026-11-29T12:00:00.000Z', 'closing'],
  ['LIVE', '2026-11-15T11:59:59.000Z', 'closed'],
  ['EXPIRED', '2026-11-03T23:00:00.000Z', 'closed'],
  ['NEW', null, 'draft'],
  ['IN_REVIEW', null, 'draft'],
] as const)('a collection that is %s until %s is %s', (status, deadlineAt, state) => {
  expect(stateOf({ status, deadlineAt }, now)).toBe(state)
})
