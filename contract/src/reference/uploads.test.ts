import { expect, test } from 'vitest'
import { fileLimits } from '../core/limits.ts'
import { FileUse, NewUserFileUse, uploadRules } from './uploads.ts'

test('every use has a rule', () => {
  expect(Object.keys(uploadRules)).toEqual(FileUse.options)
})
test('pictures are public and small, documents and sheets neither', () => {
  for (const use of ['picture', 'logo', 'banner'] as const) {
    expect(uploadRules[use]).toEqual({
      extensions: fileLimits.imageTypes,
      bytes: fileLimits.imageBytes,
      isPublic: true,
    })
  }
  for (const use of ['document', 'sheet'] as const) {
    expect(uploadRules[use]).toMatchObject({ bytes: fileLimits.fileBytes, isPublic: false })
  }
})
test('before there is a user, only a logo and a banner', () => {
  expect(NewUserFileUse.options).toEqual(['logo', 'banner'])
})
