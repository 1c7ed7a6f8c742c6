import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@ibm/plex-sans-arabic/package.json'))
const packed = readFileSync(join(folder, 'fonts/complete/woff/IBMPlexSansArabic-Regular.woff'))

test('every table of an unpacked font has the checksum and length that the packed one names', () => {
  const font = unpackWoff(packed)
  expect(font.length).toBe(packed.readUInt32BE(16)) // the size a WOFF promises
  const count = font.readUInt16BE(4)
  expect(count).toBe(packed.readUInt16BE(12))
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16
    const tag = font.toString('latin1', entry, entry + 4)
    if (tag === 'head') continue // its checksum is taken with a field set to zero
    const [checksum, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    let sum = 0
    for (let word = offset; word < offset + Math.ceil(length / 4) * 4; word += 4)
      sum = (sum + font.readUInt32BE(word)) >>> 0
    expect([tag, sum]).toEqual([tag, checksum])
  }
})

test('refuses a file that is not WOFF', () => {
  expect(() => unpackWoff(Buffer.from('OTTO, not packed'))).toThrow('not a WOFF')
})
