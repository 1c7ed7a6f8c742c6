import { expect, test } from 'vitest'
import { acceptedBy, fileProblem, fileSize, typeNames } from './file-kinds.ts'

test('the kinds are named as people write them', () => {
  expect(typeNames('picture', 'en')).toBe('PNG, JPG, GIF or WebP')
  expect(typeNames('picture', 'ar')).toBe('PNG أو JPG أو GIF أو WebP')
  expect(typeNames('catalog', 'en')).toBe('XLSX or ZIP')
  expect(acceptedBy('picture')).toBe('.png,.jpg,.jpeg,.gif,.webp')
})

test.each([
  ['coat.JPG', 10_485_760, 'picture', null],
  ['coat.jpeg', 1, 'picture', null],
  ['coat.jpg', 10_485_761, 'picture', null], // made smaller before it is sent
  ['coat.jpg', 104_857_601, 'picture', 'uploads.tooLarge'],
  ['coat.GIF', 10_485_761, 'picture', 'uploads.tooLarge'],
  ['coat.bmp', 5, 'picture', 'uploads.wrongType'],
  ['png', 5, 'picture', 'uploads.wrongType'],
  ['coat.png', 0, 'picture', 'uploads.empty'],
  ['list.xlsx', 20_971_520, 'catalog', null],
  ['list.csv', 20, 'catalog', 'uploads.wrongType'],
  ['list.csv', 20_971_521, 'file', 'uploads.tooLarge'],
] as const)('%s of %i bytes as a %s: %s', (name, size, kind, problem) => {
  expect(fileProblem({ name, size }, kind)).toBe(problem)
})

test.each([
  [12, 'fileSize.kb', 1],
  [2_048, 'fileSize.kb', 2],
  [10_485_760, 'fileSize.mb', 10],
  [4_404_019, 'fileSize.mb', 4.2],
] as const)('%i bytes are %s %d', (bytes, key, size) => {
  expect(fileSize(bytes)).toEqual({ key, size })
})
