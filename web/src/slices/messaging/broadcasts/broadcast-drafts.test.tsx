import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { broadcastWorld } from '../testing/broadcast-world.tsx'

/** The real editor needs a browser's layout; the draft knows only its document. */
vi.mock('../../../ui/editor/rich-editor.tsx', async () => {
  const { useState } = await import('react')
  type Doc = { type: 'doc'; content: { type: string; content?: { text?: string }[] }[] }
  const wordsOf = ({ content }: Doc) => content.flatMap((one) => one.content ?? []).map(({ text = '' }) => text)
  function RichEditor({ label, content, onChange }: { label: string; content: Doc; onChange: (doc: Doc) => void }) {
    const [text, setText] = useState(() => wordsOf(content).join(''))
    function type(next: string): void {
      setText(next)
      onChange({ type: 'doc', content: [{ type: 'paragraph', content: [{ text: next }] }] } as Doc)
    }
    return <textarea aria-label={label} value={text} onChange={(event) => type(event.target.value)} />
  }
  return { RichEditor }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
async function answer(user: UserEvent, name: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name }))
}

const list = '/messages?tab=broadcasts'
const fresh = `${list}&broadcast=new`

describe('a new email', () => {
  test('is saved while it is typed, and open again after Close', async () => {
    const { open, subject, body, saved, drafts } = await broadcastWorld()
    const { user, router } = open(fresh)
    await user.type(await subject(), 'Coats')
    await user.type(await body(), 'Hello')
    await saved()
    await waitFor(() => expect([...drafts.values()].at(-1)).toMatchObject({ subject: 'Coats' }))
    expect(drafts.size).toBe(1)
    expect(router.state.location.search).toContain([...drafts.keys()][0])
    expect((await subject()).value).toBe('Coats') // the fields stay where they are when the address changes
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: /Coats/ }))
    expect([(await subject()).value, (await body()).value]).toEqual(['Coats', 'Hello'])
  })
  test('typed just before the way back or a click in the menu is saved', async () => {
    const { open, subject, drafts } = await broadcastWorld()
    const { user, router } = open(fresh)
    await user.type(await subject(), 'Coats')
    await act(() => router.navigate(list))
    await waitFor(() => expect([...drafts.values()]).toMatchObject([{ subject: 'Coats' }]))
  })
  test('without a subject stays in the browser over a reload, and says so', async () => {
    const { open, body, written } = await broadcastWorld()
    const { user } = open(fresh)
    await user.type(await body(), 'Hello')
    await screen.findByText(/^Kept in this browser/)
    open(fresh)
    expect((await body()).value).toBe('Hello')
    expect(written).toEqual([])
  })
  test('is deleted after a question, and nothing of it comes back', async () => {
    const { open, subject, saved, drafts } = await broadcastWorld()
    const { user } = open(fresh)
    await user.type(await subject(), 'Coats')
    await saved()
    await user.click(screen.getByRole('button', { name: 'Delete draft' }))
    await answer(user, 'Delete draft')
    await waitFor(() => expect(drafts.size).toBe(0))
    open(fresh)
    expect((await subject()).value).toBe('')
  })
})

describe('a lost network', () => {
  test('leaves the text in the browser, and it is sent when the network is back, also after a reload', async () => {
    const { open, subject, saved, drafts, network } = await broadcastWorld()
    const { user } = open(fresh)
    const field = await subject()
    network.isLost = true
    await user.type(field, 'Coats')
    await screen.findByText(/^Not saved yet/)
    open(fresh)
    expect((await subject()).value).toBe('Coats')
    await screen.findByText(/^Not saved yet/)
    network.isLost = false
    act(() => void dispatchEvent(new Event('online')))
    await saved()
    expect([...drafts.values()]).toMatchObject([{ subject: 'Coats' }])
    expect(Object.keys(localStorage).filter((name) => name.startsWith('broadcast '))).toEqual([])
  })
  test('that ate the answer of the first save makes no second draft', async () => {
    const { open, subject, saved, drafts, network } = await broadcastWorld()
    const { user } = open(fresh)
    network.losesAnswers = true
    await user.type(await subject(), 'Coats')
    await screen.findByText(/^Not saved yet/)
    network.losesAnswers = false
    await user.type(await subject(), ' and hats')
    await saved()
    expect([...drafts.values()]).toMatchObject([{ subject: 'Coats and hats' }])
  })
})

describe('a template', () => {
  test('replaces nothing that was typed without asking', async () => {
    const { open, subject } = await broadcastWorld()
    const { user } = open(fresh)
    await user.type(await subject(), 'Coats')
    await user.click(screen.getByRole('button', { name: 'Restock' }))
    await answer(user, 'Go back')
    expect((await subject()).value).toBe('Coats')
    await user.click(screen.getByRole('button', { name: 'Restock' }))
    await answer(user, 'Use the template')
    await waitFor(async () => expect((await subject()).value).not.toBe('Coats'))
  })
  test('is exchanged for another one without a question', async () => {
    const { open, subject } = await broadcastWorld()
    const { user } = open(fresh)
    await user.click(await screen.findByRole('button', { name: 'Restock' }))
    const before = (await subject()).value
    await user.click(screen.getByRole('button', { name: 'Thank you' }))
    expect((await subject()).value).not.toBe(before)
    expect(screen.queryByText('Replace your text?')).toBeNull()
  })
})

describe('two tabs on the same draft', () => {
  const id = '00000009-0000-4000-8000-000000000000'
  const words = {
    language: 'en',
    subject: 'Coats',
    body: { type: 'doc', content: [{ type: 'paragraph' }] },
    audience: [{ kind: 'all' }],
  }
  async function openDraft() {
    const world = await broadcastWorld()
    world.put(id, 1, words)
    const { user, client } = world.open(`${list}&broadcast=${id}`)
    await world.subject()
    return { ...world, user, client }
  }
  test('the same field: both versions are shown, and mine is saved over the other one once it is chosen', async () => {
    const { put, user, subject, saved, drafts, written } = await openDraft()
    put(id, 2, { ...words, subject: 'Hats' })
    await user.type(await subject(), ' of wool')
    const keep = await screen.findByRole('button', { name: 'Keep mine: Subject' })
    expect(screen.getByRole('alert').textContent).toContain('Subject, the saved versionHats')
    expect((await subject()).value).toBe('Coats of wool')
    expect(drafts.get(id)!.subject).toBe('Hats')
    await user.click(keep)
    await saved()
    expect(written.at(-1)!.body).toMatchObject({ version: 2, subject: 'Coats of wool' })
  })
  test('the same field: theirs comes in once it is chosen', async () => {
    const { put, user, subject, saved } = await openDraft()
    put(id, 2, { ...words, subject: 'Hats' })
    await user.type(await subject(), ' of wool')
    await user.click(await screen.findByRole('button', { name: 'Take theirs: Subject' }))
    await saved()
    expect((await subject()).value).toBe('Hats')
  })
  test('different fields: both are saved', async () => {
    const { put, user, subject, drafts } = await openDraft()
    const theirs = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Theirs' }] }] }
    put(id, 2, { ...words, body: theirs })
    await user.type(await subject(), '!')
    await waitFor(() => expect(drafts.get(id)).toMatchObject({ subject: 'Coats!', body: theirs }))
  })
  test('what the other tab saved is shown where nothing is typed', async () => {
    const { put, client, subject } = await openDraft()
    put(id, 2, { ...words, subject: 'Hats' })
    await act(() => client.refetchQueries())
    await waitFor(async () => expect((await subject()).value).toBe('Hats'))
  })
})
