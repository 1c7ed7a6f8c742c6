import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Field,
  currency,
  day,
  flag,
  id,
  idOrNone,
  listOf,
  mark,
  matching,
  month,
  oneOf,
  pageNumber,
  readFields,
  text,
  toQuery,
} from './url-state.ts'

const uuid = 'd8fae57c-3ecd-8a0c-8f51-68d04c71111b'
const sizes = ['S', 'M', 'L'] as const

/** A field, then what it makes of an absent, an empty and some other parameters. */
const table: readonly [name: string, field: Field<never>, read: readonly (readonly [string | null, unknown])[]][] = [
  [
    'text',
    text(5),
    [
      [null, ''],
      ['', ''],
      ['wool ', 'wool '],
      ['0123456', '01234'],
    ],
  ],
  [
    'matching',
    matching(/^\d+$/),
    [
      [null, null],
      ['', null],
      ['12', '12'],
      ['1x', null],
    ],
  ],
  [
    'id',
    id,
    [
      [null, null],
      ['', null],
      [uuid, uuid],
      [uuid.slice(1), null],
      [`${uuid}0`, null],
    ],
  ],
  [
    'currency',
    currency,
    [
      [null, null],
      ['EUR', 'EUR'],
      ['eur', null],
      ['EURO', null],
    ],
  ],
  [
    'id or none',
    idOrNone,
    [
      ['none', 'none'],
      [uuid, uuid],
      ['unknown', null],
    ],
  ],
  [
    'month',
    month,
    [
      ['2026-11', '2026-11'],
      ['2026-13', null],
      ['1999-01', null],
      ['', null],
      [null, null],
    ],
  ],
  [
    'day',
    day,
    [
      [null, ''],
      ['', ''],
      ['2026-11-18', '2026-11-18'],
      ['2026-02-30', ''],
      ['tomorrow', ''],
      ['2026-11-18T10:00', ''],
    ],
  ],
  [
    'one of',
    oneOf(sizes),
    [
      [null, null],
      ['', null],
      ['M', 'M'],
      ['XL', null],
      ['S,M', null],
    ],
  ],
  [
    'one of, with a usual one',
    oneOf(sizes, 'L'),
    [
      [null, 'L'],
      ['', 'L'],
      ['S', 'S'],
      ['XL', 'L'],
    ],
  ],
  [
    'one of numbers',
    oneOf([50, 75]),
    [
      [null, null],
      ['75', 75],
      ['075', null],
      ['80', null],
    ],
  ],
  [
    'list of known values',
    listOf(oneOf(sizes)),
    [
      [null, []],
      ['', []],
      ['M,S', ['M', 'S']],
      ['M,XL,,M', ['M']],
      ['XL', []],
    ],
  ],
  [
    'list of texts',
    listOf(text(3)),
    [
      [null, []],
      [',', []],
      ['ab,abcd', ['ab', 'abc']],
    ],
  ],
  [
    'list of ids',
    listOf(id),
    [
      [uuid, [uuid]],
      [`${uuid},7`, [uuid]],
      [`${uuid},${uuid}`, [uuid]],
    ],
  ],
  [
    'flag',
    flag,
    [
      [null, false],
      ['', false],
      ['true', true],
      ['false', false],
      ['1', false],
    ],
  ],
  [
    'mark',
    mark,
    [
      [null, false],
      ['', true],
      ['1', true],
    ],
  ],
  [
    'page',
    pageNumber(50),
    [
      [null, 1],
      ['', 1],
      ['3', 3],
      ['2.7', 2],
      ['0', 1],
      ['-3', 1],
      ['x', 1],
      ['200', 200],
      ['201', 200],
      ['Infinity', 200],
    ],
  ],
  [
    'page of the usual length',
    pageNumber(),
    [
      ['416', 416],
      ['417', 416],
    ],
  ],
] as never

for (const [name, field, cases] of table) {
  test.each(cases)(`${name} reads %j as %j`, (parameter, value) => {
    expect(field.read(parameter)).toEqual(value)
  })
}

test('of a repeated parameter the first counts', () => {
  expect(readFields({ q: text(), page: pageNumber() }, new URLSearchParams('q=a&q=b&page=2&page=3'))).toEqual({
    q: 'a',
    page: 2,
  })
})

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const anyId = fc.uuid()
test.each<[string, Field<never>, fc.Arbitrary<unknown>]>([
  ['text', text(), fc.string({ maxLength: 100 })],
  ['id', id, fc.option(anyId)],
  ['day', day, fc.oneof(anyDay, fc.constant(''))],
  ['one of', oneOf(sizes), fc.constantFrom(...sizes, null)],
  ['one of, with a usual one', oneOf(sizes, 'L'), fc.constantFrom(...sizes)],
  ['one of numbers', oneOf([50, 75]), fc.constantFrom(50, 75, null)],
  ['list of known values', listOf(oneOf(sizes)), fc.uniqueArray(fc.constantFrom(...sizes))],
  ['list of ids', listOf(id), fc.uniqueArray(anyId)],
  ['flag', flag, fc.boolean()],
  ['mark', mark, fc.boolean()],
  ['page', pageNumber(), fc.integer({ min: 1, max: 416 })],
] as never)('%s: what is written is read again', (_, field, values) => {
  fc.assert(
    fc.property(values, (value) => {
      const address = new URLSearchParams({ name: field.write(value as never) })
      const parameter = address.get('name') || null // an empty one is left out of the address
      expect(field.read(parameter)).toEqual(value)
    }),
  )
})

test('a query has lists with commas and nothing that is empty', () => {
  const fields = {
    q: text(),
    size: listOf(oneOf(sizes)),
    store: listOf(id),
    owner: id,
    from: day,
    isLate: flag,
    isNew: flag,
    page: pageNumber(),
  }
  const values = readFields(
    { ...fields, view: oneOf(['list', 'map'], 'list') },
    new URLSearchParams('size=S,M&from=2026-11-01&isLate=true&page=2'),
  )
  expect(toQuery(fields, values)).toEqual({ size: 'S,M', from: '2026-11-01', isLate: 'true', page: 2 })
})
