import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CartonMatrix } from './carton-matrix.tsx'
import { SizeMatrix } from './size-matrix.tsx'
import type { Grid } from './size-matrix-grid.ts'
import { Controlled, inArabic, show } from '../testing/input-world.tsx'

const sizes = ['S', 'M', 'L']
const colours = [
  { id: 'sage', name: 'Sage', tone: 'green', stocks: [80, 120, 0] },
  { id: 'slate', name: 'Slate', tone: 'grey', stocks: [60, 12, 48] },
]
const [onValue, onColour, onAdd] = [vi.fn(), vi.fn(), vi.fn()]
beforeEach(() => vi.clearAllMocks())

function open(
  initial: Grid = [
    [4, 6, 0],
    [0, 0, 0],
  ],
) {
  const order = { price: '68.00', currency: 'EUR', minimum: { amount: '800.00', already: '20.00' }, onAdd }
  return show(
    <Controlled initial={initial} onValue={onValue}>
      {(bound) => <SizeMatrix title="Order by size" {...{ sizes, colours, onColour, order }} run={[1, 2]} {...bound} />}
    </Controlled>,
  )
}
const cell = (colour: string, size: string) =>
  screen.getByRole('textbox', { name: `${colour}, size ${size}, quantity` })
const focused = () => document.activeElement?.getAttribute('aria-label')

