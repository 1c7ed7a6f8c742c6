import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { type Asked, refused, screenOf } from '../../../testing/screen-of.tsx'
import { PriceChangeDialog, type PriceChangeOf } from './price-change-dialog.tsx'

const path = '/api/v2/catalog/collections/:collectionId/price-change'
const step = {
  productId: '0199a000-0000-7000-8000-000000000001',
  name: 'Coat',
  styleCode: 'ST-1',
  currency: 'EUR',
  part: 'WHOLESALE',
  before: '50.00',
  after: '42.50',
}
const seen = { changed: 26, productsCount: 13, steps: [step], impossible: null, book: null, seen: 'a hash' }
const italy = { ...seen, book: { id: null, name: 'Italy', assigneesCount: 1 } }

async function open(of: PriceChangeOf, preview: object = seen, apply: unknown = { changed: 26, bookId: null }) {
  await loadNamespaces('books', 'catalog')
  const onClose = vi.fn<() => void>()
  const world = await screenOf('/downloads', {
    as: { side: 'brand', role: 'entityAdmin' },
    beside: <PriceChangeDialog collection={{ id: 'c', currencies: ['EUR', 'USD'] }} of={of} onClose={onClose} />,
    replies: { [`POST ${path}/preview`]: preview, [`POST ${path}`]: apply },
  })
  return { ...world, onClose, dialog: within(await screen.findByRole('dialog')) }
}
const bodyOf = (asked: readonly Asked[]) => asked.at(-1)?.body

test('a country: what its prices become is shown, then exactly that is applied', async () => {
  const { dialog, user, sent, onClose } = await open({ country: null }, italy)
  await user.type(dialog.getByRole('combobox', { name: 'Country' }), 'Italy{ArrowDown}{Enter}')
  await user.type(dialog.getByRole('textbox', { name: 'Change by' }), '-15')
  const row = (await dialog.findByText('Coat')).closest('li')!
  expect(row.textContent).toBe('Coat Wholesale€50.00€42.50')
  dialog.getByText('Changes 26 prices of 13 products. A new price book Italy is created for it.')
  dialog.getByText('and 25 more')
  const rule = { country: 'IT', kind: 'PERCENT', value: '-15', ending: 'UNIT', part: 'BOTH', base: 'OWN' }
  expect(bodyOf(sent(`POST ${path}/preview`))).toEqual(rule)
  await user.click(dialog.getByRole('button', { name: 'Change 26 prices' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodyOf(sent(`POST ${path}`))).toEqual({ ...rule, seen: 'a hash' })
})

test('a factor in Arabic digits, to half a unit, for selected products', async () => {
  const { dialog, user, sent } = await open({ productIds: [step.productId] })
  await user.click(dialog.getByRole('radio', { name: 'Factor' }))
  await user.type(dialog.getByRole('textbox', { name: 'Change by' }), '١٫٠٨')
  await user.click(dialog.getByRole('combobox', { name: /Round to/ }))
  await user.click(await screen.findByRole('option', { name: '0.50' }))
  await dialog.findByText('Coat')
  expect(bodyOf(sent(`POST ${path}/preview`))).toEqual({
    productIds: [step.productId],
    kind: 'FACTOR',
    value: '1.08',
    ending: 'HALF',
    part: 'BOTH',
    base: 'OWN',
  })
})

test('what is no such change, or would make a price zero, cannot be applied and says why', async () => {
  const { dialog, user, sent } = await open({ productIds: ['1'] }, { ...seen, impossible: 'Scarf' })
  const apply = () => dialog.getByRole('button', { name: /^Change (26 )?prices$/ })
  expect(apply().title).toBe('Enter a percentage from -99.99 to 900, such as -15.')
  await user.type(dialog.getByRole('textbox', { name: 'Change by' }), '-100')
  expect(apply().title).toBe('Enter a percentage from -99.99 to 900, such as -15.')
  expect(sent(`POST ${path}/preview`)).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Change by' }), '{Backspace}')
  expect(await dialog.findAllByText(/^The new price of Scarf would be zero/)).toHaveLength(2) // at the prices and at the button
  expect(apply().getAttribute('aria-disabled')).toBe('true')
})

test('a colleague’s price in between is told, and the preview is asked for again', async () => {
  const { dialog, user, sent, onClose } = await open(
    { productIds: ['1'] },
    seen,
    refused(409, 'Prices changed since you looked.'),
  )
  await user.type(dialog.getByRole('textbox', { name: 'Change by' }), '5')
  await user.click(await dialog.findByRole('button', { name: 'Change 26 prices' }))
  await dialog.findByText('Prices changed since you looked.')
  expect(onClose).not.toHaveBeenCalled()
  await expect.poll(() => sent(`POST ${path}/preview`).length).toBe(2)
})
