import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { FormConflicts } from '../../ui/forms/form-conflicts.tsx'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { show } from '../../ui/testing/input-world.tsx'
import { Failed } from '../server/failed.ts'
import { useSavedForm } from './use-saved-form.ts'

const Both = z.strictObject({ story: z.string(), tax: z.string() })
type Both = z.infer<typeof Both>
const before: Both = { story: 'Wool', tax: 'TX 1' }

type Props = {
  saved: Both
  version?: number
  send: (body: Both, version?: number) => Promise<Both>
  onStale?: () => Promise<unknown>
}
function Profile(props: Props) {
  const { field, save, problem, isDirty, discard, conflicts } = useSavedForm({ schema: Both, ...props })
  return (
    <Form onSubmit={save} problem={problem}>
      <FormConflicts conflicts={conflicts} label={(name) => (name === 'tax' ? 'Tax' : 'Story')} />
      <TextField label="Story" {...field('story')} />
      <TextField label="Tax" {...field('tax')} />
      <SaveBar isDirty={isDirty} onDiscard={discard} />
    </Form>
  )
}
/** A colleague saves from elsewhere. */
function Shared({ send, theirs }: Omit<Props, 'saved'> & { theirs: Both }) {
  const [saved, setSaved] = useState(before)
  return (
    <>
      <Profile saved={saved} send={send} />
      <button type="button" onClick={() => setSaved(theirs)}>
        colleague
      </button>
    </>
  )
}
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const save = () => screen.queryByRole('button', { name: 'Save changes' })

test('the bar is there only while something differs from what is kept', async () => {
  const { user } = show(<Profile saved={before} send={async (body) => body} />)
  expect(save()).toBeNull()
  await user.type(screen.getByLabelText('Story'), '!')
  expect(save()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: /Discard/ }))
  expect(value('Story')).toBe('Wool')
  expect(save()).toBeNull()
})

test('a colleague’s change comes in beside what is typed, and is sent back untouched', async () => {
  const send = vi.fn(async (body: Both) => body)
  const { user } = show(<Shared send={send} theirs={{ story: 'Silk', tax: 'TX 1' }} />)
  await user.type(screen.getByLabelText('Tax'), '2')
  await user.click(screen.getByText('colleague'))
  expect([value('Story'), value('Tax')]).toEqual(['Silk', 'TX 12'])
  await user.click(save()!)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ story: 'Silk', tax: 'TX 12' }, undefined))
  await waitFor(() => expect(save()).toBeNull())
})

test('after saving the form holds what the server kept, not what was typed', async () => {
  const { user } = show(<Profile saved={before} send={async ({ story }) => ({ story: story.trim(), tax: 'TX 9' })} />)
  await user.type(screen.getByLabelText('Story'), '  ')
  await user.click(save()!)
  await waitFor(() => expect(value('Tax')).toBe('TX 9'))
  expect(value('Story')).toBe('Wool')
  expect(save()).toBeNull()
})

test('what is typed while the answer is on its way stays unsaved', async () => {
  const { promise, resolve } = Promise.withResolvers<Both>()
  const { user } = show(<Profile saved={before} send={() => promise} />)
  await user.type(screen.getByLabelText('Story'), 's')
  await user.click(save()!)
  await user.type(screen.getByLabelText('Tax'), '7')
  resolve({ story: 'Wools', tax: 'TX 1' })
  await waitFor(() => expect(value('Story')).toBe('Wools'))
  expect(value('Tax')).toBe('TX 17')
  expect(save()).not.toBeNull()
})

describe('a field that a colleague saved meanwhile', () => {
  async function bothTyped(send = vi.fn(async (body: Both) => body)) {
    const { user } = show(<Shared send={send} theirs={{ story: 'Silk', tax: 'TX 9' }} />)
    await user.type(screen.getByLabelText('Tax'), '2')
    expect(notice()).toBeNull()
    await user.click(screen.getByText('colleague'))
    expect([value('Story'), value('Tax')]).toEqual(['Silk', 'TX 12']) // what is typed stays
    return { user, send, box: await screen.findByRole('alert') }
  }
  const notice = () => screen.queryByRole('alert')

  test('is shown in both versions, and saving waits for the choice', async () => {
    const { user, send, box } = await bothTyped()
    expect(box.textContent).toContain('Tax, your versionTX 12')
    expect(box.textContent).toContain('Tax, the saved versionTX 9')
    expect(box.textContent).not.toContain('Story')
    await user.click(save()!)
    expect(send).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(box)
  })
  test('is saved as typed once that is chosen', async () => {
    const { user, send } = await bothTyped()
    await user.click(screen.getByRole('button', { name: 'Keep mine: Tax' }))
    expect([value('Tax'), notice()]).toEqual(['TX 12', null])
    await user.click(save()!)
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ story: 'Silk', tax: 'TX 12' }))
  })
  test('is theirs once that is chosen', async () => {
    const { user } = await bothTyped()
    await user.click(screen.getByRole('button', { name: 'Take theirs: Tax' }))
    expect([value('Tax'), notice(), save()]).toEqual(['TX 9', null, null])
  })
  test('is theirs once everything is discarded', async () => {
    const { user } = await bothTyped()
    await user.click(screen.getByRole('button', { name: /Discard/ }))
    expect([value('Tax'), notice()]).toEqual(['TX 9', null])
  })
})

describe('a save that the server refuses as stale', () => {
  const by = { name: 'Nora Haddad', isYou: false, at: '2026-11-19T09:00:00.000Z' }
  const stale = () => new Failed(409, 'Nora Haddad saved a change.', [{ code: 'stale', message: '', items: [by] }])
  type Saved = { saved: Both; version: number }

  /** The server's side: version 2 is there, and this page shows version 1. */
  function Server({ now, onSent }: { now: Saved; onSent: (body: Both, version?: number) => void }) {
    const [shown, setShown] = useState<Saved>({ saved: before, version: 1 })
    async function send(body: Both, version?: number): Promise<Both> {
      onSent(body, version)
      if (version !== now.version) throw stale()
      return body
    }
    return <Profile {...shown} send={send} onStale={async () => setShown(now)} />
  }
  test('names the person, keeps what is typed, and goes through over the new version after the choice', async () => {
    const onSent = vi.fn()
    const { user } = show(<Server now={{ saved: { story: 'Wool', tax: 'TX 9' }, version: 2 }} onSent={onSent} />)
    await user.type(screen.getByLabelText('Tax'), '2')
    await user.click(save()!)
    const keep = await screen.findByRole('button', { name: 'Keep mine: Tax' })
    expect(screen.getByRole('alert').textContent).toContain('Nora Haddad changed this while you were editing')
    expect(value('Tax')).toBe('TX 12')
    await user.click(keep)
    await user.click(save()!)
    await waitFor(() => expect(onSent).toHaveBeenLastCalledWith({ story: 'Wool', tax: 'TX 12' }, 2))
    await waitFor(() => expect(save()).toBeNull())
  })
  test('of another field takes it over, says so, and goes through with the next press', async () => {
    const onSent = vi.fn()
    const { user } = show(<Server now={{ saved: { story: 'Silk', tax: 'TX 1' }, version: 2 }} onSent={onSent} />)
    await user.type(screen.getByLabelText('Tax'), '2')
    await user.click(save()!)
    await screen.findByText('Nora Haddad saved a change.')
    expect([value('Story'), value('Tax')]).toEqual(['Silk', 'TX 12'])
    await user.click(save()!)
    await waitFor(() => expect(onSent).toHaveBeenLastCalledWith({ story: 'Silk', tax: 'TX 12' }, 2))
  })
})
