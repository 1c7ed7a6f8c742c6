import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateField, DateRangeField } from './date-field.tsx'
import { show } from '../testing/input-world.tsx'

test('a day has its limits, and its calendar can be opened', async () => {
  const [onChange, showPicker] = [vi.fn(), vi.fn()]
  const { user } = show(
    <DateField label="Order deadline" min="2026-11-15" max="2027-01-01" value="2026-12-04" onChange={onChange} />,
  )
  const input = screen.getByLabelText('Order deadline')
  expect([input.getAttribute('min'), input.getAttribute('max')]).toEqual(['2026-11-15', '2027-01-01'])
  fireEvent.change(input, { target: { value: '2026-12-05' } })
  expect(onChange).toHaveBeenCalledWith('2026-12-05')
  Object.assign(input, { showPicker })
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }))
  expect(showPicker).toHaveBeenCalledOnce()
})

test('two days limit each other, and one objection has one mark', () => {
  const onChange = vi.fn()
  const value = { from: '2027-01-15', to: '2027-02-15' }
  show(
    <DateRangeField
      label="Ship window"
      min="2027-01-01"
      value={value}
      error="Both are required."
      onChange={onChange}
    />,
  )
  expect(screen.getByRole('group', { name: 'Ship window' })).toBeTruthy()
  const [from, to] = [screen.getByLabelText('Ship window: From'), screen.getByLabelText('Ship window: To')]
  expect([from.getAttribute('min'), from.getAttribute('max')]).toEqual(['2027-01-01', '2027-02-15'])
  expect(to.getAttribute('min')).toBe('2027-01-15')
  fireEvent.change(to, { target: { value: '2027-03-01' } })
  expect(onChange).toHaveBeenCalledWith({ from: '2027-01-15', to: '2027-03-01' })
  expect(document.querySelectorAll('[data-mark]')).toHaveLength(1)
  expect([from, to].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
})
