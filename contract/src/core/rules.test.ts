import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Day, isWithinDays } from './days.ts'
import { z } from 'zod/mini'
import { coreMessages } from './core.messages.ts'
import { PriceIn } from './amounts.ts'
import * as rules from './rules.ts'

type Case = { rule: z.ZodMiniType; good: unknown[]; bad: Record<string, unknown[]> }

/** Each rule, what it takes, and what it objects to with which key. */
const cases: Record<string, Case> = {
  required: { rule: rules.required, good: ['a', ' a '], bad: { 'rules.required': ['', ' \n', undefined, null, 7] } },
  min: { rule: rules.min(2), good: ['ab', 'مرحبا'], bad: { 'rules.min': ['a', ' a '], 'rules.required': [''] } },
  max: { rule: rules.max(3), good: ['', 'abc', ' abc '], bad: { 'rules.max': ['abcd'] } },
  nameUpTo: {
    rule: rules.nameUpTo(3),
    good: ['abc', ' a\nb ', 'a\u0000bc', '\u202eabc'],
    bad: { 'rules.max': ['abcd'], 'rules.required': ['', '\u0000\u0007'] },
  },
  length: {
    rule: rules.length(3),
    good: ['abc'],
    bad: { 'rules.length.short': ['ab'], 'rules.length.long': ['abcd'] },
  },
  pattern: {
    rule: rules.pattern(/^a+$/),
    good: ['aa'],
    bad: { 'rules.regex': ['b'], 'rules.max': ['a'.repeat(2_001)] },
  },
  alpha: { rule: rules.alpha, good: ['Zoë', 'مُحمّد'], bad: { 'rules.alpha': ['a1', 'a b', 'a-b'] } },
  alphaNum: { rule: rules.alphaNum, good: ['a1', 'أ١'], bad: { 'rules.alphaNum': ['a-1', 'a 1', 'a_1'] } },
  alphaDash: { rule: rules.alphaDash, good: ['a-1_b'], bad: { 'rules.alphaDash': ['a 1', 'a.b'] } },
  numeric: { rule: rules.numeric, good: ['007'], bad: { 'rules.numeric': ['-1', '1.5', '1e3', 'x'] } },
  digits: {
    rule: rules.digits(6),
    good: ['012345'],
    bad: { 'rules.digits': ['12345a'], 'rules.length.short': ['12345'], 'rules.length.long': ['1234567'] },
  },
  integer: { rule: rules.integer, good: [0, -3, 7], bad: { 'rules.integer': [1.5, '1', NaN, 2 ** 60] } },
  between: {
    rule: rules.between(1, 5),
    good: [1, 2.5, 5],
    bad: { 'rules.between.low': [0.9], 'rules.between.high': [5.1], 'rules.number': ['3', NaN] },
  },
  positive: { rule: rules.positive, good: [0.01, 1], bad: { 'rules.positive': [0, -1, '1', undefined] } },
  nonNegative: { rule: rules.nonNegative, good: [0, 1.5], bad: { 'rules.nonNegative': [-0.01, '0'] } },
  email: {
    rule: rules.email,
    good: [
      'a@b.co',
      'first.last+tag@sub.example.technology',
      "o'neil@x-y.com",
      `${'a'.repeat(64)}@b.co`,
      `a@b.${'c'.repeat(24)}`,
    ],
    bad: {
      'rules.required': ['', '  ', undefined],
      'rules.email': [
        'a',
        'a@b',
        '@b.co',
        'a@b.c',
        `a@b.${'c'.repeat(25)}`,
        'a@b.c1',
        'a@b@c.com',
        'a..b@c.com',
        '.a@b.com',
        'a.@b.com',
        'a@-b.com',
        'a@b-.com',
        'a@b..com',
        'a b@c.com',
        'a@b.com\nx',
        `${'a'.repeat(65)}@b.co`,
        `a@${'b.'.repeat(130)}com`,
      ],
    },
  },
  password: {
    rule: rules.password,
    good: ['Souk#2026', 'Aa1!aaaa', 'كلمة Aa1('],
    bad: {
      'rules.required': ['', undefined],
      'rules.password.short': ['Aa1!aaa'],
      'rules.password.weak': ['aaaaaa1!', 'AAAAAA1!', 'Aaaaaaa!', 'Aaaaaaa1', 'Aaaaaa1-', 'Aaaaaa1^'],
      'rules.max': [`Aa1!${'a'.repeat(197)}`],
    },
  },
  creditCard: {
    rule: rules.creditCard,
    good: ['340000000000009', '370000000000002'],
    bad: { 'rules.creditCard': ['4242424242424242', '350000000000009', '37000000000000', '3700000000000022'] },
  },
  url: {
    rule: rules.url,
    good: [
      '',
      '  ',
      'souk.com',
      'https://www.souk.com',
      'HTTP://Souk.COM/a?b#c',
      'souk.com:8080/x',
      'my-shop.co.uk',
      'متجر.السعودية',
    ],
    bad: {
      'rules.url': [
        'souk',
        'souk..com',
        'so--uk.com',
        'https://souk.com/a..b',
        'www.www.com',
        'souk.com.com',
        'Com.souk.com',
        '-souk.com',
        'souk-.com',
        'souk.c',
        'souk.123',
        'ftp://souk.com',
        'javascript:alert(1)',
        'https://user@souk.com',
        'https:// souk.com',
        'souk.com/a b',
        '127.0.0.1',
        'https://',
        `${'a'.repeat(64)}.com`,
      ],
      'rules.required': [undefined, 7],
    },
  },
  phNo: {
    rule: rules.phNo,
    good: ['1234', '+44 20 7946 0958', '(020) 7946-0958', '(+33) 1 23 45 67 89', '00971501234567'],
    bad: {
      'rules.phNo': [
        '123',
        '---',
        '12+34567',
        '++4412345',
        '555-CALL',
        '1234567 ext 8',
        '123456789012345678',
        '١٢٣٤٥٦',
      ],
      'rules.required': [''],
    },
  },
  price: {
    rule: rules.price,
    good: ['', '0', '0.5', '12', '12.50', '999999999999999.999'],
    bad: {
      'rules.price': ['00', '01', '012.5', ' 1', '1 ', '1 000', '1.', '.5', '-1', '+1', '1e3', '1,5', '1.2.3', '١'],
    },
  },
}

