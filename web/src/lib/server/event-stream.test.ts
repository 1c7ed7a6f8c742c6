import { expect, test } from 'vitest'
import { type LiveEvent, eventReader } from './event-stream.ts'

const text =
  ': ping\n\nid: 41\nevent: order\ndata: {"id":"0198d000"}\n\n: ping\n\nid: 42\nevent: flags\ndata: {"id":""}\n\nid: 43\nevent: reset\ndata: {}\n\n'
const events: LiveEvent[] = [
  { id: '41', topic: 'order', ref: '0198d000' },
  { id: '42', topic: 'flags', ref: '' },
  { id: '43', topic: 'reset', ref: '' },
]

function read(pieces: readonly string[]): LiveEvent[] {
  const seen: LiveEvent[] = []
  const feed = eventReader((event) => seen.push(event))
  for (const piece of pieces) feed(piece)
  return seen
}

test('events are read, comments are not', () => {
  expect(read([text])).toEqual(events)
})

test.each([1, 2, 3, 7, 50])('in pieces of %i characters too', (size) => {
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  expect(read(pieces)).toEqual(events)
  expect(read(text.replaceAll('\n', '\r\n').match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])).toEqual(events)
})

test('an event is delivered only when it is complete', () => {
  expect(read(['id: 1\nevent: order\ndata: {"id":"x"}\n'])).toEqual([])
})

test.each(['data: not json', 'data: 7', 'data: {"id":7}'])('an event without a usable id has none: %s', (line) => {
  expect(read([`event: order\n${line}\n\n`])).toMatchObject([{ topic: 'order', ref: '' }])
})
