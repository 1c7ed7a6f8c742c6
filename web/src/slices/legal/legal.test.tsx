import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { clearSession } from '../../lib/session/session.ts'
import { offline, refused, screenOf } from '../../testing/screen-of.tsx'
import { describeScreens } from '../../testing/describe-screens.ts'
import { show } from '../../ui/testing/input-world.tsx'
import { AcceptLine } from './accept-line.tsx'
import { legalPage } from './legal-page.tsx'

type Doc = { type: 'doc'; content: { type: 'paragraph'; content: { type: 'text'; text: string }[] }[] }
const doc = (text: string): Doc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

vi.mock('../../ui/editor/rich-editor.tsx', () => {
  function RichEditor({ label, content, onChange }: { label: string; content: Doc; onChange: (doc: Doc) => void }) {
    const text = content.content[0]?.content[0]?.text ?? ''
    return <textarea aria-label={label} defaultValue={text} onChange={({ target }) => onChange(doc(target.value))} />
  }
  return { RichEditor }
})

const texts = { en: doc('Our words'), ar: doc('كلماتنا') }
const day = '2026-11-19'
const version = {
  id: 'v1',
  number: 1,
  validFrom: day,
  asksAgain: false,
  publishedAt: `${day}T10:00:00.000Z`,
  acceptances: 2,
}
const privacy = { kind: 'privacy', texts, version: 0, updatedAt: null, published: [version], current: 1, today: day }
const souk = { as: { side: 'souk', role: 'soukAdmin' } } as const

describeScreens([
  {
    ...souk,
    name: 'the legal texts',
    path: '/admin/legal',
    call: 'GET /api/admin/legal',
    full: [privacy, { ...privacy, kind: 'imprint', published: [], current: null }],
    shows: 'Version 1, valid from 19 Nov 2026',
  },
  {
    ...souk,
    name: 'one legal text',
    path: '/admin/legal/privacy',
    call: 'GET /api/admin/legal/:kind',
    full: privacy,
    shows: '2 people accepted it',
    empty: { ...privacy, published: [], current: null },
    none: 'No version yet.',
  },
])

const draft = 'PUT /api/admin/legal/:kind'
const publish = 'POST /api/admin/legal/:kind/publish'
const edit = (replies: object) =>
  screenOf('/admin/legal/privacy', { ...souk, replies: { 'GET /api/admin/legal/:kind': privacy, ...replies } })

test('both languages are written and saved as one draft, and it is published from a day on', async () => {
  const { user, sent } = await edit({ [draft]: { ...privacy, version: 1 }, [publish]: { ...privacy, current: 2 } })
  const open = await screen.findByRole('button', { name: 'Publish' })
  expect(open.getAttribute('title')).toBe('Save a draft first.')
  await user.type(await screen.findByRole('textbox', { name: 'Text in English' }), ' changed')
  await user.click(screen.getByRole('radio', { name: 'العربية' }))
  await user.type(await screen.findByRole('textbox', { name: 'Text in Arabic' }), ' جديدة')
  expect(open.getAttribute('title')).toBe('Save the draft first.')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await expect.poll(() => open.getAttribute('title')).toBeNull()
  expect(sent(draft)[0]?.body).toEqual({
    texts: { en: doc('Our words changed'), ar: doc('كلماتنا جديدة') },
    version: 0,
  })
  await user.click(open)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'Ask everyone again' }))
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await expect.poll(() => sent(publish)[0]?.body).toEqual({ validFrom: day, asksAgain: true, version: 1 })
})

test.each([
  ['refused', refused(409, 'A colleague saved this.'), /A colleague saved/],
  ['lost', offline, /No internet connection/],
])('a draft that is %s stays as it was typed', async (_, reply, says) => {
  const { user } = await edit({ [draft]: reply })
  const field = await screen.findByRole('textbox', { name: 'Text in English' })
  await user.type(field, ' changed')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findAllByText(says)
  expect(field).toHaveProperty('value', 'Our words changed')
})

test('a first day that is past is refused at its field', async () => {
  const { user } = await edit({
    'GET /api/admin/legal/:kind': { ...privacy, version: 3 },
    [publish]: refused(422, 'Choose today or a later day.', 'validFrom'),
  })
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await dialog.findByText('Choose today or a later day.')
  expect(dialog.getByLabelText('First day').getAttribute('aria-invalid')).toBe('true')
})

/** A page that strangers read. */
async function read(reply: () => unknown) {
  await loadNamespaces('legal', 'ui')
  clearSession()
  vi.stubGlobal('fetch', async () => {
    const answer = reply()
    return answer instanceof Response ? answer : Response.json({ data: answer })
  })
  const Page = legalPage('privacy')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  show(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
}

test('a stranger reads a published text with its version', async () => {
  await read(() => ({ kind: 'privacy', isDraft: false, versionId: 'v1', number: 1, validFrom: day, texts }))
  await screen.findByText('Our words')
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy()
  expect(screen.getByText('Version 1, valid from 19 Nov 2026')).toBeTruthy()
  expect(screen.queryByText('This is a draft')).toBeNull()
})

test('a text that is not published is marked as a draft, and one that does not come can be asked for again', async () => {
  await read(() => ({ kind: 'privacy', isDraft: true, versionId: null, number: null, validFrom: null, texts }))
  expect(await screen.findByText('This is a draft')).toBeTruthy()
  await read(() => Response.json({ errors: [{ code: 'internal', message: 'Broken' }] }, { status: 500 }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

const accept = 'POST /api/v2/users/legal'
const asked = { kind: 'terms-brands', isDraft: false, versionId: 'v2', number: 2, validFrom: day, texts }
async function working(replies: object) {
  await loadNamespaces('legal')
  const brand = { as: { side: 'brand', role: 'entityAdmin' } } as const
  return screenOf('/collections', {
    ...brand,
    beside: <AcceptLine />,
    replies: { 'GET /api/v2/users/legal': [asked], ...replies },
  })
}

test('a text that changed is read and accepted before going on', async () => {
  const { user, sent } = await working({ [accept]: [], 'GET /api/v2/users': { id: 'the-person', abilities: [] } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Our terms have changed' }))
  await dialog.findByText('Our words')
  await user.click(dialog.getByRole('button', { name: 'Accept and go on' }))
  expect(sent(accept)).toHaveLength(0)
  await user.click(dialog.getByRole('checkbox', { name: 'I have read the text and accept it' }))
  await user.click(dialog.getByRole('button', { name: 'Accept and go on' }))
  await expect.poll(() => sent(accept)[0]?.body).toEqual({ versionIds: ['v2'] })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('not now leaves the page to be read, and the line asks on', async () => {
  const { user } = await working({})
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Read and accept' }))
  expect(await screen.findByRole('dialog', { name: 'Our terms have changed' })).toBeTruthy()
})

test('a consent that is refused says why, and the dialog stays', async () => {
  const { user } = await working({ [accept]: refused(409, 'This text changed meanwhile.') })
  const dialog = within(await screen.findByRole('dialog', { name: 'Our terms have changed' }))
  await user.click(await dialog.findByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Accept and go on' }))
  expect(await dialog.findByText('This text changed meanwhile.')).toBeTruthy()
})
