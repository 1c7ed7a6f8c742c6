import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test('a name is set apart from the sentence it stands in; what is empty stays empty', () => {
  expect(isolated({ from: 'Kin & Co (UK) 24', message: '' })).toEqual({
    from: '\u2068Kin & Co (UK) 24\u2069',
    message: '',
  })
})
