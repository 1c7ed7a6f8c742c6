import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused, screenOf } from '../../../testing/screen-of.tsx'

const entry = (key: string, nameEn: string, nameAr: string, more: object = {}) => ({
  key,
  nameEn,
  nameAr,
  departments: [],
  isHidden: false,
  uses: 0,
  version: 1,
  ...more,
})
const entries = [entry('DRESSES', 'Dresses', 'فساتين', { uses: 12 }), entry('CAPES', 'Capes', 'عباءات قصيرة')]
const path = 'GET /api/admin/lists/:list'
const at = (more: object = {}) =>
  screenOf('/admin/lists', { as: { side: 'souk', role: 'soukAdmin' }, replies: { [path]: entries, ...more } })
const menuOf = (name: string) => screen.findByRole('button', { name: new RegExp(`More about.*${name}`) })

test('what is in use can be hidden and not removed', async () => {
  const change = 'PATCH /api/admin/lists/:list/:key'
  const { user, sent } = await at({ [change]: { ...entries[0], isHidden: true } })
  await user.click(await menuOf('Dresses'))
  const remove = await screen.findByRole('menuitem', { name: /Remove/ })
  expect(remove.getAttribute('data-disabled') ?? remove.getAttribute('aria-disabled')).toBeTruthy()
  await user.click(screen.getByRole('menuitem', { name: 'Hide' }))
  await expect.poll(() => sent(change).at(-1)?.body).toEqual({ isHidden: true, version: 1 })
})

test('the second moves up by sending the whole order', async () => {
  const order = 'PUT /api/admin/lists/:list/order'
  const { user, sent } = await at({ [order]: entries.toReversed() })
  await user.click(await menuOf('Capes'))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  await expect.poll(() => sent(order).at(-1)?.body).toEqual({ keys: ['CAPES', 'DRESSES'] })
})

test('a name that the list has stands refused at its field, and what was typed stays', async () => {
  const add = 'POST /api/admin/lists/:list'
  const { user } = await at({ [add]: refused(409, 'The list has this name already.', 'nameEn') })
  await user.click(await screen.findByRole('button', { name: 'Add department' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('English name'), 'Dresses')
  await user.type(dialog.getByLabelText('Arabic name'), 'فساتين أخرى')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('The list has this name already.')
  expect(dialog.getByLabelText('English name')).toHaveProperty('value', 'Dresses')
})

test('the defaults of the marketplace are saved over the version that was read', async () => {
  const change = 'PUT /api/admin/marketplace'
  const saved = { currency: 'USD', timeZone: 'Asia/Dubai', language: 'en', version: 3 }
  const { user, sent } = await at({
    'GET /api/admin/marketplace': saved,
    [change]: { ...saved, language: 'ar', version: 4 },
  })
  await user.click(await screen.findByRole('tab', { name: 'Defaults' }))
  await user.click(await screen.findByRole('combobox', { name: /^Language/ }))
  await user.click(await screen.findByRole('option', { name: 'Arabic' }))
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await expect.poll(() => sent(change).at(-1)?.body).toMatchObject({ language: 'ar', currency: 'USD', version: 3 })
})
