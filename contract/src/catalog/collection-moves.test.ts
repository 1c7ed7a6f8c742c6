import { expect, test } from 'vitest'
import {
  type CollectionFacts,
  type CollectionMove,
  collectionMoves,
  type CollectionStatus,
  CollectionStatus as statuses,
  isEditable,
  mayMove,
} from './collection-moves.ts'

const parties = ['brand', 'reviewer', 'clock'] as const
const facts = (status: CollectionStatus, more: Partial<CollectionFacts> = {}) => ({
  status,
  productsCount: 3,
  completeCount: 1,
  isArchived: false,
  isBrandApproved: true,
  ...more,
})

/** Everything that is allowed; all other ways are refused. */
const allowed: readonly [CollectionMove, (typeof parties)[number], CollectionStatus, CollectionStatus][] = [
  ['submit', 'brand', 'NEW', 'IN_REVIEW'],
  ['withdraw', 'brand', 'IN_REVIEW', 'NEW'],
  ['publish', 'reviewer', 'IN_REVIEW', 'LIVE'],
  ['sendBack', 'reviewer', 'IN_REVIEW', 'NEW'],
  ['expire', 'clock', 'LIVE', 'EXPIRED'],
  ['extend', 'brand', 'EXPIRED', 'LIVE'],
]
const moves = Object.keys(collectionMoves) as CollectionMove[]

test.each(moves)('%s is made by one party, from one status, to one status', (move) => {
  const made = parties.flatMap((by) =>
    statuses.options.filter((status) => mayMove(move, by, facts(status))).map((status) => [move, by, status]),
  )
  const [expectedMove] = allowed.filter(([name]) => name === move)
  expect(made).toEqual([expectedMove!.slice(0, 3)])
  expect(collectionMoves[move][0].to).toBe(expectedMove![3])
})

test.each(allowed)('%s by %s is refused of an archived collection', (move, by, status) => {
  expect(mayMove(move, by, facts(status, { isArchived: true }))).toBe(false)
})

test.each(allowed)('%s by %s without a complete product', (move, by, status) => {
  expect(mayMove(move, by, facts(status, { completeCount: 0 }))).toBe(move !== 'submit' && move !== 'publish')
})

test.each(allowed)('%s by %s of a brand that is not approved', (move, by, status) => {
  expect(mayMove(move, by, facts(status, { isBrandApproved: false }))).toBe(move !== 'publish')
})

test.each([
  ['NEW', false, true],
  ['NEW', true, false],
  ['IN_REVIEW', false, false],
  ['IN_REVIEW', true, false],
  ['LIVE', false, true],
  ['LIVE', true, false],
  ['EXPIRED', false, true],
] as const)('a collection that is %s, archived %s, can be edited: %s', (status, isArchived, expected) => {
  expect(isEditable({ status, isArchived })).toBe(expected)
})
