import { expect, test } from 'vitest'
import { matchOptions, onlyMatch, plainLetters } from './options.ts'

const options = [
  { value: 'IE', label: 'Ireland', keywords: 'أيرلندا' },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: 'ساحل العاج' },
  { value: 'AE', label: 'United Arab Emirates', keywords: 'الإمارات العربية المتحدة' },
  { value: 'GB', label: 'United Kingdom', keywords: 'المملكة المتحدة', hint: '+44' },
  { value: 'NL', label: 'Netherlands', keywords: 'هولندا' },
]
const found = (search: string) => matchOptions(options, search).map(({ value }) => value)

test.each([
  ['', ['IE', 'CI', 'AE', 'GB', 'NL']],
  ['cote', ['CI']],
  ['united', ['AE', 'GB']],
  ['king', ['GB']],
  ['land', ['IE', 'NL']],
  ['الامارات', ['AE']],
  ['المملكه', ['GB']],
  ['ايرلندا', ['IE']],
  ['+44', ['GB']],
  ['zz', []],
])('“%s” finds %j', (search, values) => {
  expect(found(search)).toEqual(values)
})

test.each([
  ['king', 'GB'],
  ['IRELAND', 'IE'],
  ['land', undefined],
  ['', undefined],
  ['zz', undefined],
])('“%s” leaves %s alone', (search, value) => {
  expect(onlyMatch(matchOptions(options, search), search)).toBe(value)
})

test('an option that is called so comes before those that contain it; a closed one is none', () => {
  const oman = [
    { value: 'OM', label: 'Oman' },
    { value: 'RO', label: 'Romania' },
  ]
  expect(onlyMatch(oman, 'oman')).toBe('OM')
  expect(onlyMatch([{ value: 'OM', label: 'Oman', isDisabled: true }], 'oman')).toBeUndefined()
})

test('a beginning comes before a middle', () => {
  expect(found('i')[0]).toBe('IE')
  expect(plainLetters('  إِلْم ')).toBe('الم')
})
