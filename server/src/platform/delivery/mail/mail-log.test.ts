import { expect, test } from 'vitest'
import { maskSecrets } from './mail-log.ts'

test('masks tokens of links and codes, and leaves the words', () => {
  const token = 'k3J_9aQ-' + 'x'.repeat(35)
  expect(maskSecrets(`Open https://souk.test/?loginLink=${token} now`, 'loginLink')).toBe(
    'Open https://souk.test/?loginLink=••• now',
  )
  expect(maskSecrets('123456 is your code', 'code')).toBe('•••••• is your code')
  expect(maskSecrets('Order ORL-000042, 1,234.00 EUR', null)).toBe('Order ORL-000042, 1,234.00 EUR')
})
