import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { productName, setProductName } from '../../lib/language/product-name.ts'
import { describeScreens } from '../../testing/describe-screens.ts'
import { offline, refused, screenOf } from '../../testing/screen-of.tsx'
import { marketplace } from './testing/marketplace.ts'

const as = { side: 'souk', role: 'soukAdmin' } as const
const path = '/admin/marketplace'
const read = 'GET /api/admin/marketplace'
const change = 'PUT /api/admin/marketplace'

describeScreens([{ name: 'Your marketplace', path, call: read, as, full: marketplace, shows: 'Name in Arabic' }])

const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }))

test('a new name is sent with the version it was typed over, alone, and stands in the frame at once', async () => {
  const saved = { ...marketplace, nameEn: 'Dune Market', version: 4 }
  const { user, sent } = await screenOf(path, { as, replies: { [read]: marketplace, [change]: saved } })
  const section = await sectionOf('Name')
  await user.clear(section.getByLabelText('Name in English'))
  await user.type(section.getByLabelText('Name in English'), 'Dune Market')
  await user.click(section.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => sent(change).at(-1)?.body).toEqual({ nameEn: 'Dune Market', nameAr: 'سوق', version: 3 })
  await expect.poll(() => productName('en')).toBe('Dune Market')
  setProductName({ en: 'Souk', ar: 'سوق' })
})

test('an emptied support address is sent as none', async () => {
  const { user, sent } = await screenOf(path, {
    as,
    replies: { [read]: marketplace, [change]: { ...marketplace, supportEmail: null } },
  })
  const section = await sectionOf('Email and support')
  await user.clear(section.getByLabelText(/Support address/))
  await user.click(section.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => sent(change).at(-1)?.body).toMatchObject({ supportEmail: null, version: 3 })
})

test.each([
  ['refused', refused(422, 'This name is taken.', 'nameEn'), /This name is taken/],
  ['without a network', offline, /No internet connection/],
])('a name that is %s stays as it was typed and says why', async (_, reply, words) => {
  const { user } = await screenOf(path, { as, replies: { [read]: marketplace, [change]: reply } })
  const section = await sectionOf('Name')
  await user.type(section.getByLabelText('Name in English'), ' Two')
  await user.click(section.getByRole('button', { name: 'Save changes' }))
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(section.getByLabelText('Name in English')).toHaveProperty('value', 'Souk Two')
})

test('an account number that is none is refused before it is sent, with what to do', async () => {
  const { user, sent } = await screenOf(path, { as, replies: { [read]: marketplace } })
  const section = await sectionOf('Bank account')
  await user.type(section.getByLabelText(/IBAN/), 'DE88 3704 0044 0532 0130 00')
  await user.click(section.getByRole('button', { name: 'Save changes' }))
  expect((await section.findAllByText(/Compare it with your bank statement/)).length).toBeGreaterThan(0)
  expect(sent(change)).toEqual([])
})

test('the company is sent with its address and its tax', async () => {
  const { user, sent } = await screenOf(path, { as, replies: { [read]: marketplace, [change]: marketplace } })
  const section = await sectionOf('Company')
  await user.type(section.getByLabelText(/Legal name/), 'Dune Market SAS')
  await user.type(section.getByLabelText(/City/), 'Lyon')
  await user.click(section.getByRole('button', { name: 'Save changes' }))
  await expect
    .poll(() => sent(change).at(-1)?.body)
    .toMatchObject({ legalName: 'Dune Market SAS', city: 'Lyon', commissionTax: '0', version: 3 })
})

test('a chosen colour is previewed as both themes show it, and stands on the page once it is saved', async () => {
  const saved = { ...marketplace, accent: '#ffee00' }
  const { user, sent } = await screenOf(path, { as, replies: { [read]: marketplace, [change]: saved } })
  const section = await sectionOf('Look')
  await user.type(section.getByLabelText('Accent colour', { exact: false, selector: 'input[maxlength]' }), '#ffee00')
  expect(section.getByText(/Light\. Shown as #[0-9a-f]{6}, so that it can be read/)).toBeTruthy()
  expect(section.getByText('Dark.')).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => sent(change).at(-1)?.body).toEqual({ logo: null, icon: null, accent: '#ffee00', version: 3 })
  await expect.poll(() => document.getElementById('marketplace-accent')?.textContent).toContain('--accent:#ffee00')
  document.getElementById('marketplace-accent')?.remove()
})

test('what is no colour is refused before it is sent', async () => {
  const { user, sent } = await screenOf(path, { as, replies: { [read]: marketplace } })
  const section = await sectionOf('Look')
  await user.type(section.getByLabelText('Accent colour', { exact: false, selector: 'input[maxlength]' }), 'red')
  await user.click(section.getByRole('button', { name: 'Save changes' }))
  expect((await section.findAllByText(/Choose a colour/)).length).toBeGreaterThan(0)
  expect(sent(change)).toEqual([])
})
