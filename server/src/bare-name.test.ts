import { bareNames } from '@souk/contract/core/messages.ts'
import { coreMessages } from '@souk/contract/core/core.messages.ts'
import { expect, test } from 'vitest'
import { exportWords } from './platform/documents/exports/export-words.ts'
import { paperWords } from './platform/documents/papers/paper-words.ts'
import { sheetsMessages } from './platform/documents/sheets/sheets.messages.ts'
import { slices } from './slices.ts'

const catalogues = [
  ['core', coreMessages],
  ['sheets', sheetsMessages],
  ['papers', paperWords],
  ['exports', exportWords],
  ...slices.flatMap(({ name, messages }) => messages.map((one) => [name, one] as const)),
] as const

test.each(catalogues)('the words of %s leave the name of the marketplace to {{product}}', (_, { en, ar }) => {
  expect([...bareNames(en), ...bareNames(ar)]).toEqual([])
})
