import { expect, test } from 'vitest'
import { deviceOf } from './device-name.ts'

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  ['curl/8.0', null, null],
] as const)('%s', (agent, browser, system) => {
  expect(deviceOf(agent)).toMatchObject({ browser, system })
})

test('a phone is told from a tablet', () => {
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15) AppleWebKit Chrome/140 Mobile Safari').isPhone).toBe(true)
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit Chrome/140 Safari').isPhone).toBe(false)
})
