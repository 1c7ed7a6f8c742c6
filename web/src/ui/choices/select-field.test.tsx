import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ComboboxField } from './combobox-field.tsx'
import { MultiSelectField } from './multi-select-field.tsx'
import { SelectField } from './select-field.tsx'
import { Controlled, show } from '../testing/input-world.tsx'

const options = [
  { value: 'k', label: 'Knitwear' },
  { value: 'o', label: 'Outerwear', isDisabled: true },
  { value: 's', label: 'Shirts' },
  { value: 'sk', label: 'Skirts' },
]
const opened = () => screen.findByRole('listbox')

test('a list is opened and chosen from by keyboard', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled<string | null> initial={null} onValue={onValue}>
      {(bound) => <SelectField label="Category" options={options} {...bound} />}
    </Controlled>,
  )
  const box = screen.getByRole('combobox', { name: 'Category' })
  expect(box.textContent).toBe('Choose one')
  expect(box.getAttribute('aria-required')).toBe('true')
  await user.tab()
  await user.keyboard('{Enter}')
  await opened()
  expect(box.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onValue).toHaveBeenCalledWith('s')
  expect(box.textContent).toBe('Shirts')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('a letter leads to the next entry that begins with it, never to one that cannot be had', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled<string | null> initial="k" onValue={onValue}>
      {(bound) => <SelectField label="Category" options={options} {...bound} />}
    </Controlled>,
  )
  await user.tab()
  await user.keyboard('ssso')
  expect(onValue.mock.calls.map(([value]) => value)).toEqual(['s', 'sk', 's'])
})

test('many are found by typing; what is typed and not chosen is forgotten', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled<string | null> initial="k" onValue={onValue}>
      {(bound) => <ComboboxField label="Category" options={options} {...bound} />}
    </Controlled>,
  )
  const box = screen.getByRole('combobox', { name: 'Category' })
  await user.click(box)
  await user.keyboard('sk')
  await opened()
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Skirts'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onValue).toHaveBeenCalledWith('sk')
  await user.clear(box)
  await user.type(box, 'zz')
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Nothing found')).toBe(true)
  await user.tab()
  expect(box).toHaveProperty('value', 'Skirts')
})

test('what is optional can be cleared', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled<string | null> initial="k" onValue={onValue}>
      {(bound) => <ComboboxField label="Category" options={options} isOptional {...bound} />}
    </Controlled>,
  )
  await user.click(screen.getByRole('button', { name: 'Clear Category' }))
  expect(onValue).toHaveBeenCalledWith(null)
})

test('the server may do the finding', async () => {
  const onSearch = vi.fn()
  const { user } = show(
    <ComboboxField label="Brand" options={options} value={null} onChange={() => {}} onSearch={onSearch} />,
  )
  await user.type(screen.getByRole('combobox'), 'zz')
  expect(onSearch).toHaveBeenLastCalledWith('zz')
  expect(await screen.findAllByRole('option')).toHaveLength(4)
})

test('several are chosen from a list that stays open; Backspace takes the last back; full is full', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled<readonly string[]> initial={['k']} onValue={onValue}>
      {(bound) => <MultiSelectField label="Segments" options={options} maximum={2} {...bound} />}
    </Controlled>,
  )
  await user.click(screen.getByRole('combobox', { name: 'Segments' }))
  await opened()
  await user.click(screen.getByRole('option', { name: 'Shirts' }))
  expect(onValue).toHaveBeenLastCalledWith(['k', 's'])
  expect(screen.getByRole('option', { name: 'Skirts' }).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Backspace}')
  expect(onValue).toHaveBeenLastCalledWith(['k'])
  await user.click(screen.getByRole('button', { name: 'Remove Knitwear' }))
  expect(onValue).toHaveBeenLastCalledWith([])
})

test('one that is chosen is chosen away again; while something is typed, Backspace is for the text', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled<readonly string[]> initial={['k']} onValue={onValue}>
      {(bound) => <MultiSelectField label="Segments" options={options} {...bound} />}
    </Controlled>,
  )
  const box = screen.getByRole('combobox', { name: 'Segments' })
  await user.click(box)
  await user.keyboard('s{Backspace}')
  expect(box).toHaveProperty('value', '')
  expect(onValue).not.toHaveBeenCalled()
  await user.click(screen.getByRole('option', { name: 'Knitwear' }))
  expect(onValue).toHaveBeenLastCalledWith([])
})