test('every rule of the file is tested here', () => {
  const others = ['confirmed', 'GuestEmail', 'shippingDatesProblem']
  expect([...Object.keys(cases), ...others].sort()).toEqual(Object.keys(rules).sort())
})
const objections = (rule: z.ZodMiniType, value: unknown) =>
  rule.safeParse(value).error?.issues.map(({ message }) => message) ?? []

test.each(Object.entries(cases).flatMap(([name, { rule, good }]) => good.map((value) => [name, value, rule] as const)))(
  '%s takes %j',
  (_, value, rule) => {
    expect(objections(rule, value)).toEqual([])
  },
)
test.each(
  Object.entries(cases).flatMap(([name, { rule, bad }]) =>
    Object.entries(bad).flatMap(([key, values]) => values.map((value) => [name, value, key, rule] as const)),
  ),
)('%s refuses %j with %s, and nothing else', (_, value, key, rule) => {
  expect(objections(rule, value)).toEqual([key])
  expect(coreMessages.en).toHaveProperty([key])
})
test('what a sentence names, its objection brings', () => {
  const named = (rule: z.ZodMiniType, value: unknown) => rule.safeParse(value).error?.issues[0]
  expect(named(rules.min(2), 'a')).toMatchObject({ minimum: 2 })
  expect(named(rules.max(2), 'abc')).toMatchObject({ maximum: 2 })
  expect(named(rules.length(3), 'ab')).toMatchObject({ minimum: 3 })
  expect(named(rules.digits(3), '1234')).toMatchObject({ maximum: 3 })
  expect(named(rules.between(1, 5), 9)).toMatchObject({ maximum: 5 })
})
test('an email is one whatever the case and the spaces around it', () => {
  expect(rules.email.parse('  Brand@Souk.TEST ')).toBe('brand@souk.test')
  expect(rules.GuestEmail.parse({ email: 'A@b.co' })).toEqual({ email: 'a@b.co' })
  expect(rules.GuestEmail.safeParse({ email: '' }).error?.issues[0]?.message).toBe('rules.required')
})
test('a repeated password is the same, and the objection stands at the copy', () => {
  const Form = z
    .strictObject({ password: rules.password, password2: z.string() })
    .check(rules.confirmed('password', 'password2'))
  expect(Form.safeParse({ password: 'Souk#2026', password2: 'Souk#2026' }).success).toBe(true)
  const { issues } = Form.safeParse({ password: 'Souk#2026', password2: 'souk#2026' }).error ?? { issues: [] }
  expect(issues).toMatchObject([{ path: ['password2'], message: 'rules.confirmed' }])
})
test('a price that the form takes, the API takes too', () => {
  const almost = fc.stringMatching(/^[0-9. ]{0,18}$/)
  fc.assert(
    fc.property(almost, (text) => {
      expect(rules.price.safeParse(text).success).toBe(PriceIn.safeParse(text).success)
    }),
  )
})

const endless = ['a', '1', ' ', '.', '-', '(', '@', 'a.', 'a-', 'a@', '1.', 'ا', '%', '\n'].flatMap((part) => {
  const text = part.repeat(50_000 / part.length)
  return [text, `${text}!`, `a@${text}`, `https://${text}`, `${text}@b.c`]
})
test.each(Object.entries(cases).filter(([, { good }]) => typeof good[0] === 'string'))(
  '%s judges an endless text at once',
  (_, { rule }) => {
    const once = (text: string) => {
      const start = Date.now()
      rule.safeParse(text)
      return Date.now() - start
    }
    const times = endless.map((text) => Math.min(once(text), once(text), once(text))) // a busy machine is no slow rule
    expect(Math.max(...times)).toBeLessThan(50)
  },
)

const dayRefusals = (text: unknown) => Day.safeParse(text).error?.issues.map(({ message }) => message) ?? []

test.each(['2000-01-01', '2026-02-28', '2028-02-29', '2100-12-31'])('%s is a day', (day) => {
  expect([isWithinDays(day), dayRefusals(day)]).toEqual([true, []])
})

test.each(['1999-12-31', '2101-01-01'])('%s is too far away', (day) => {
  expect([isWithinDays(day), dayRefusals(day)]).toEqual([false, ['rules.day']])
})

/** One message: what is no day at all is not told about years as well. */
test.each(['2026-02-29', '1999-02-30', 'tomorrow', '', '2026-1-1', '2026-01-01T00:00:00Z', 20_260_101])(
  '%s is no day',
  (text) => {
    expect(dayRefusals(text)).toEqual(['rules.noSuchDay'])
  },
)
