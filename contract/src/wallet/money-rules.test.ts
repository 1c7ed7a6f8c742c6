import { expect, test } from 'vitest'
import { catalogueProblems } from '../core/messages.ts'
import { ruleKeys, ruleUnit } from './money-rules.ts'
import { walletMessages } from './wallet.messages.ts'

test('every rule has a unit', () => {
  expect(Object.fromEntries(ruleKeys.map((key) => [key, ruleUnit(key)]))).toMatchObject({
    'commission.first': 'basisPoints',
    'rewards.months': 'months',
    'referral.cap': 'usd',
  })
})

test('both languages say the same', () => {
  expect(catalogueProblems(walletMessages)).toEqual([])
})
