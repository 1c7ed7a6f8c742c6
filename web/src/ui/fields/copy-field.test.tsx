import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyField } from './copy-field.tsx'
import { show } from '../testing/input-world.tsx'

const link = 'https://souk.test/join/KIN-4821'
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy Invitation link' })))
afterEach(() => void vi.useRealTimers())

test('the value is read-only, and copying announces itself to screen readers', async () => {
  vi.useFakeTimers()
  show(<CopyField label="Invitation link" value={link} />)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(screen.getByLabelText<HTMLInputElement>('Invitation link').readOnly).toBe(true)
  await press()
  expect(write).toHaveBeenCalledExactlyOnceWith(link)
  expect(screen.getByRole('status').textContent).toBe('Invitation link copied')
  expect(screen.getByRole('button').textContent).toBe('Copied')
  act(() => vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('button').textContent).toBe('Copy')
})

test('where the clipboard is closed the text is marked, and the way is said', async () => {
  show(<CopyField label="Invitation link" value={link} help="Valid for 7 days." />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
  await press()
  const input = screen.getByLabelText<HTMLInputElement>('Invitation link')
  expect(input.selectionEnd! - input.selectionStart!).toBe(link.length)
  expect(screen.getAllByText(/Select the text and copy it/)).toHaveLength(2)
  expect(screen.getByRole('button').textContent).toBe('Copy')
})

test('focus selects the whole value', async () => {
  const { user } = show(<CopyField label="Invitation link" value={link} />)
  await user.tab()
  const input = screen.getByLabelText<HTMLInputElement>('Invitation link')
  expect(document.activeElement).toBe(input)
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, link.length])
})
