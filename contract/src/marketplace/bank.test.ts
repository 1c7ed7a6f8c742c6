import { expect, test } from 'vitest'
import { ibanInGroups, isBic, isIban, plainAccount } from './bank.ts'

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['de89370400440532013000', true],
  ['GB29 NWBK 6016 1331 9268 19', true],
  ['AE07 0331 2345 6789 0123 456', true],
  ['FR14 2004 1010 0505 0001 3M02 606', true],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', true],
  ['DE88 3704 0044 0532 0130 00', false], // another check digit
  ['DE89 3704 0044 0532 0130 01', false], // another account
  ['DE89 3704 0044 0532 0103 00', false], // two digits changed places
  ['DE89 3704 0044 0532 0130', false], // too short for its country
  ['3704 0044 0532 0130 00', false],
  ['DE89-3704-0044-0532-0130-00', false],
  ['', false],
])('%s is an IBAN: %s', (text, expected) => {
  expect(isIban(text)).toBe(expected)
})

test('a change of any one digit is noticed', () => {
  const iban = 'DE89370400440532013000'
  for (let at = 2; at < iban.length; at++)
    for (const digit of '0123456789') {
      const other = iban.slice(0, at) + digit + iban.slice(at + 1)
      expect(isIban(other), other).toBe(other === iban)
    }
})

test.each([
  ['DEUTDEFF', true],
  ['deutdeff500', true],
  ['EBILAEAD', true],
  ['DEUTDEF', false],
  ['DEUTDEFF5', false],
  ['1EUTDEFF', false],
])('%s is a BIC: %s', (text, expected) => {
  expect(isBic(text)).toBe(expected)
})

test('an account is stored without spaces and shown in groups of four', () => {
  expect(plainAccount(' de89 3704 0044 0532 0130 00 ')).toBe('DE89370400440532013000')
  expect(ibanInGroups('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(ibanInGroups('NO9386011117947')).toBe('NO93 8601 1117 947')
})
