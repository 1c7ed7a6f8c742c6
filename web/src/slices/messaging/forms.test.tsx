import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { describeForms } from '../../testing/describe-forms.tsx'
import { offline, refused, screenOf } from '../../testing/screen-of.tsx'

/** The real editor needs a browser's layout. */
vi.mock('../../ui/editor/rich-editor.tsx', () => ({ RichEditor: () => null }))

const at = '2026-03-01T10:00:00Z'
const id = '0199a000-0000-7000-8000-000000000001'
const root = '/api/v2/conversations'
const as = { side: 'brand', role: 'entityAdmin' } as const
const list = { page: 1, limit: 25, total: 0, more: false, conversations: [], unread: 0 }
const conversation = {
  id,
  counterpart: { id, name: 'Linden', logo: null },
  relationId: id,
  isReadOnly: false,
  assignee: null,
  unread: 0,
  lastMessageAt: at,
  excerpt: 'Hello',
  readUpTo: null,
  assignees: [],
}
const message = {
  id,
  by: 'brand',
  authorName: 'Nia Vogel',
  isYours: true,
  text: 'Hello',
  cards: [],
  files: [],
  createdAt: at,
  editedAt: null,
  isDeleted: false,
  editableUntil: '2999-01-01T00:00:00Z',
}
const open = {
  [`GET ${root}`]: list,
  [`GET ${root}/:id`]: conversation,
  [`GET ${root}/:id/messages`]: { messages: [message], more: false },
}
const broadcasts = '/api/notifications/broadcasts'
const draft = {
  id,
  version: 1,
  status: 'DRAFT',
  language: 'en',
  subject: 'Coats',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }] },
  audience: [{ kind: 'all' }],
  zone: 'brand',
  sendAt: null,
  createdAt: at,
  finishedAt: null,
  failure: null,
}
const written = {
  [`GET ${broadcasts}/:id`]: draft,
  [`PUT ${broadcasts}/:id`]: draft,
  'POST /api/notifications/email-groups/count': { recipients: 2, leftOut: [], leftToday: 5000, sample: [] },
  'GET /api/notifications/email-groups': {
    countries: [],
    groups: [],
    representatives: [],
    collections: [],
    retailers: [],
  },
}

describeForms([
  {
    name: 'a message',
    path: `/messages?conversation=${id}`,
    as,
    replies: open,
    typed: { 'Write a message': 'The coats leave on Monday' },
    send: 'Send',
    call: `POST ${root}/:id/messages`,
    answer: message,
  },
  {
    name: 'other words for a message',
    path: `/messages?conversation=${id}`,
    as,
    replies: open,
    opener: ['Change this message', 'Edit'],
    typed: { Edit: 'Good morning' },
    send: 'Save',
    call: `PATCH ${root}/:id/messages/:messageId`,
    answer: message,
  },
  {
    name: 'when an email is sent',
    path: `/messages?tab=broadcasts&broadcast=${id}`,
    as,
    replies: written,
    opener: 'Send…',
    pressed: ['Now'],
    send: 'Send now',
    call: `POST ${broadcasts}/:id/send`,
    answer: draft,
  },
])

test('a message that was refused is sent as it was typed once more', async () => {
  let isRefused = true
  const { user, sent } = await screenOf(`/messages?conversation=${id}`, {
    as,
    replies: {
      ...open,
      [`POST ${root}/:id/messages`]: () => (isRefused ? refused(429, 'Too many at once.')() : message),
    },
  })
  const field = await screen.findByLabelText(/^Write a message/)
  await user.type(field, 'The coats leave{Control>}{Enter}{/Control}')
  await screen.findByText('Too many at once.')
  isRefused = false
  await user.type(field, '{Control>}{Enter}{/Control}')
  await expect.poll(() => field).toHaveProperty('value', '')
  expect(sent(`POST ${root}/:id/messages`).map(({ body }) => body)).toMatchObject([
    { text: 'The coats leave' },
    { text: 'The coats leave' },
  ])
  expect(screen.queryByText('Too many at once.')).toBeNull()
})

const withLinden = `/messages?with=${id}`

test('a new conversation with a company that is not connected leads to the connections', async () => {
  await screenOf(withLinden, { as, replies: { ...open, [`PUT ${root}`]: refused(404, 'Not here.') } })
  await screen.findByText('You are not connected')
  for (const link of screen.getAllByRole('link', { name: 'Your connections' }))
    expect(link.getAttribute('href')).toBe('/connections')
})

test('a new conversation without a network says so, and opens once it is back', async () => {
  let isBack = false
  const { user } = await screenOf(withLinden, {
    as,
    replies: { ...open, [`PUT ${root}`]: () => (isBack ? conversation : offline()) },
  })
  await screen.findByText(/No internet connection/)
  expect(screen.queryByText('You are not connected')).toBeNull()
  isBack = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText(/^Write a message/)).toBeTruthy()
})

test('a draft of an email that is refused says why, and keeps its subject', async () => {
  const { user } = await screenOf(`/messages?tab=broadcasts&broadcast=${id}`, {
    as,
    replies: { ...written, [`PUT ${broadcasts}/:id`]: refused(422, 'This subject is too long.', 'subject') },
  })
  const subject = await screen.findByRole('textbox', { name: 'Subject' })
  await user.type(subject, ' of wool')
  await screen.findByText('This subject is too long.')
  expect(subject).toHaveProperty('value', 'Coats of wool')
})

test('a message that comes before the count of unread ones is marked as read', async () => {
  const count = Promise.withResolvers<unknown>()
  let isSent = false
  const answer = { ...message, id: '0199a000-0000-7000-8000-000000000009', by: 'retailer', text: 'Thank you' }
  const { user, sent } = await screenOf(`/messages?conversation=${id}`, {
    as,
    replies: {
      ...open,
      [`POST ${root}/:id/messages`]: () => {
        isSent = true
        return message
      },
      [`GET ${root}/:id`]: () => (isSent ? count.promise : conversation),
      [`GET ${root}/:id/messages`]: () => ({ messages: isSent ? [message, answer] : [message], more: false }),
      [`POST ${root}/:id/read`]: null,
    },
  })
  await user.type(await screen.findByLabelText(/^Write a message/), 'Hello{Control>}{Enter}{/Control}')
  await screen.findByText('Thank you')
  expect(sent(`POST ${root}/:id/read`)).toHaveLength(0)
  count.resolve({ ...conversation, unread: 1 })
  await expect.poll(() => sent(`POST ${root}/:id/read`).map(({ body }) => body)).toEqual([{ messageId: answer.id }])
})