test('every cell is named and knows its stock; what is sold out cannot be ordered', () => {
  open()
  expect(cell('Sage', 'M')).toHaveProperty('value', '6')
  expect(screen.getByRole('textbox', { name: 'Sage, size M, quantity', description: '120 in stock' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Slate, size M, quantity', description: '12 left' })).toBeTruthy()
  expect(cell('Sage', 'L')).toHaveProperty('disabled', true)
  expect(screen.getByRole('textbox', { name: 'Sage, size L, quantity', description: 'Sold out' })).toBeTruthy()
})

test('rows, units and the amount add up, and the minimum is counted down', async () => {
  const { user } = open()
  expect(within(screen.getByRole('row', { name: /^Sage/ })).getByText('10')).toBeTruthy()
  expect(screen.getByText('€680.00')).toBeTruthy()
  expect(screen.getByText('€100.00 to reach the brand minimum')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Brand minimum' }).getAttribute('value')).toBe('87')
  await user.type(cell('Slate', 'S'), '14')
  expect(screen.getByText('24 units')).toBeTruthy()
  expect(screen.getByText('Brand minimum reached')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add 24 units to cart' }))
  expect(onAdd).toHaveBeenCalledOnce()
})

test('nothing chosen cannot be added', () => {
  open([
    [0, 0, 0],
    [0, 0, 0],
  ])
  expect(screen.getByRole('button', { name: 'Add to cart' }).getAttribute('aria-disabled')).toBe('true')
})

test('25 typed with 12 left stays as it was typed, says so, blocks the order, and offers what is left', async () => {
  const { user } = open()
  await user.type(cell('Slate', 'M'), '25')
  expect(cell('Slate', 'M')).toHaveProperty('value', '25')
  expect(cell('Slate', 'M').getAttribute('aria-invalid')).toBe('true')
  const says = '12 left of Slate, size M. You typed \u206825\u2069.'
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(says)
  await user.tab()
  expect(cell('Slate', 'M')).toHaveProperty('value', '25')
  await user.click(screen.getByRole('button', { name: /^Add 10 units/ }))
  expect(onAdd).not.toHaveBeenCalled()
  expect(focused()).toBe('Slate, size M, quantity')
  await user.click(screen.getByRole('button', { name: 'Take 12' }))
  expect(cell('Slate', 'M')).toHaveProperty('value', '12')
  expect(screen.queryByText(says)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Add 22 units/ }))
  expect(onAdd).toHaveBeenCalledOnce()
})

test('a quantity of 1,5 is refused in its cell, and is never 15', async () => {
  const { user } = open()
  await user.type(cell('Sage', 'M'), '1,5')
  expect(cell('Sage', 'M')).toHaveProperty('value', '1,5')
  expect(onValue.mock.lastCall?.[0][0]).toEqual([4, 6, 0])
  expect(screen.getByText(/Sage, size M: “.1,5.” is not a whole number/)).toBeTruthy()
})

test('arrows, Enter, Home and End move; a row that is entered shows its colour', async () => {
  const { user } = open()
  await user.click(cell('Sage', 'S'))
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('Sage, size M, quantity')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('Slate, size M, quantity')
  expect(onColour).toHaveBeenLastCalledWith('slate')
  await user.keyboard('{End}')
  expect(focused()).toBe('Slate, size L, quantity')
  await user.keyboard('{Home}{ArrowUp}')
  expect(focused()).toBe('Sage, size S, quantity')
})

test('in Arabic left is onward', async () => {
  const { user } = open()
  await inArabic()
  await user.click(screen.getByRole('textbox', { name: '\u2068Sage\u2069، المقاس \u2068S\u2069، الكمية' }))
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('\u2068Sage\u2069، المقاس \u2068M\u2069، الكمية')
})

test('rows from a spreadsheet fill across and down', async () => {
  const { user } = open([
    [0, 0, 0],
    [0, 0, 0],
  ])
  await user.click(cell('Sage', 'S'))
  await user.paste('2\t3\n4\t99\t5\n')
  expect(onValue).toHaveBeenLastCalledWith([
    [2, 3, 0],
    [4, 0, 5],
  ])
  expect(cell('Slate', 'M')).toHaveProperty('value', '99')
})

test('several refusals are said as one, with what has no cell', async () => {
  const { user } = open()
  await user.click(cell('Slate', 'S'))
  await user.paste('99\t99\t5\t1')
  expect(screen.getByText('2 quantities are more than what is left.')).toBeTruthy()
  expect(screen.getByText('1 pasted quantity lies outside the sizes and was not taken.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take what is left' }))
  expect(onValue.mock.lastCall?.[0][1]).toEqual([60, 12, 5])
})

test('a size run fills one colour or all of them', async () => {
  const { user } = open([
    [0, 0, 0],
    [0, 0, 0],
  ])
  await user.click(screen.getByRole('button', { name: 'Fill a size run' }))
  const run = await screen.findByRole('textbox', { name: 'Units for each size' })
  expect(run).toHaveProperty('value', '1-2')
  await user.click(screen.getByRole('button', { name: 'More: Runs' }))
  await user.click(screen.getByRole('button', { name: 'Fill 6 units a colour' }))
  expect(onValue).toHaveBeenLastCalledWith([
    [2, 4, 0],
    [2, 4, 0],
  ])
})

test('a run longer than the sizes is refused', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Fill a size run' }))
  const run = await screen.findByRole('textbox', { name: 'Units for each size' })
  await user.clear(run)
  await user.type(run, '1-2-2-1')
  expect(run.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('button', { name: /^Fill 6/ }).getAttribute('aria-disabled')).toBe('true')
})

test('cartons: one quantity each, with what is inside', async () => {
  const cartons = [
    {
      id: 'sage',
      name: 'Sage',
      tone: 'green',
      contents: [
        { size: 'S', units: 2 },
        { size: 'M', units: 4 },
      ],
      stock: 8,
    },
    { id: 'oat', name: 'Oat', tone: 'beige', contents: [{ size: 'M', units: 6 }], stock: 0 },
  ]
  const order = { price: '10.00', currency: 'EUR', onAdd }
  const { user } = show(
    <Controlled<Readonly<Record<string, number>>> initial={{}} onValue={onValue}>
      {(bound) => (
        <CartonMatrix title="Order by carton" cartons={cartons} order={order} onColour={onColour} {...bound} />
      )}
    </Controlled>,
  )
  expect(screen.getAllByText('6 units a carton')).toHaveLength(2)
  expect(screen.getByText('8 left')).toBeTruthy()
  expect(screen.getByRole('spinbutton', { name: 'Oat, cartons' })).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('spinbutton', { name: 'Sage, cartons' }), '3')
  expect(onValue).toHaveBeenLastCalledWith({ sage: 3 })
  expect(onColour).toHaveBeenCalledWith('sage')
  expect(screen.getByText('€180.00')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add 18 units to cart' })).toBeTruthy()
})
