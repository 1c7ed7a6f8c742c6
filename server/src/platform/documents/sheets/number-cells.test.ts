import { expect, test } from 'vitest'
import { amountIn, cellProblem, unitsIn } from './number-cells.ts'

test.each([
  ['45', '45'],
  ['45.00', '45.00'],
  ['45,00 €', '45.00'],
  ['€ 45,5', '45.5'],
  ['EUR 1,234.50', '1234.50'],
  ['1.234,50 EUR', '1234.50'],
  ['1 234,50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['1,234,567', '1234567'],
  ['٤٥٫٥٠', '45.50'],
  ['007', '7'],
  ['', ''],
  ['1,234', 'ambiguous'], // twelve hundred, or one and a quarter
  ['1.234', 'ambiguous'],
  ['45.001', 'ambiguous'],
  ['$45', 'notANumber'], // of another currency
  ['-5', 'negative'],
  ['1e6', 'notANumber'],
  ['1.2.3', 'notANumber'],
  ['45 each', 'notANumber'],
  ['9'.repeat(16), 'tooLarge'],
])('reads the price %s in euros as %s', (text, result) => {
  const read = amountIn(text, 'EUR')
  expect('problem' in read ? read.problem.reason : read.value).toBe(result)
})

test('the sign of any currency may stand beside an amount whose currency is not known', () => {
  expect(amountIn('USD 45', 'CHF', 'any')).toEqual({ minor: 4_500n, value: '45' })
  expect(amountIn('45 abc', 'CHF', 'any')).toEqual({ problem: { reason: 'notANumber' } })
})

test('units are whole, in any digits, and at most as many as may be', () => {
  expect([unitsIn('٢٤', 99), unitsIn('24.0', 99), unitsIn('', 99)]).toEqual([
    { units: 24 },
    { units: 24 },
    { units: null },
  ])
  expect(unitsIn('100', 99)).toEqual({ problem: { reason: 'tooLarge' } })
  expect(unitsIn('1,5', 99)).toEqual({ problem: { reason: 'tooManyDecimals', count: 0 } })
})

test('what can be read in two ways is said with both readings', () => {
  const problem = { reason: 'ambiguous', whole: '1234', decimal: '1.23' } as const
  expect(cellProblem(problem, '1,234', 'books.noPrice')).toMatchObject({
    key: 'numbers.ambiguous',
    params: { whole: '1234', decimal: '1.23' },
  })
  expect(cellProblem({ reason: 'notANumber' }, 'x', 'books.noPrice').key).toBe('books.noPrice')
})
