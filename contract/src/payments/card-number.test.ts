import { expect, test } from 'vitest'
import { catalogueProblems } from '../core/messages.ts'
import { digitsOf, hasCheckDigit, isExpired } from './card-number.ts'
import { NewCard } from './payments.contract.ts'
import { paymentsMessages } from './payments.messages.ts'
import { testCards } from './test-cards.ts'

test('one digit that is wrong, or two that changed places, is noticed', () => {
  for (const { number } of testCards) expect(hasCheckDigit(number)).toBe(true)
  expect(hasCheckDigit('4242424242424241')).toBe(false)
  expect(hasCheckDigit('4224424242424242')).toBe(false)
})

test('a card is good until the end of its month', () => {
  const card = { expMonth: 12, expYear: 2026 }
  expect(isExpired(card, new Date('2026-12-31T23:59:59Z'))).toBe(false)
  expect(isExpired(card, new Date('2027-01-01T00:00:00Z'))).toBe(true)
})

const good = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2099, cvc: '123', holder: 'Nadia Karam' }
const problems = (card: object) =>
  NewCard.safeParse({ ...good, ...card }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test.each([
  ['nothing', {}, []],
  ['a wrong number', { number: '4242 4242 4242 4241' }, [['number', 'rules.creditCard']]],
  ['no number', { number: '4242' }, [['number', 'rules.creditCard']]],
  ['a card that has ended', { expYear: 2025 }, [['expMonth', 'payments.expired']]],
  ['a month that is none', { expMonth: 13 }, [['expMonth', 'payments.badMonth']]],
  ['a code that is none', { cvc: '12' }, [['cvc', 'payments.badCvc']]],
  ['a card without a holder', { holder: ' ' }, [['holder', 'rules.required']]],
])('%s is objected to', (_, card, objections) => {
  expect(problems(card)).toEqual(objections)
})

test('spaces and dashes are how people write a number', () => {
  expect(digitsOf('4242-4242 4242 4242')).toBe('4242424242424242')
  expect(NewCard.parse(good).number).toBe('4242424242424242')
})

test('both languages say the same', () => {
  expect(catalogueProblems(paymentsMessages)).toEqual([])
})
