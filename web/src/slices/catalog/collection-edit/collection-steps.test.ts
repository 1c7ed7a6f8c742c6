import type { CollectionFacts } from '@souk/contract/catalog/collection-moves.ts'
import { expect, test } from 'vitest'
import { nextSeason } from '../collections/collection-next-season.ts'
import { nextStep } from './collection-steps.ts'

const facts = (part: Partial<CollectionFacts>): CollectionFacts => ({
  status: 'NEW',
  productsCount: 3,
  completeCount: 3,
  isArchived: false,
  isBrandApproved: true,
  ...part,
})

test('each status has one next step, or none', () => {
  expect(nextStep(facts({}))).toEqual({ step: 'submit', isOpen: true })
  expect(nextStep(facts({ status: 'IN_REVIEW' }))).toEqual({ step: 'withdraw', isOpen: true })
  expect(nextStep(facts({ status: 'LIVE' }))).toBeNull()
  expect(nextStep(facts({ status: 'EXPIRED' }))).toEqual({ step: 'extend', isOpen: true })
  expect(nextStep(facts({ status: 'LIVE', isArchived: true }))).toEqual({ step: 'unarchive', isOpen: true })
})

test('a draft without a complete product shows the step, closed', () => {
  expect(nextStep(facts({ completeCount: 0 }))).toEqual({ step: 'submit', isOpen: false })
})

test('the next season counts on', () => {
  expect(['AW26', 'Autumn Winter 2026', 'SS99', 'Icons', '24/7 Resort 27'].map(nextSeason)).toEqual([
    'AW27',
    'Autumn Winter 2027',
    'SS100',
    'Icons',
    '24/7 Resort 28',
  ])
})
