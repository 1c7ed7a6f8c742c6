import { expect, test } from 'vitest'
import { fillIsolated, translate } from './translate.ts'

const en = {
  plain: 'Hello {{name}}, {{name}}',
  files_one: '{{count}} file',
  files_other: '{{count}} files',
  none_zero: 'no orders',
  none_other: '{{count}} orders',
}
const ar = {
  files_zero: 'لا ملفات',
  files_one: 'ملف واحد',
  files_two: 'ملفان',
  files_few: '{{count}} ملفات',
  files_many: '{{count}} ملفًا',
  files_other: '{{count}} ملف',
}

test('what is given is filled in, everywhere and as it is', () => {
  expect(translate(en, 'en', 'plain', { name: '<b>$&</b>' })).toBe('Hello <b>$&</b>, <b>$&</b>')
  expect(translate(en, 'en', 'plain')).toBe('Hello , ')
})

test.each([
  [0, '0 files', 'لا ملفات'],
  [1, '1 file', 'ملف واحد'],
  [2, '2 files', 'ملفان'],
  [3, '3 files', '3 ملفات'],
  [11, '11 files', '11 ملفًا'],
  [100, '100 files', '100 ملف'],
  [12_345, '12,345 files', '12,345 ملفًا'],
])('%i has its own form in each language', (count, english, arabic) => {
  expect(translate(en, 'en', 'files', { count })).toBe(english)
  expect(translate(ar, 'ar', 'files', { count })).toBe(arabic)
})

test('none may have a sentence of its own', () => {
  expect(translate(en, 'en', 'none', { count: 0 })).toBe('no orders')
  expect(translate(en, 'en', 'none', { count: 1 })).toBe('1 orders')
})

test('an unknown key shows itself', () => {
  expect(translate(en, 'en', 'nowhere.at.all', { count: 3 })).toBe('nowhere.at.all')
})

test.each([
  ['ar', 'لـ{{name}}.', 'Kin & Co.', 'لـ\u00a0\u2068Kin & Co.\u2069.'],
  ['ar', 'لـ{{name}}', 'متجر الشمال', 'لـمتجر الشمال'],
  ['ar', '{{name}}، حتى 10', 'PNG أو JPG', 'PNG أو JPG، حتى 10'],
  ['ar', 'بقيمة {{name}}', '12.50', 'بقيمة 12.50'],
  ['ar', 'بقيمة \u2068{{name}}\u2069', 'EUR 12', 'بقيمة \u2068EUR 12\u2069'],
  ['ar', 'لـ{{name}}', '\u2068Kin\u2069', 'لـ\u00a0\u2068Kin\u2069'],
  ['en', 'For {{name}}.', 'متجر (الشمال)', 'For \u2068متجر (الشمال)\u2069.'],
  ['en', 'For {{name}}.', 'Kin & Co', 'For Kin & Co.'],
] as const)('in %s, “%s” with %s keeps a name of the other direction apart', (language, sentence, name, expected) => {
  expect(fillIsolated(sentence, language, { name })).toBe(expected)
})
