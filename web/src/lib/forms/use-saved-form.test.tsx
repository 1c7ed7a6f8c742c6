import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { show } from '../../ui/testing/input-world.tsx'
import { useSavedForm } from './use-saved-form.ts'

const Both = z.strictObject({ story: z.string(), tax: z.string() })
type Both = z.infer<typeof Both>
const before: Both = { story: 'Wool', tax: 'TX 1' }

type Props = { saved: Both; send: (body: Both) => Promise<Both> }
function Profile({ saved, send }: Props) {
  const { field, save, isDirty, discard, overtaken } = useSavedForm({ schema: Both, saved, send })
  return (
    <Form onSubmit={save}>
      <em aria-label="overtaken">{overtaken.join()}</em>
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
  await waitFor(() => expect(send).toHaveBeenCalledWith({ story: 'Silk', tax: 'TX 12' }))
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

test('what a colleague saved in a field that is typed in here is named until it is saved or discarded', async () => {
  const { user } = show(<Shared send={async (body) => body} theirs={{ story: 'Silk', tax: 'TX 9' }} />)
  const overtaken = () => screen.getByLabelText('overtaken').textContent
  await user.type(screen.getByLabelText('Tax'), '2')
  expect(overtaken()).toBe('')
  await user.click(screen.getByText('colleague'))
  expect([value('Story'), value('Tax'), overtaken()]).toEqual(['Silk', 'TX 12', 'tax'])
  await user.click(screen.getByRole('button', { name: /Discard/ }))
  expect([value('Tax'), overtaken()]).toEqual(['TX 9', ''])
})
