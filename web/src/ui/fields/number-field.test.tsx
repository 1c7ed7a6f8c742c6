import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
  ['JPY', '1200.9', '1200'],
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
