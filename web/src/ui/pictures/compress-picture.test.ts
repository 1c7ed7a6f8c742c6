import { expect, test, vi } from 'vitest'
import { type Studio, compressPicture } from './compress-picture.ts'

const megabyte = 1_048_576
const fileOf = (bytes: number, type: string, name: string) => new File([new Uint8Array(bytes)], name, { type })

/** A studio whose pictures weigh so many bytes a pixel. */
function studioOf(width: number, height: number, bytesAPixel: number) {
  const close = vi.fn()
  const encoded: [number, number, string][] = []
  const studio: Studio = {
    decode: async () => ({ width, height, source: null as unknown as CanvasImageSource, close }),
    encode: async (_, wide, high, type) => {
      encoded.push([wide, high, type])
      return new Blob([new Uint8Array(Math.round(wide * high * bytesAPixel))], { type })
    },
  }
  return { studio, encoded, close }
}

test('a small picture is left alone, byte for byte', async () => {
  const { studio, encoded, close } = studioOf(1_920, 1_000, 1)
  const file = fileOf(4 * megabyte, 'image/jpeg', 'coat.jpg')
  expect(await compressPicture(file, studio)).toBe(file)
  expect(encoded).toEqual([])
  expect(close).toHaveBeenCalledOnce()
})

test('an animation is left alone, however large', async () => {
  const { studio } = studioOf(4_000, 4_000, 1)
  const file = fileOf(6 * megabyte, 'image/gif', 'turn.gif')
  expect(await compressPicture(file, studio)).toBe(file)
})

test('a large one is scaled into 1920 by 1920, and keeps its shape and name', async () => {
  const { studio, encoded } = studioOf(4_000, 3_000, 0.2)
  const done = await compressPicture(fileOf(9 * megabyte, 'image/jpeg', 'coat.JPG'), studio)
  expect(encoded).toEqual([[1_920, 1_440, 'image/jpeg']])
  expect([done.name, done.type]).toEqual(['coat.JPG', 'image/jpeg'])
})

test('nothing is ever enlarged', async () => {
  const { studio, encoded } = studioOf(800, 1_000, 1)
  await compressPicture(fileOf(5 * megabyte, 'image/webp', 'coat.webp'), studio)
  expect(encoded).toEqual([[800, 1_000, 'image/webp']])
})

test('PNG becomes WebP, in its name too', async () => {
  const { studio } = studioOf(3_840, 1_920, 0.1)
  const done = await compressPicture(fileOf(megabyte, 'image/png', 'flat.lay.png'), studio)
  expect([done.name, done.type]).toEqual(['flat.lay.webp', 'image/webp'])
})

test('what is still over 4 MB is made smaller until it fits', async () => {
  const { studio, encoded } = studioOf(1_920, 1_920, 1.6)
  const done = await compressPicture(fileOf(9 * megabyte, 'image/jpeg', 'lace.jpg'), studio)
  expect(encoded.length).toBeGreaterThan(1)
  expect(done.size).toBeLessThanOrEqual(4 * megabyte)
})

test('a result that gained nothing is dropped', async () => {
  const { studio } = studioOf(1_000, 1_000, 40)
  const file = fileOf(5 * megabyte, 'image/jpeg', 'coat.jpg')
  expect((await compressPicture(file, studio)) === file).toBe(true)
})

test('what cannot be read is for the server to refuse', async () => {
  const { studio } = studioOf(1, 1, 1)
  const file = fileOf(9, 'image/png', 'broken.png')
  const broken = { ...studio, decode: () => Promise.reject(new Error('no picture')) }
  expect(await compressPicture(file, broken)).toBe(file)
})
