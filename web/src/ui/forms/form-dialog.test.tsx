import { fireEvent, screen, waitFor } from '@testing-library/react'
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Failed } from '../../lib/server/failed.ts'
import { DateField } from '../fields/date-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Button } from '../layout/button.tsx'
import { show } from '../testing/input-world.tsx'
import { FormDialog, FormSheet } from './form-dialog.tsx'

const Note = z.strictObject({ text: z.string().check(z.minLength(2)), until: z.nullable(z.iso.date()) })
const send = vi.fn<(body: z.output<typeof Note>) => Promise<void>>(() => Promise.resolve())
const close = vi.fn<() => void>()

type SampleProps = { kind?: 'dialog' | 'sheet'; whyNot?: string; isEdit?: boolean; onClose?: () => void }
function Sample({ kind = 'dialog', whyNot, isEdit = false, onClose = close }: SampleProps) {
  const form = useContractForm({ schema: Note, initial: { text: '', until: '2027-01-15' }, send })
  const Frame = kind === 'dialog' ? FormDialog : FormSheet
  return (
    <Frame form={form} title="A note" send="Write it" whyNot={whyNot} isEdit={isEdit} onClose={onClose}>
      <TextField label="Text" {...form.field('text')} />
      <DateField label="Until" isOptional {...form.field('until')} />
    </Frame>
  )
}
function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <Sample onClose={() => setOpen(false)} />}
    </>
  )
}
const write = () => screen.getByRole('button', { name: /Write it/, hidden: true })

test.each(['dialog', 'sheet'] as const)('a %s sends what was typed, an emptied day as none', async (kind) => {
  const { user } = show(<Sample kind={kind} />)
  await user.type(await screen.findByLabelText('Text'), 'Two weeks')
  fireEvent.change(document.querySelector('input[type=date]')!, { target: { value: '' } })
  await user.click(write())
  expect(send).toHaveBeenLastCalledWith({ text: 'Two weeks', until: null })
})

test('what the server refuses stands in it, with what was typed', async () => {
  send.mockRejectedValueOnce(new Failed(409, 'Somebody was faster.'))
  const { user } = show(<Sample />)
  await user.type(await screen.findByLabelText('Text'), 'Two weeks')
  await user.click(write())
  expect(await screen.findByText('Somebody was faster.')).not.toBeNull()
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Two weeks')
})

test('a button that cannot be pressed says why, and sends nothing', async () => {
  send.mockClear()
  const { user } = show(<Sample whyNot="Choose a day first." />)
  await user.type(await screen.findByLabelText('Text'), 'Two weeks')
  const button = write()
  expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toBe('Choose a day first.')
  await user.click(button)
  expect(send).not.toHaveBeenCalled()
})

test('a back button asks before something typed is lost, and not when nothing was', async () => {
  const { user, router } = show(<Sample />)
  await screen.findByLabelText('Text')
  await act(() => router.navigate('/other'))
  expect(router.state.location.pathname).toBe('/other')
  await user.type(screen.getByLabelText('Text'), 'T')
  await act(() => router.navigate('/'))
  expect(await screen.findByText('Leave without saving?')).not.toBeNull()
  expect(router.state.location.pathname).toBe('/other')
  await user.click(screen.getByRole('button', { name: 'Leave page' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('Escape and the cross close what is untouched, and ask before something typed is lost', async () => {
  close.mockClear()
  const { user } = show(<Sample />)
  await screen.findByLabelText('Text')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  await user.type(screen.getByLabelText('Text'), 'T{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(close).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByText('Close without saving?')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(close).toHaveBeenCalledTimes(2))
})

test('what changes something that exists says that nothing differs yet', async () => {
  send.mockClear()
  const { user } = show(<Sample isEdit />)
  await screen.findByLabelText('Text')
  await user.click(write())
  expect(write().getAttribute('title')).toBe('Nothing has changed yet.')
  await user.type(screen.getByLabelText('Text'), 'Two weeks')
  await user.click(write())
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})

test('the focus goes back to what opened it, also when what was typed is given up', async () => {
  const { user } = show(<Opener />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await user.click(opener)
  await user.type(await screen.findByLabelText('Text'), 'T{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('opens with the focus in its first field', async () => {
  show(<Sample />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Text')))
})
