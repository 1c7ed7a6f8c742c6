import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Checkbox, CheckboxField, CheckboxGroup } from './checkbox.tsx'
import { AppliedChips, ChoiceChips } from './chips.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { Quantity } from '../fields/quantity.tsx'
import { RadioCards } from './radio-cards.tsx'
import { RangeField } from '../fields/range-field.tsx'
import { Segmented } from './segmented.tsx'
import { Switch } from './switch.tsx'
import { Controlled, show } from '../testing/input-world.tsx'
import { fireEvent } from '@testing-library/react'

const still = () => {}

test('a box is ticked by its words, and can stand for some', async () => {
  const onChange = vi.fn()
  const { user } = show(<Checkbox label="Knitwear" isMixed isChecked={false} onChange={onChange} />)
  expect(screen.getByRole('checkbox', { name: 'Knitwear' })).toHaveProperty('indeterminate', true)
  await user.click(screen.getByText('Knitwear'))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('a consent that is missing is objected to at its box', () => {
  show(<CheckboxField label="I accept the terms" error="Please accept." value={false} onChange={still} />)
  const box = screen.getByRole('checkbox', { name: 'I accept the terms', description: 'Please accept.' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
})

test('any of a group are ticked and taken back', async () => {
  const onValue = vi.fn()
  const choices = [
    { value: 'k', label: 'Knitwear', count: 14 },
    { value: 's', label: 'Shirts' },
    { value: 'o', label: 'Outerwear', isDisabled: true },
  ]
  const { user } = show(
    <Controlled<readonly string[]> initial={['k']} onValue={onValue}>
      {(bound) => <CheckboxGroup label="Category" choices={choices} {...bound} />}
    </Controlled>,
  )
  expect(screen.getByRole('group', { name: 'Category' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Shirts' }))
  expect(onValue).toHaveBeenLastCalledWith(['k', 's'])
  await user.click(screen.getByRole('checkbox', { name: 'Knitwear' }))
  expect(onValue).toHaveBeenLastCalledWith(['s'])
  expect(screen.getByRole('checkbox', { name: 'Outerwear' })).toHaveProperty('disabled', true)
})

test('one of the cards is chosen, and each has its sentence', async () => {
  const onValue = vi.fn()
  const cards = [
    { value: 'retailer', label: 'I buy', hint: 'Order from several at once.' },
    { value: 'brand', label: 'I sell', hint: 'Publish collections.' },
    { value: 'agent', label: 'I show', isDisabled: true },
  ]
  const { user } = show(
    <Controlled initial="retailer" onValue={onValue}>
      {(bound) => <RadioCards label="Account" cards={cards} {...bound} />}
    </Controlled>,
  )
  expect(screen.getByRole('radiogroup', { name: 'Account' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'I sell', description: 'Publish collections.' }))
  expect(onValue).toHaveBeenCalledWith('brand')
  await user.keyboard('{ArrowUp}')
  expect(onValue).toHaveBeenLastCalledWith('retailer')
  expect(screen.getByRole('radio', { name: 'I show' })).toHaveProperty('disabled', true)
})

test('a switch says what it is and turns', async () => {
  const onChange = vi.fn()
  const { user } = show(<Switch label="Mails" help="One an hour." isOn={false} onChange={onChange} />)
  await user.click(screen.getByRole('switch', { name: 'Mails', description: 'One an hour.' }))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('a switch that is closed does not turn', async () => {
  const onChange = vi.fn()
  const { user } = show(<Switch label="Mails" isOn={false} isDisabled onChange={onChange} />)
  await user.click(screen.getByRole('switch', { name: 'Mails' }))
  expect(onChange).not.toHaveBeenCalled()
})

test('segments are radios of one group', async () => {
  const onValue = vi.fn()
  const segments = [{ value: 'grid', label: 'Grid' } as const, { value: 'list', label: 'List' } as const]
  const { user } = show(
    <Controlled<'grid' | 'list'> initial="grid" onValue={onValue}>
      {(bound) => <Segmented label="View" segments={segments} {...bound} />}
    </Controlled>,
  )
  expect(screen.getByRole('radio', { name: 'Grid' })).toHaveProperty('checked', true)
  await user.click(screen.getByText('List'))
  expect(onValue).toHaveBeenCalledWith('list')
  await user.keyboard('{ArrowLeft}')
  expect(onValue).toHaveBeenLastCalledWith('grid')
})

test.each([
  [false, ['a', 'b'], ['b']],
  [true, ['b'], []],
])('chips (one only: %s) are pressed and released', async (isSingle, second, third) => {
  const onValue = vi.fn()
  const chips = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  const { user } = show(
    <Controlled<readonly string[]> initial={['a']} onValue={onValue}>
      {(bound) => <ChoiceChips label="Letters" chips={chips} isSingle={isSingle} {...bound} />}
    </Controlled>,
  )
  expect(screen.getByRole('button', { name: 'A' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'B' }))
  expect(onValue).toHaveBeenLastCalledWith(second)
  await user.click(screen.getByRole('button', { name: isSingle ? 'B' : 'A' }))
  expect(onValue).toHaveBeenLastCalledWith(third)
})

test('what is applied goes one by one, or all at once when it is more than one', async () => {
  const [onRemove, onClear] = [vi.fn(), vi.fn()]
  const chips = [
    { value: 'a', label: 'Knitwear' },
    { value: 'b', label: 'Shirts' },
  ]
  const { user } = show(<AppliedChips label="Filters" chips={chips} onRemove={onRemove} onClear={onClear} />)
  await user.click(screen.getByRole('button', { name: 'Remove Shirts' }))
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(onRemove).toHaveBeenCalledWith('b')
  expect(onClear).toHaveBeenCalledOnce()
})

test('what is applied alone needs no second way out', () => {
  show(<AppliedChips label="Filters" chips={[{ value: 'a', label: 'Knitwear' }]} onRemove={still} onClear={still} />)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('the two ends of a range may meet and never cross', () => {
  const onValue = vi.fn()
  show(
    <Controlled initial={{ from: 50, to: 100 }} onValue={onValue}>
      {(bound) => <RangeField label="Price" min={0} max={250} show={(value) => `€${value}`} {...bound} />}
    </Controlled>,
  )
  const [from, to] = [
    screen.getByRole('slider', { name: 'Price, from' }),
    screen.getByRole('slider', { name: 'Price, to' }),
  ]
  expect(from.getAttribute('aria-valuetext')).toBe('€50')
  fireEvent.change(from, { target: { value: '180' } })
  expect(onValue).toHaveBeenLastCalledWith({ from: 100, to: 100 })
  fireEvent.change(to, { target: { value: '20' } })
  expect(onValue).toHaveBeenLastCalledWith({ from: 100, to: 100 })
  fireEvent.change(to, { target: { value: '200' } })
  expect(onValue).toHaveBeenLastCalledWith({ from: 100, to: 200 })
})

test('a quantity goes up and down by its pack, within its limits', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled initial={6} onValue={onValue}>
      {(bound) => <Quantity label="Units" step={6} max={18} {...bound} />}
    </Controlled>,
  )
  await user.click(screen.getByRole('button', { name: 'More: Units' }))
  expect(onValue).toHaveBeenLastCalledWith(12)
  const input = screen.getByRole('spinbutton', { name: 'Units' })
  await user.clear(input)
  await user.type(input, '13')
  await user.tab()
  expect(input).toHaveProperty('value', '13')
  expect(screen.getByRole('alert').textContent).toBe('Sold in packs of 6 only.')
  await user.click(screen.getByRole('button', { name: 'Take 18' }))
  expect(onValue).toHaveBeenLastCalledWith(18)
  expect(screen.getByRole('button', { name: 'More: Units' })).toHaveProperty('disabled', true)
  await user.click(input)
  await user.keyboard('{ArrowDown}{Home}')
  expect(onValue.mock.calls.slice(-2)).toEqual([[12], [0]])
  await user.keyboard('{ArrowUp}')
  expect(onValue).toHaveBeenLastCalledWith(6)
  await user.clear(input)
  await user.type(input, '50')
  expect(input).toHaveProperty('value', '50')
  expect(screen.getByRole('alert').textContent).toContain('Write 18 or less.')
  await user.click(screen.getByRole('button', { name: 'Take 18' }))
  expect(onValue).toHaveBeenLastCalledWith(18)
})

test('a colour is chosen by its name, and a sold-out one says so', async () => {
  const onChange = vi.fn()
  const colours = [
    { id: 'sage', name: 'Sage', tone: 'green' },
    { id: 'oat', name: 'Oat', tone: 'beige', isSoldOut: true },
  ]
  const { user } = show(<ColourChoice label="Colour" colours={colours} value="sage" onChange={onChange} />)
  expect(screen.getByText('Sage')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Oat, sold out' }))
  expect(onChange).toHaveBeenCalledWith('oat')
})

test('a chip whose number is not there yet has the place of it', () => {
  const chips = [
    { value: 'all', label: 'All', count: '' },
    { value: 'mine', label: 'Mine' },
  ]
  show(<ChoiceChips label="Orders" isSingle value={['all']} onChange={() => undefined} chips={chips} />)
  expect(screen.getByRole('button', { name: 'All' }).children).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Mine' }).children).toHaveLength(0)
})
