import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeScreens } from '../../testing/describe-screens.ts'
import { offline, refused, screenOf } from '../../testing/screen-of.tsx'

const retailer = { as: { side: 'retailer', role: 'entityAdmin' } } as const
const root = '/api/v2/retailer-ai'
const id = '0199a000-0000-7000-8000-000000000001'
const updatedAt = '2026-03-01T10:00:00Z'
const message = { id, by: 'YOU', text: 'Coats for a small shop', answer: null, status: 'DONE', createdAt: updatedAt }
const conversation = {
  id,
  title: 'Coats for autumn',
  updatedAt,
  isRunning: false,
  messages: [message],
  brief: {},
  brandNames: [],
  selection: null,
}
const earlier = {
  [`GET ${root}/conversations`]: { page: 1, limit: 24, total: 1, more: false, conversations: [conversation] },
}

describeScreens([
  {
    ...retailer,
    name: 'a conversation',
    path: `/retailer-ai?conversation=${id}`,
    call: `GET ${root}/conversations/:id`,
    full: conversation,
    shows: 'Coats for a small shop',
    empty: { ...conversation, messages: [] },
    none: 'From a sentence to a selection you can buy',
  },
])

const chat = `POST ${root}/chat`

test.each([
  ['refused', refused(429, 'Too many messages. Wait a minute.'), 'Too many messages. Wait a minute.'],
  ['without a network', offline, /No internet connection/],
])('a sentence that is %s says why, and stays written', async (_, reply, says) => {
  const { user, sent } = await screenOf('/retailer-ai', { ...retailer, replies: { [chat]: reply } })
  const text = await screen.findByLabelText('Your message')
  await user.type(text, 'Linen for Marseille{Enter}')
  await screen.findByText(says)
  expect(text).toHaveProperty('value', 'Linen for Marseille')
  expect(sent(chat).map(({ body }) => body)).toEqual([{ message: 'Linen for Marseille' }])
})

async function renamed(reply: unknown) {
  const world = await screenOf('/retailer-ai', {
    ...retailer,
    replies: { ...earlier, [`PATCH ${root}/conversations/:id`]: reply },
  })
  await world.user.click(await screen.findByRole('button', { name: 'History' }))
  const sheet = within(await screen.findByRole('dialog'))
  await world.user.click(await sheet.findByRole('button', { name: 'Actions for Coats for autumn' }))
  await world.user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const name = await sheet.findByLabelText('New name')
  await world.user.type(name, ' and winter')
  await world.user.click(sheet.getByRole('button', { name: 'Save' }))
  return { ...world, sheet, name }
}

test('a conversation has its new name once it is saved', async () => {
  const { sheet, sent } = await renamed({ ...conversation, title: 'Coats for autumn and winter' })
  await expect.poll(() => sheet.queryByLabelText('New name')).toBeNull()
  expect(sent(`PATCH ${root}/conversations/${id}`)[0]?.body).toEqual({ title: 'Coats for autumn and winter' })
})

test('a new name that is refused says why at its field, and stays written', async () => {
  const { sheet, name } = await renamed(refused(422, 'Choose a shorter name.', 'title'))
  await sheet.findByText('Choose a shorter name.')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(name).toHaveProperty('value', 'Coats for autumn and winter')
})

test('a new name stays written without a network', async () => {
  const { sheet, name } = await renamed(offline)
  await sheet.findByText(/No internet connection/)
  expect(name).toHaveProperty('value', 'Coats for autumn and winter')
})
