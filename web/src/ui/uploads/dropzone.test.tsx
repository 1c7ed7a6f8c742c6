import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dropzone } from './dropzone.tsx'
import { inArabic, show } from '../testing/input-world.tsx'
import { UploadList } from './upload-list.tsx'
import type { Upload } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'

const file = (name: string, type = '') => new File(['x'], name, { type })
const onFiles = vi.fn()
const named = () => onFiles.mock.lastCall?.[0].map(({ name }: File) => name)
beforeEach(() => vi.clearAllMocks())

function paste(target: Element, ...files: File[]) {
  const event = createEvent.paste(target)
  Object.defineProperty(event, 'clipboardData', { value: { files } })
  fireEvent(target, event)
}

test('it names its limits before anybody runs into them, in both languages', async () => {
  show(<Dropzone kind="picture" onFiles={onFiles} />)
  expect(screen.getByText('PNG, JPG, GIF or WebP, up to 10 MB')).toBeTruthy()
  await inArabic()
  expect(screen.getByText('PNG أو JPG أو GIF أو WebP، حتى 10 ميغابايت')).toBeTruthy()
})

test('files come by choosing, and the same one may come again', async () => {
  const { user } = show(<Dropzone kind="file" onFiles={onFiles} />)
  const input = screen.getByLabelText('Choose files')
  const click = vi.spyOn(input, 'click').mockImplementation(() => {})
  await user.click(screen.getByRole('button'))
  expect(click).toHaveBeenCalledOnce()
  const emptied = vi.spyOn(input as HTMLInputElement, 'value', 'set')
  fireEvent.change(input, { target: { files: [file('a.pdf'), file('b.pdf')] } })
  expect(emptied).toHaveBeenCalledExactlyOnceWith('')
  expect(named()).toEqual(['a.pdf', 'b.pdf'])
  expect(input.getAttribute('accept')).toBe('.csv,.zip,.pdf,.xlsx,.pptx')
})

test('files come by dragging, and one only where one is wanted', () => {
  show(<Dropzone kind="picture" isSingle onFiles={onFiles} />)
  const zone = screen.getByRole('button').parentElement!
  fireEvent.dragOver(zone)
  expect(zone.hasAttribute('data-over')).toBe(true)
  fireEvent.drop(zone, { dataTransfer: { files: [file('a.png'), file('b.png')] } })
  expect(named()).toEqual(['a.png'])
  expect(zone.hasAttribute('data-over')).toBe(false)
})

test('accepts pasted files, except while typing in a field', () => {
  show(
    <>
      <input aria-label="Name" />
      <Dropzone kind="picture" onFiles={onFiles} />
    </>,
  )
  paste(screen.getByLabelText('Name'), file('a.png'))
  expect(onFiles).not.toHaveBeenCalled()
  paste(document.body, file('a.png'))
  expect(named()).toEqual(['a.png'])
})

test('of two zones the focused one takes what is pasted', () => {
  const other = vi.fn()
  show(
    <>
      <Dropzone kind="picture" label="Logo" onFiles={onFiles} />
      <Dropzone kind="picture" label="Banner" onFiles={other} />
    </>,
  )
  const banner = screen.getByRole('button', { name: /^Banner/ })
  banner.focus()
  paste(banner, file('a.png'))
  expect([onFiles.mock.calls.length, other.mock.calls.length]).toEqual([0, 1])
})

test('a closed one takes nothing', () => {
  show(<Dropzone kind="picture" isDisabled onFiles={onFiles} />)
  fireEvent.drop(screen.getByRole('button').parentElement!, { dataTransfer: { files: [file('a.png')] } })
  expect(onFiles).not.toHaveBeenCalled()
})

const base = { sent: 0, problem: null, canRetry: false, result: null }
const items: Upload[] = [
  { ...base, id: '1', file: file('done.pdf'), state: 'done', sent: 1 },
  { ...base, id: '2', file: file('sending.pdf'), state: 'sending', sent: 0.64 },
  { ...base, id: '3', file: file('failed.pdf'), state: 'failed', problem: 'No internet connection.', canRetry: true },
  { ...base, id: '4', file: file('wrong.mov'), state: 'failed', problem: 'Not accepted.' },
]

test('each file shows how it fares, and can be cancelled, tried again or taken away', async () => {
  const [onRemove, onRetry] = [vi.fn(), vi.fn()]
  const { user } = show(<UploadList items={items} onRemove={onRemove} onRetry={onRetry} />)
  expect(screen.getByRole('progressbar', { name: 'Uploading sending.pdf' }).getAttribute('value')).toBe('64')
  expect(screen.getByText('No internet connection.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel sending.pdf' }))
  await user.click(screen.getByRole('button', { name: 'Remove wrong.mov' }))
  await user.click(screen.getByRole('button', { name: 'Try failed.pdf again' }))
  expect(onRemove.mock.calls).toEqual([['2'], ['4']])
  expect(onRetry).toHaveBeenCalledWith('3')
  expect(screen.queryByRole('button', { name: 'Try wrong.mov again' })).toBeNull()
})

function Uploads({ send }: { send: (file: File) => Promise<string> }) {
  const { items, surplus, maximum, add, remove, retry } = useUploads({ kind: 'file', send, maximum: 3 })
  return (
    <>
      <Dropzone kind="file" onFiles={add} />
      <UploadList {...{ items, surplus, maximum }} onRemove={remove} onRetry={retry} />
    </>
  )
}
const drop = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Choose files'), { target: { files: names.map((name) => file(name)) } })

test('files are checked, sent and listed; too many are refused in words', async () => {
  const send = vi.fn(async ({ name }: File) => `/files/${name}`)
  show(<Uploads send={send} />)
  drop('a.pdf', 'b.exe')
  await waitFor(() => expect(screen.getByText('Sent')).toBeTruthy())
  expect(screen.getByText(/^This type of file is not accepted\. Choose one of: CSV/)).toBeTruthy()
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a.pdf'])
  drop('c.pdf', 'd.pdf', 'e.pdf')
  await waitFor(() => expect(screen.getAllByText('Sent')).toHaveLength(3))
  expect(screen.getByText('Choose at most 3 files at a time.')).toBeTruthy()
})

test('one that fails is tried again', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('No internet connection.')).mockResolvedValue('/files/a')
  const { user } = show(<Uploads send={send} />)
  drop('a.pdf')
  await user.click(await screen.findByRole('button', { name: 'Try a.pdf again' }))
  await screen.findByText('Sent')
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '1 file sent')).toBe(true)
})
