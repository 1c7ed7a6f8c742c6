import { expect, test } from 'vitest'
import { password } from '../core/rules.ts'
import { isCommonPassword } from './common-password.ts'
import { commonPrints } from './common-passwords.gen.ts'

test.each([
  'Password1!',
  'Welcome1!',
  'Summer2024!',
  'Qwerty123!',
  'P@ssw0rd1',
  'P@$$w0rd2026',
  'Dr@gon#99',
  '123Monkey!',
  'Aa123456!',
  'Abc@12345',
  '1qaz@WSX',
  'Aaaaaa1!',
  'LetMeIn2025!',
  'iLoveYou123!',
  'Mohammed@1',
  'Football#7',
])('%s passes the rule of letters and is still refused', (typed) => {
  expect(password.safeParse(typed).success).toBe(true)
  expect(isCommonPassword(typed)).toBe(true)
})

test.each([
  'Souk#2026',
  'Atelier#1',
  'Kx9#vLq2mT',
  'Blue Heron 4 Tiles!',
  'Qv7!rtYp',
  'كلمةAa1!سرية',
  'Gantry&Plover8',
])('%s is accepted', (typed) => expect(isCommonPassword(typed)).toBe(false))

test('the list stands for at least ten thousand passwords', () => {
  expect(commonPrints.split(' ').length).toBeGreaterThanOrEqual(10_000)
})
