import { expect, test } from 'vitest'
import { timeZoneOptions } from './time-zones.ts'

const january = new Date('2027-01-15T12:00:00Z')

test('zones have their distance from Greenwich, and the universal one is among them', () => {
  const options = timeZoneOptions('Asia/Dubai', january)
  expect(options.find(({ value }) => value === 'Asia/Dubai')).toMatchObject({ label: 'Asia / Dubai', hint: 'GMT+4' })
  expect(options.filter(({ value }) => value === 'UTC')).toHaveLength(1)
})

test('one that the list does not have stays chosen', () => {
  expect(timeZoneOptions('Etc/GMT+5', january)[0]?.value).toBe('Etc/GMT+5')
})
