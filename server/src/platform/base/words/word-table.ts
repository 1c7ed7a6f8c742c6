import { readFileSync } from 'node:fs'

/** A text as a direction: unit length, so that the product of two is their similarity; null where no word is known. */
export type Meaning = Float32Array
export type WordTable = {
  dimensions: number
  has: (word: string) => boolean
  meaningOf: (words: Iterable<string>) => Meaning | null
}

const file = new URL('../../../../data/word-table.bin', import.meta.url)
const headBytes = 8
let loaded: WordTable | null = null

/** Loaded on first use: 7 MB, some tens of milliseconds. */
export function wordTable(): WordTable {
  loaded ??= readTable(readFileSync(file))
  return loaded
}

/** From -1 (unlike) to 1 (the same). */
export function similarity(one: Meaning, other: Meaning): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!
  return sum
}

function readTable(bytes: Buffer): WordTable {
  const count = bytes.readUInt32LE(0)
  const dimensions = bytes.readUInt32LE(4)
  const end = bytes.indexOf(0, headBytes)
  const words = bytes.toString('utf8', headBytes, end).split('\n')
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, count * dimensions)
  const places = new Map(words.map((word, at) => [word, at]))
  return {
    dimensions,
    has: (word) => places.has(word),
    meaningOf(given) {
      const sum = new Float32Array(dimensions)
      let known = 0
      for (const word of given) {
        const at = places.get(word)
        if (at === undefined) continue
        known += 1
        addRow(sum, vectors.subarray(at * dimensions, (at + 1) * dimensions))
      }
      return known === 0 ? null : unitOf(sum)
    },
  }
}

/** Each word counts the same, whatever the size of its numbers. */
function addRow(sum: Float32Array, row: Int8Array): void {
  const length = Math.hypot(...row) || 1
  for (let at = 0; at < sum.length; at += 1) sum[at]! += row[at]! / length
}

function unitOf(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}
