import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CountryField } from './country-field.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import { Controlled, inArabic, show } from '../testing/input-world.tsx'

test('a country is found in either language', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled<string | null> initial={null} onValue={onValue}>
      {(bound) => <CountryField label="Country" {...bound} />}
    </Controlled>,
  )
  const box = screen.getByRole('combobox', { name: 'Country' })
  await user.click(box)
  await user.paste('الامارات')
  await user.click(await screen.findByRole('option', { name: 'United Arab Emirates' }))
  expect(onValue).toHaveBeenCalledWith('AE')
  await inArabic()
  expect(box).toHaveProperty('value', 'الإمارات العربية المتحدة')
})

test('reports the English name where the contract stores names', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled<string | null> initial="France" onValue={onValue}>
      {(bound) => <CountryField label="Country" by="name" {...bound} />}
    </Controlled>,
  )
  const box = screen.getByRole('combobox', { name: 'Country' })
  expect(box).toHaveProperty('value', 'France')
  await user.clear(box)
  await user.type(box, 'leban')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onValue).toHaveBeenLastCalledWith('Lebanon')
})

test.each([
  ['leban', '{Enter}', 'LB'],
  ['leban', '{Tab}', 'LB'],
  ['oman', '{Enter}', 'OM'],
  ['united', '{Enter}', null],
])('“%s” and %s choose %s, and the form is not sent', async (text, key, code) => {
  const onValue = vi.fn()
  const onSubmit = vi.fn()
  const { user } = show(
    <form onSubmit={onSubmit}>
      <Controlled<string | null> initial={null} onValue={onValue}>
        {(bound) => <CountryField label="Country" {...bound} />}
      </Controlled>
      <button type="submit">Send</button>
    </form>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Country' }), text)
  await user.keyboard(key)
  expect(onValue.mock.lastCall ?? [null]).toEqual([code])
  if (code) expect(onSubmit).not.toHaveBeenCalled()
})

test('a phone number has its code beside it, and keeps the number when the code changes', async () => {
  const onValue = vi.fn()
  const { user } = show(
    <Controlled initial="+971 50 123 4567" onValue={onValue}>
      {(bound) => <PhoneField label="Phone" {...bound} />}
    </Controlled>,
  )
  const input = screen.getByRole('textbox', { name: 'Phone' })
  expect(input).toHaveProperty('value', '50 123 4567')
  expect(input.closest('div[dir="ltr"]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Country code: United Arab Emirates +971' }))
  const list = await screen.findByRole('listbox')
  await user.type(screen.getByRole('combobox', { name: 'Country codes' }), 'kuwait')
  await user.click(within(list).getByRole('option', { name: /Kuwait/ }))
  expect(onValue).toHaveBeenLastCalledWith('+965 50 123 4567')
  await user.clear(input)
  expect(onValue).toHaveBeenLastCalledWith('')
  await user.type(input, '5')
  expect(onValue).toHaveBeenLastCalledWith('+965 5')
})
