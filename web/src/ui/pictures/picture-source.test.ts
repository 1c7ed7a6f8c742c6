import { expect, test } from 'vitest'
import { sourcesOf } from './picture-source.ts'

const three =
  '/files/pictures/ab12-640.webp 640w, /files/pictures/ab12-960.webp 960w, /files/pictures/ab12-1280.webp 1280w'

test.each(['/files/pictures/ab12.webp', '/files/pictures/ab12-640.webp', '/files/pictures/ab12-1280.webp'])(
  '%s comes in three widths',
  (address) => {
    expect(sourcesOf(address)).toEqual({ src: '/files/pictures/ab12-640.webp', srcSet: three })
  },
)

test('a URL of another site is used as it is, and no source stays empty', () => {
  expect(sourcesOf('https://elsewhere.test/a-640.webp')).toEqual({ src: 'https://elsewhere.test/a-640.webp' })
  expect(sourcesOf('blob:1')).toEqual({ src: 'blob:1' })
  expect([sourcesOf(null), sourcesOf(''), sourcesOf({})]).toEqual([null, null, null])
})

test('given widths are ordered', () => {
  expect(sourcesOf({ 900: '/b', 300: '/a' })).toEqual({ src: '/a', srcSet: '/a 300w, /b 900w' })
})
