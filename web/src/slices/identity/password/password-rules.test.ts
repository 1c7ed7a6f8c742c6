import { password } from '@souk/contract/core/rules.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordRuleNames, passwordRules } from './password-rules.ts'

const isGood = (text: string) => passwordRuleNames.every((name) => passwordRules[name](text))

test('the ticks and the contract agree about every password', () => {
  const letters = fc.constantFrom(...'aAzZ09!@#$%&*() .-_ق\n')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
      expect(isGood(text)).toBe(password.safeParse(text).success)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['Souk#2026', ''],
  ['Souk#26', 'length'],
  ['souk#2026', 'upper'],
  ['SOUK#2026', 'lower'],
  ['Souk#Souk', 'digit'],
  ['Souk-2026', 'special'],
])('%s lacks %s', (text, lacks) => {
  expect(passwordRuleNames.filter((name) => !passwordRules[name](text)).join(' ')).toBe(lacks)
})
