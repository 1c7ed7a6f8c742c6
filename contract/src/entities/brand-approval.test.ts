import { expect, test } from 'vitest'
import {
  type ApprovalMove,
  approvalMoves,
  approvalNeeds,
  type ApprovalStatus,
  approvalStatuses,
  mayMove,
  missingFor,
  needsReason,
} from './brand-approval.ts'

const all = { company: true, taxNumber: true, document: true, terms: true, collection: true }
const moves = Object.keys(approvalMoves) as ApprovalMove[]

/** Everything that is allowed; all other ways are refused. */
const allowed: readonly [ApprovalMove, 'brand' | 'staff', ApprovalStatus, ApprovalStatus][] = [
  ['submit', 'brand', 'NEW', 'SUBMITTED'],
  ['submit', 'brand', 'MORE_NEEDED', 'SUBMITTED'],
  ['submit', 'brand', 'DECLINED', 'SUBMITTED'],
  ['approve', 'staff', 'SUBMITTED', 'APPROVED'],
  ['askMore', 'staff', 'SUBMITTED', 'MORE_NEEDED'],
  ['decline', 'staff', 'SUBMITTED', 'DECLINED'],
]

test('a brand moves by these ways and no other', () => {
  const possible = moves.flatMap((move) =>
    (['brand', 'staff'] as const).flatMap((by) =>
      approvalStatuses
        .filter((status) => mayMove(move, by, status, all))
        .map((status) => [move, by, status, approvalMoves[move].to]),
    ),
  )
  expect(possible.map(String).toSorted()).toEqual(allowed.map(String).toSorted())
})

test('nothing leads away from approved', () => {
  expect(allowed.filter(([, , from]) => from === 'APPROVED')).toEqual([])
})

test.each(approvalNeeds)('a brand without its %s cannot submit, and staff decide what was submitted', (need) => {
  const has = { ...all, [need]: false }
  expect(missingFor(has)).toEqual([need])
  expect(mayMove('submit', 'brand', 'NEW', has)).toBe(false)
  for (const move of ['approve', 'askMore', 'decline'] as const)
    expect(mayMove(move, 'staff', 'SUBMITTED', has)).toBe(true)
})

test.each([
  ['submit', false],
  ['approve', false],
  ['askMore', true],
  ['decline', true],
] as const)('%s needs a reason: %s', (move, expected) => {
  expect(needsReason(move)).toBe(expected)
})
