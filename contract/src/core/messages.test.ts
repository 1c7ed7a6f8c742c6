import { expect, test } from 'vitest'
import { bareNames, catalogueProblems } from './messages.ts'

const counted = { 'x.n_one': 'one', 'x.n_other': '{{count}} of {{all}}' }
const forms = { 'x.n_zero': '{{all}}', 'x.n_one': '{{all}}', 'x.n_two': '{{all}}', 'x.n_few': '{{count}} {{all}}' }
const arabic = { ...forms, 'x.n_many': '{{count}} {{all}}', 'x.n_other': '{{count}} {{all}}' }

test.each([
  ['nothing', { 'x.a': 'A {{b}}' }, { 'x.a': '{{b}} أ' }, []],
  ['a missing sentence', { 'x.a': 'A' }, {}, ['ar lacks x.a']],
  ['a blank sentence', { 'x.a': 'A' }, { 'x.a': ' ' }, ['ar lacks x.a']],
  ['a surplus sentence', {}, { 'x.a': 'أ' }, ['ar has a surplus x.a']],
  ['a lost placeholder', { 'x.a': '{{b}}' }, { 'x.a': 'أ' }, ['ar x.a names other things']],
  ['an invented placeholder', { 'x.a': 'A' }, { 'x.a': '{{c}}' }, ['ar x.a names other things']],
  ['nothing where all six forms are there', { ...counted, 'x.n_one': 'one of {{all}}' }, arabic, []],
  [
    'what a short form leaves out besides the count',
    { ...counted, 'x.n_one': '{{all}}' },
    { ...arabic, 'x.n_two': 'اثنان' },
    ['ar x.n_two names other things'],
  ],
  [
    'a missing plural form',
    { ...counted, 'x.n_one': '{{all}}' },
    { ...arabic, 'x.n_many': '' },
    ['ar lacks x.n_many', 'ar x.n_many names other things'],
  ],
  [
    'a count that only some forms may leave out',
    { 'x.n_one': '1', 'x.n_other': '{{count}}' },
    {
      'x.n_zero': '0',
      'x.n_one': '1',
      'x.n_two': '2',
      'x.n_few': '3',
      'x.n_many': '{{count}}',
      'x.n_other': '{{count}}',
    },
    ['ar x.n_few names other things'],
  ],
  [
    'English without its other form',
    { 'x.n_one': 'one' },
    { 'x.n_zero': '0', 'x.n_one': '1', 'x.n_two': '2', 'x.n_few': '3', 'x.n_many': '4', 'x.n_other': '5' },
    ['en lacks x.n_other'],
  ],
])('finds %s', (_, en, ar, problems) => {
  expect(catalogueProblems({ en: en as Record<string, string>, ar: ar as Record<string, string> })).toEqual(problems)
})

test('a sentence that writes the name of the marketplace itself is found in both languages', () => {
  const words = {
    own: 'New to Souk?',
    filled: 'New to {{product}}?',
    longer: 'Soukh and souks',
    own_ar: 'جديد في سوق؟',
    joined: 'مستحق لسوق',
    general: 'لا تستطيع هذه السوق إرسال البريد',
    other: 'التسوق سهل',
  }
  expect(bareNames(words)).toEqual(['own', 'own_ar', 'joined'])
})
