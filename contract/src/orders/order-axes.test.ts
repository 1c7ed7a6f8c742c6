import { expect, test } from 'vitest'
import { fulfilmentOf, isDone, paymentOf } from './order-axes.ts'

const line = (agreed: number, shipped: number, delivered = 0, credited = 0) => ({
  agreed,
  shipped,
  delivered,
  credited,
})

test.each([
  ['nothing left', [line(5, 0), line(3, 0)], 'UNFULFILLED'],
  ['one line left', [line(5, 5), line(3, 0)], 'PARTIALLY_SHIPPED'],
  ['a part of a line left', [line(5, 4)], 'PARTIALLY_SHIPPED'],
  ['all left', [line(5, 5), line(3, 3)], 'SHIPPED'],
  ['some arrived', [line(5, 5, 5), line(3, 3, 1)], 'SHIPPED'],
  ['all arrived', [line(5, 5, 5), line(3, 3, 3)], 'DELIVERED'],
  ['one unit credited, the rest arrived', [line(5, 5, 4, 1)], 'DELIVERED'],
] as const)('when %s', (_, lines, expected) => {
  expect(fulfilmentOf(lines)).toBe(expected)
})

test('an order without lines is not done', () => {
  expect(isDone([])).toBe(false)
})

const invoice = (total: bigint, paid: bigint, credited = 0n, isOverdue = false) => ({
  total,
  paid,
  credited,
  open: total - paid - credited > 0n ? total - paid - credited : 0n,
  isOverdue,
})

test.each([
  ['no invoice', [], false, 'UNPAID'],
  ['an open invoice', [invoice(10n, 0n)], true, 'UNPAID'],
  ['a part is paid', [invoice(10n, 4n)], true, 'PARTIALLY_PAID'],
  ['what is invoiced is paid, and more will be invoiced', [invoice(10n, 10n)], false, 'PARTIALLY_PAID'],
  ['all is invoiced and paid', [invoice(10n, 10n)], true, 'PAID'],
  ['paid and partly credited', [invoice(10n, 10n, 3n)], true, 'PAID'],
  ['one invoice is past its day', [invoice(10n, 10n), invoice(5n, 1n, 0n, true)], true, 'OVERDUE'],
  ['everything that was paid is credited', [invoice(10n, 10n, 10n)], true, 'REFUNDED'],
  ['everything is credited and nothing was paid', [invoice(10n, 0n, 10n)], true, 'UNPAID'],
] as const)('payment when %s', (_, invoices, isInvoiced, expected) => {
  expect(paymentOf(invoices, { isInvoiced, before: 'UNPAID' })).toBe(expected)
})

test('an order whose payment was given back in full is refunded, and stays so', () => {
  const credited = [invoice(10n, 0n, 10n)]
  for (const before of ['PAID', 'PARTIALLY_PAID', 'REFUNDED'] as const)
    expect(paymentOf(credited, { isInvoiced: true, before })).toBe('REFUNDED')
})

test('with nothing open no day is missed, whatever the clock says', () => {
  const paid = { ...invoice(10n, 10n, 0n, true), open: 0n }
  expect(paymentOf([paid], { isInvoiced: false, before: 'UNPAID' })).toBe('PARTIALLY_PAID')
  expect(paymentOf([{ ...invoice(10n, 0n, 10n, true), open: 0n }], { isInvoiced: true, before: 'UNPAID' })).toBe(
    'UNPAID',
  )
})

test('an order of which one invoice is credited is not refunded', () => {
  const invoices = [invoice(10n, 10n, 10n), invoice(5n, 5n)]
  expect(paymentOf(invoices, { isInvoiced: true, before: 'PAID' })).toBe('PAID')
})

test('without an invoice there is nothing that could be refunded', () => {
  expect(paymentOf([], { isInvoiced: false, before: 'REFUNDED' })).toBe('UNPAID')
})
