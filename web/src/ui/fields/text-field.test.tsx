import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PasswordField, SearchField, TextAreaField, TextField } from './text-field.tsx'
import { Controlled, inArabic, show } from '../testing/input-world.tsx'

const still = () => {}

test('a field is named by its label and described by its help', () => {
  show(<TextField label="Website" help="Shown on your profile." value="" onChange={still} />)
  const input = screen.getByRole('textbox', { name: 'Website', description: 'Shown on your profile.' })
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(input.getAttribute('aria-required')).toBe('true')
})

test('an objection takes the place of the help, in words and at the mark', () => {
  show(<TextField label="Website" help="Shown on your profile." error="URL is invalid" value="a..b" onChange={still} />)
  const input = screen.getByRole('textbox', { name: 'Website', description: 'URL is invalid' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Shown on your profile.')).toBeNull()
  const mark = document.querySelector('[data-mark="wrong"]')
  expect(mark?.getAttribute('data-tip')).toBe('URL is invalid')
})

test('what is right has a green mark that says so, in both languages', async () => {
  show(<TextField label="Website" isRight value="souk.test" onChange={still} />)
  expect(document.querySelector('[data-mark="right"]')?.getAttribute('data-tip')).toBe('This is fine')
  await inArabic()
  expect(document.querySelector('[data-mark="right"]')?.getAttribute('data-tip')).toBe('الإدخال سليم')
})

test('what may stay blank says so, and is not required', () => {
  show(<TextField label="Website" isOptional value="" onChange={still} />)
  expect(screen.getByText('(optional)')).toBeTruthy()
  expect(screen.getByLabelText('Website').getAttribute('aria-required')).toBeNull()
})

test('a field tells its value, its focus and its leaving', async () => {
  const [onChange, onBlur, onFocus] = [vi.fn(), vi.fn(), vi.fn()]
  const { user } = show(
    <TextField label="City" name="city" value="" {...{ onChange, onBlur, onFocus }} data-path="city" />,
  )
  await user.type(screen.getByLabelText('City'), 'D')
  await user.tab()
  expect(onChange).toHaveBeenCalledWith('D')
  expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1])
  expect(document.querySelector('[data-path="city"]')).toBe(screen.getByLabelText('City'))
})

test('a password is shown and hidden', async () => {
  const { user } = show(<PasswordField label="Password" value="Souk#2026" onChange={still} />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

test('a long text counts, and says so near its end', async () => {
  const { user } = show(
    <Controlled initial="123456">{(bound) => <TextAreaField label="About" maxLength={30} {...bound} />}</Controlled>,
  )
  expect(screen.getByText('6/30')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
  await user.type(screen.getByLabelText('About'), '78901')
  expect(screen.getByText('11/30')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('19 characters left')
})

test('a search is cleared by its cross, and goes on from there', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled initial="elm" onValue={onValue}>
      {(bound) => <SearchField label="Search" {...bound} />}
    </Controlled>,
  )
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(onValue).toHaveBeenCalledWith('')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }))
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull()
})
