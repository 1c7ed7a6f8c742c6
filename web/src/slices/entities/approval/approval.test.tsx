import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refused, screenOf } from '../../../testing/screen-of.tsx'

const has = { company: true, taxNumber: true, document: true, terms: true, collection: true }
const fresh = {
  status: 'NEW',
  reason: '',
  has,
  taxNumberExample: 'FR40303265045',
  submittedAt: null,
  decidedAt: null,
}
const owner = { as: { side: 'brand', role: 'entityAdmin' }, user: { isApproved: false } } as const
const dashboard = (approval: object, more: object = {}, who: object = owner) =>
  screenOf('/dashboard', {
    ...owner,
    ...who,
    replies: { 'GET /api/entities/approval': approval, ...more },
  })

test('a brand that is not approved reads what is missing, each with the way to it', async () => {
  await dashboard({ ...fresh, has: { ...has, taxNumber: false, document: false } })
  const list = within(await screen.findByRole('region', { name: 'Open your brand' }))
  expect(list.getByRole('link', { name: /Tax number .* FR40303265045/ }).getAttribute('href')).toBe(
    '/profile?tabIndex=0',
  )
  expect(list.getByRole('link', { name: /One document/ }).getAttribute('href')).toBe('/profile?tabIndex=3')
  const submit = list.getByRole('button', { name: 'Submit brand' })
  expect(submit.getAttribute('title')).toBe('2 points are missing. Complete them first.')
})

test('a complete brand is submitted, and a refusal is said', async () => {
  let isRefused = true
  let approval: object = fresh
  const { user, sent } = await dashboard(() => approval, {
    'POST /api/entities/approval': () => {
      if (isRefused) return refused(409, 'Something is still missing.')()
      approval = { ...fresh, status: 'SUBMITTED', submittedAt: '2026-11-19T10:00:00.000Z' }
      return approval
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Submit brand' }))
  await expect.poll(() => sent('POST /api/entities/approval').length).toBe(1)
  await screen.findByRole('button', { name: 'Submit brand' })
  isRefused = false
  await user.click(screen.getByRole('button', { name: 'Submit brand' }))
  await screen.findByText('Your brand is submitted')
})

test.each([
  ['MORE_NEEDED', 'Our team needs more from you'],
  ['DECLINED', 'Your brand is declined'],
])('a brand that is %s reads why, and can be submitted again', async (status, title) => {
  await dashboard({ ...fresh, status, reason: 'Send your trade licence.' })
  await screen.findByText(title)
  await screen.findByText('Send your trade licence.')
  expect(await screen.findByRole('button', { name: 'Submit brand again' })).toBeTruthy()
})

test('a colleague without the right reads who submits', async () => {
  await dashboard(fresh, {}, { as: { side: 'brand', role: 'salesManager' } })
  await screen.findByText('The account admin of your brand submits it.')
  expect(screen.queryByRole('button', { name: 'Submit brand' })).toBeNull()
})

test('an approved brand is asked for nothing', async () => {
  const { sent } = await dashboard(fresh, {}, { user: { isApproved: true } })
  await screen.findByRole('heading', { level: 1 })
  expect(sent('GET /api/entities/approval')).toHaveLength(0)
})

const row = {
  ...fresh,
  status: 'SUBMITTED',
  submittedAt: '2026-11-19T10:00:00.000Z',
  has: { ...has, taxNumber: false },
  id: '0199a000-0000-7000-8000-000000000001',
  entityName: 'Atelier Nour',
  country: 'FR',
  address: '1 Rue, Lyon',
  taxNumber: '12',
  email: 'nour@atelier.test',
  documents: [{ id: '0199a000-0000-7000-8000-000000000002', name: 'licence.pdf', url: '/files/a', status: 'PENDING' }],
  collection: { id: '0199a000-0000-7000-8000-000000000003', name: 'First' },
  launchDate: '2026-11-19',
  createdAt: '2026-11-19T09:00:00.000Z',
  version: 2,
}
const queue = (more: object) =>
  screenOf('/admin/brands', {
    as: { side: 'souk', role: 'soukAdmin' },
    replies: { 'GET /api/admin/brands': { items: [row], page: 1, limit: 50, total: 1, more: false }, ...more },
  })
const decision = 'POST /api/admin/brands/:id/decision'

test('staff see what a brand shows for itself, with the ways there', async () => {
  const { user } = await queue({})
  await user.click((await screen.findAllByRole('button', { name: 'Decide: Atelier Nour' }))[0]!)
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('Expected a number such as FR40303265045')
  expect(sheet.getByRole('link', { name: 'licence.pdf' }).getAttribute('href')).toBe('/files/a')
  expect(sheet.getByRole('link', { name: 'First' }).getAttribute('href')).toBe(`/admin/reviews/${row.collection.id}`)
})

test('a decision without its reason is not sent, and one over an older version stays as it was typed', async () => {
  const { user, sent } = await queue({ [decision]: refused(409, 'This brand changed meanwhile.') })
  await user.click((await screen.findAllByRole('button', { name: 'Decide: Atelier Nour' }))[0]!)
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('radio', { name: /Ask for more/ }))
  await user.click(sheet.getByRole('button', { name: 'Save decision' }))
  expect(sent(decision)).toHaveLength(0)
  const reason = sheet.getByLabelText('Reason')
  await user.type(reason, 'Send your licence.')
  await user.click(sheet.getByRole('button', { name: 'Save decision' }))
  await sheet.findByText('This brand changed meanwhile.')
  expect(reason).toHaveProperty('value', 'Send your licence.')
  expect(sent(decision).at(-1)?.body).toEqual({ decision: 'askMore', reason: 'Send your licence.', version: 2 })
})
