import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Gallery } from './gallery.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { Picture } from './picture.tsx'
import { reordered } from '../browser/reordered.ts'
import { inArabic, show } from '../testing/input-world.tsx'

const address = '/files/pictures/ab12.webp'

test('a picture has its place, its widths and its turn', () => {
  show(
    <>
      <Picture source={address} alt="Sweater, sage" load="hero" />
      <Picture source={address} alt="" shape="brand" />
    </>,
  )
  const hero = screen.getByRole('img', { name: 'Sweater, sage' })
  expect(hero.getAttribute('srcset')).toContain('/files/pictures/ab12-960.webp 960w')
  expect([hero.getAttribute('width'), hero.getAttribute('height')]).toEqual(['640', '800'])
  expect([hero.getAttribute('loading'), hero.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  const later = screen.getByRole('presentation')
  expect([later.getAttribute('loading'), later.getAttribute('height')]).toEqual(['lazy', '400'])
})

test('a picture that is missing or broken shows the style code, and a new address is a new try', () => {
  function Sample() {
    const [source, setSource] = useState(address)
    return (
      <>
        <button onClick={() => setSource('/files/pictures/cd34.webp')}>Replace</button>
        <Picture source={source} alt="Sweater" code="MO-S27-0114" />
      </>
    )
  }
  show(<Sample />)
  expect(screen.queryByText('MO-S27-0114')).toBeNull()
  fireEvent.error(screen.getByRole('img', { name: 'Sweater' }))
  expect(screen.getByText('MO-S27-0114')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Sweater')).toBeTruthy()
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('img', { name: 'Sweater' }).getAttribute('src')).toBe('/files/pictures/cd34-640.webp')
})

const pictures = ['Sage', 'Slate', 'Oat'].map((name) => ({ id: name, name, source: address, alt: `Sweater, ${name}` }))
function Shown() {
  const [at, setAt] = useState(0)
  return <Gallery label="Sweater" pictures={pictures} at={at} onAt={setAt} code="MO-1" />
}
const large = () => screen.getByRole('button', { name: /^Enlarge/ })
const current = () => large().getAttribute('aria-label')

test('a gallery is walked through by thumbnails, arrows and buttons, round and round', async () => {
  const { user } = show(<Shown />)
  await user.click(screen.getByRole('button', { name: 'Oat' }))
  expect(current()).toBe('Enlarge: Sweater, Oat')
  expect(screen.getByRole('button', { name: 'Oat' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(current()).toBe('Enlarge: Sweater, Sage')
  large().focus()
  await user.keyboard('{ArrowRight}')
  expect(current()).toBe('Enlarge: Sweater, Slate')
  expect(screen.getByText('2 / 3')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Picture 2 of 3: Sweater, Slate')
  await inArabic()
  screen.getByRole('button', { name: 'تكبير: \u2068Sweater, Slate\u2069' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'تكبير: \u2068Sweater, Sage\u2069' })).toBeTruthy()
})

test('a finger turns it, a short touch does not', () => {
  show(<Shown />)
  const draw = (from: number, to: number) => {
    fireEvent.pointerDown(large(), { pointerType: 'touch', clientX: from, clientY: 10 })
    fireEvent.pointerUp(large(), { pointerType: 'touch', clientX: to, clientY: 14 })
  }
  draw(200, 190)
  expect(current()).toBe('Enlarge: Sweater, Sage')
  draw(200, 100)
  expect(current()).toBe('Enlarge: Sweater, Slate')
  draw(100, 200)
  expect(current()).toBe('Enlarge: Sweater, Sage')
})

test('it opens over the whole screen, enlarges, and moves by the arrows only when it is not enlarged', async () => {
  const { user } = show(<Shown />)
  await user.click(large())
  const dialog = await screen.findByRole('dialog')
  const zoom = () => dialog.querySelector<HTMLButtonElement>('[data-autofocus]')!
  await waitFor(() => expect(document.activeElement).toBe(zoom()))
  await user.keyboard('+')
  expect(zoom().getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{ArrowRight}')
  expect(zoom().style.getPropertyValue('--x')).toBe('60%')
  await user.keyboard('-')
  zoom().focus()
  await user.keyboard('{ArrowRight}')
  await screen.findByRole('dialog', { name: 'Sweater, Slate' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(current()).toBe('Enlarge: Sweater, Slate')
})

const edited = pictures.map(({ id, name }) => ({ id, name, address }))
const [onOrder, onRemove, onCrop] = [vi.fn(), vi.fn(), vi.fn()]
const editor = (maximum = 5) => (
  <PictureEditor pictures={edited} maximum={maximum} {...{ onOrder, onRemove, onCrop }} adding={<p>Add here</p>} />
)

test('pictures are ordered by buttons and by dragging, and it is said', async () => {
  const { user } = show(editor())
  expect(screen.getByRole('button', { name: 'Move Sage earlier' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Move Sage later' }))
  expect(onOrder).toHaveBeenLastCalledWith(['Slate', 'Sage', 'Oat'])
  expect(screen.getByText('Sage is now picture 2 of 3')).toBeTruthy()
  const [first, , third] = screen.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild)
  fireEvent.dragStart(third!)
  fireEvent.dragOver(first!)
  fireEvent.drop(first!)
  expect(onOrder).toHaveBeenLastCalledWith(['Oat', 'Sage', 'Slate'])
})

test('one is taken away, one is cropped, and there is room only up to the limit', async () => {
  const { user } = show(editor())
  expect(screen.getByText('Add here')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove Slate' }))
  expect(onRemove).toHaveBeenCalledWith('Slate')
  await user.click(screen.getByRole('button', { name: 'Crop Oat' }))
  await screen.findByRole('dialog', { name: 'Which part should the shop show?' })
  await user.click(screen.getByRole('button', { name: 'Keep as it is' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onCrop).not.toHaveBeenCalled()
  show(editor(3))
  expect(screen.getByText('A style has 3 pictures at most. Remove one to add another.')).toBeTruthy()
})

test('a list is put in another order', () => {
  expect(reordered(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(reordered(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})
