import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { coreMessages } from './core.messages.ts'
import { type Code, statusOf } from './errors.ts'
import { catalogueProblems } from './messages.ts'

const { en, ar } = coreMessages

test('both languages say the same things', () => {
  expect(catalogueProblems(coreMessages)).toEqual([])
})
test('Arabic is Arabic', () => {
  const foreign = Object.entries(ar).filter(
    ([, sentence]) => !/\p{Script=Arabic}/u.test(sentence.replaceAll(/\{\{\w+\}\}/g, '')),
  )
  expect(foreign).toEqual([])
})
test('every refusal has a sentence', () => {
  for (const code of Object.keys(statusOf) as Code[]) expect(en).toHaveProperty([`errors.${code}`])
})
test('every kind of zod issue has one to fall back on', () => {
  const codes: Record<z.core.$ZodIssue['code'], true> = {
    invalid_type: true,
    too_small: true,
    too_big: true,
    invalid_format: true,
    invalid_value: true,
    unrecognized_keys: true,
    not_multiple_of: true,
    invalid_union: true,
    invalid_key: true,
    invalid_element: true,
    custom: true,
  }
  for (const code of Object.keys(codes)) expect(en).toHaveProperty([`invalid.${code}`])
})
test('the sentences that the specification fixes', () => {
  expect(en).toMatchObject({
    'errors.offline': 'No internet connection. Please check your network settings.',
    'errors.itemsChanged': 'There is issues in the order items',
    'errors.items_changed': 'There is issues in the order items',
    'rules.positive': 'Please enter positive number!',
    'rules.creditCard': 'It is not valid credit card!',
    'rules.password.short': 'Your {{field}} is too short. It must have at least 8 characters.',
    'rules.password.weak':
      'Your {{field}} must contain at least one uppercase, one lowercase, one special character and one digit',
    'rules.url': 'URL is invalid',
    'rules.phNo': 'Invalid phone number',
    'rules.price': 'Please enter a valid {{field}}',
    'rules.shippingDates.both': 'Both shipping start and end dates are required.',
    'rules.shippingDates.order': 'Shipping start date must be earlier than shipping end date.',
  })
})
