import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CropDialog } from './crop-dialog.tsx'
import { show } from '../testing/input-world.tsx'

const [onCrop, onClose] = [vi.fn<(file: File) => void>(), vi.fn()]
const drawImage = vi.fn()
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

/** A picture twice as wide as the frame can show, so that there is somewhere to go. */
async function open() {
  const { user } = show(<CropDialog address="/files/1" name="elm.png" onCrop={onCrop} onClose={onClose} />)
  const frame = await screen.findByRole('button', { name: 'elm.png: arrow keys move the part that is shown' })
  const image = frame.querySelector('img')!
  Object.defineProperties(image, { naturalWidth: { value: 1600 }, naturalHeight: { value: 1000 } })
  fireEvent.load(image)
  const start = () => parseFloat(image.style.insetInlineStart)
  return { user, frame, image, start }
}

test('the arrows move what is shown, the way they point and not beyond the edge', async () => {
  const { frame, start } = await open()
  expect(start()).toBe(-50)
  fireEvent.keyDown(frame, { key: 'ArrowRight' })
  expect(start()).toBeCloseTo(-55)
  fireEvent.keyDown(frame, { key: 'ArrowLeft' })
  fireEvent.keyDown(frame, { key: 'ArrowLeft' })
  expect(start()).toBeCloseTo(-45)
  for (let press = 0; press < 20; press += 1) fireEvent.keyDown(frame, { key: 'ArrowLeft' })
  expect(Math.abs(start())).toBe(0)
})

test('the slider comes closer, and says how close', async () => {
  const { image } = await open()
  const slider = screen.getByRole('slider', { name: 'Closer' })
  fireEvent.change(slider, { target: { value: '2' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('200%')
  expect(image.style.inlineSize).toBe('400%')
})

test('the part that is shown becomes a picture of its own', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['x'], { type: 'image/webp' })),
  )
  const { user, image } = await open()
  await user.click(screen.getByRole('button', { name: 'Crop picture' }))
  await waitFor(() => expect(onCrop).toHaveBeenCalledOnce())
  expect(onCrop.mock.calls[0]![0]).toMatchObject({ name: 'elm.webp', type: 'image/webp' })
  expect(drawImage).toHaveBeenCalledWith(image, 400, 0, 800, 1000, 0, 0, 800, 1000)
})

test('it can be left as it is', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Keep as it is' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onCrop).not.toHaveBeenCalled()
})
