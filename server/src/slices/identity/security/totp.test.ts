import { expect, test } from 'vitest'
import { readQr } from '../../../testing/readers/read-qr.ts'
import { newSecret, qrOf, uriOf } from './totp.ts'

test.each(['a@souk.test', `${'long'.repeat(15)}@fashion.example`, 'فاشن@souk.test'])(
  'the code drawn for %s reads as the address of the secret',
  (email) => {
    const uri = uriOf(newSecret(), email, 'Souk')
    expect(readQr(qrOf(uri))).toBe(uri)
  },
)

test('a text in both scripts reads as it was written', () => {
  for (const text of [
    'نادية Karam',
    'x'.repeat(14),
    'x'.repeat(170),
    'x'.repeat(210),
    '0123456789ABC',
    'A1'.repeat(60) + '7'.repeat(50),
  ])
    expect(readQr(qrOf(text))).toBe(text)
})
