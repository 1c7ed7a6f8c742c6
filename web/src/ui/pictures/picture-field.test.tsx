import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type PickedPicture, PictureField } from './picture-field.tsx'
import { Controlled, show } from '../testing/input-world.tsx'

const onValue = vi.fn<(value: PickedPicture) => void>()
const logo = new File(['x'], 'logo.png', { type: 'image/png' })
const made = vi.fn(() => 'blob:one')
const givenBack = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: givenBack })
})

function start(initial: PickedPicture) {
  return show(
    <Controlled initial={initial} onValue={onValue}>
      {(bound) => <PictureField label="Logo" {...bound} />}
    </Controlled>,
  )
}
const choose = (name: string, file: File) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { files: [file] } })
const preview = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Logo: preview' })

test('a picture is seen before it is sent', () => {
  start({ file: null, url: null })
  expect(preview()).toBeNull()
  choose('Choose files', logo)
  expect(onValue).toHaveBeenLastCalledWith({ file: logo, url: null })
  expect(preview()?.src).toBe('blob:one')
  fireEvent.load(preview()!)
  expect(givenBack).toHaveBeenCalledExactlyOnceWith('blob:one')
  expect(screen.getByText('logo.png')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replace Logo' }))
})

test.each([
  [160, 40, true],
  [159, 159, false],
])('a logo of %i × %i pixels is taken: %s', async (width, height, isTaken) => {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }))
  show(
    <Controlled<PickedPicture> initial={{ file: null, url: null }} onValue={onValue}>
      {(bound) => <PictureField label="Logo" minimum={160} {...bound} />}
    </Controlled>,
  )
  choose('Choose files', logo)
  if (isTaken) await vi.waitFor(() => expect(onValue).toHaveBeenLastCalledWith({ file: logo, url: null }))
  else {
    const sentence = 'This picture is 159 × 159 pixels. Choose one whose longer side has at least 160.'
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(onValue).not.toHaveBeenCalled()
  }
})

test('a new file takes the place of the address that is kept', () => {
  start({ file: null, url: '/files/7' })
  expect(preview()?.getAttribute('src')).toBe('/files/7')
  choose('Replace Logo', logo)
  expect(onValue).toHaveBeenLastCalledWith({ file: logo, url: null })
})

test.each([
  { file: logo, url: null },
  { file: null, url: '/files/7' },
])('a reset clears the file and the address', (initial) => {
  start(initial)
  fireEvent.click(screen.getByRole('button', { name: 'Reset Logo' }))
  expect(onValue).toHaveBeenLastCalledWith({ file: null, url: null })
  expect(preview()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Logo was cleared')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Drop a file here/ }))
})

test('what is no picture stays out, by its name or when it cannot be drawn', () => {
  start({ file: null, url: null })
  choose('Choose files', new File(['x'], 'logo.pdf'))
  expect(onValue).not.toHaveBeenCalled()
  expect(screen.getByText(/This type of file is not accepted/)).toBeTruthy()
  choose('Choose files', logo)
  fireEvent.error(preview()!)
  expect(screen.getByText('This file is not a picture that can be read.')).toBeTruthy()
})
