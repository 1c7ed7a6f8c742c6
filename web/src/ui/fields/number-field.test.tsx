import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Form } from '../forms/form.tsx'
import { Button } from '../layout/button.tsx'
import { MoneyField, NumberField } from './number-field.tsx'
import { Controlled, show } from '../testing/input-world.tsx'

test('a number is typed in any digits, and stepped by the arrows within its limits', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled<number | null> initial={28} onValue={onValue}>
      {(bound) => <NumberField label="Days" max={30} {...bound} />}
    </Controlled>,
  )
  const input = screen.getByRole('spinbutton', { name: 'Days' })
  await user.click(input)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(onValue.mock.calls.map(([value]) => value)).toEqual([29, 30, 30])
  await user.clear(input)
  expect(onValue).toHaveBeenLastCalledWith(null)
  await user.type(input, '١٢')
  expect(onValue).toHaveBeenLastCalledWith(12)
  await user.tab()
  expect(input).toHaveProperty('value', '12')
})

test.each([
  ['EUR', '12,5', '12.50'],
  ['KWD', '21.5', '21.500'],
  ['EUR', '15,000', '15000.00'],
  ['EUR', '15.000,00', '15000.00'],
  ['EUR', '٢٩٫٩', '29.90'],
  ['EUR', '', ''],
])('an amount in %s: %s becomes %s when it is left', async (currency, typed, amount) => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled initial="" onValue={onValue}>
      {(bound) => <MoneyField label="Price" currency={currency} {...bound} />}
    </Controlled>,
  )
  const input = screen.getByRole('textbox', { name: 'Price' })
  await user.click(input)
  if (typed) await user.paste(typed)
  await user.tab()
  expect(input).toHaveProperty('value', amount)
  expect(screen.getByText(currency)).toBeTruthy()
})

test.each([
  ['EUR', '-5', 'is below zero'],
  ['EUR', '1e6', 'is not a number'],
  ['EUR', '12abc', 'is not a number'],
  ['EUR', '1.500', 'can be read in two ways. Write 1500 or 1.50.'],
  ['EUR', '29.999', 'can be read in two ways'],
  ['EUR', '0.999', 'has too many decimals. Write at most 2.'],
  ['JPY', '1200.9', 'is not a whole number'],
])('%s %s stays as it was typed, is objected to and keeps the form from being sent', async (currency, typed, says) => {
  const onSubmit = vi.fn()
  const { user } = show(
    <Form onSubmit={onSubmit}>
      <Controlled initial="">{(bound) => <MoneyField label="Limit" currency={currency} {...bound} />}</Controlled>
      <Button type="submit" look="primary">
        Save
      </Button>
    </Form>,
  )
  const input = screen.getByRole('textbox', { name: 'Limit' })
  await user.type(input, `${typed}{Enter}`)
  expect(input).toHaveProperty('value', typed)
  expect(document.querySelector('[data-objection]')?.textContent).toContain(says)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(input).toHaveProperty('value', typed)
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(input)
  await user.type(input, '15')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a whole number of 1,5 is refused where it was typed, and a limit is said', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled<number | null> initial={null} onValue={onValue}>
      {(bound) => <NumberField label="Days" max={30} {...bound} />}
    </Controlled>,
  )
  const input = screen.getByRole('spinbutton', { name: 'Days' })
  await user.type(input, '1,5')
  await user.tab()
  expect(onValue).toHaveBeenLastCalledWith(Number.NaN)
  expect(input).toHaveProperty('value', '1,5')
  expect(document.querySelector('[data-objection]')?.textContent).toContain('is not a whole number')
  await user.clear(input)
  await user.type(input, '31')
  expect(document.querySelector('[data-objection]')?.textContent).toContain('Write 30 or less.')
})
