import { expect, test } from 'vitest'
import { catalogueProblems } from '../core/messages.ts'
import { partOf, ruleKeys, ruleUnit, shareDown, shareHalfUp } from './money-rules.ts'
import { walletMessages } from './wallet.messages.ts'

test('commission is rounded half up, rewards and the wallet’s share are rounded down', () => {
  expect([shareHalfUp(33n, 1_500), shareHalfUp(30n, 1_500), shareHalfUp(29n, 1_500)]).toEqual([5n, 5n, 4n])
  expect([shareDown(99n, 200), shareDown(100n, 200), shareDown(149n, 200)]).toEqual([1n, 2n, 2n])
})

test('parts of a sum never exceed it, and nothing is divided by nothing', () => {
  expect([1n, 1n, 1n].map((weight) => partOf(100n, weight, 3n))).toEqual([33n, 33n, 33n])
  expect(partOf(100n, 0n, 0n)).toBe(0n)
})

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
