import { inflateSync } from 'node:zlib'

const woff = { header: 44, entry: 20 }
const sfnt = { header: 12, entry: 16 }
const padded = (bytes: number) => Math.ceil(bytes / 4) * 4

/** A WOFF font as TrueType: the PDF library inflates a packed table again for every letter it looks up. */
export function unpackWoff(packed: Buffer): Buffer {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not a WOFF file.')
  const count = packed.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => readTable(packed, woff.header + at * woff.entry))
  let offset = sfnt.header + count * sfnt.entry
  const font = Buffer.alloc(offset + tables.reduce((sum, { data }) => sum + padded(data.length), 0))
  const power = Math.floor(Math.log2(count))
  font.writeUInt32BE(packed.readUInt32BE(4), 0) // the flavour
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(16 * 2 ** power, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(16 * (count - 2 ** power), 10)
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = sfnt.header + at * sfnt.entry
    font.writeUInt32BE(tag, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(offset, entry + 8)
    font.writeUInt32BE(data.length, entry + 12)
    data.copy(font, offset)
    offset += padded(data.length)
  }
  return font
}

function readTable(packed: Buffer, entry: number) {
  const field = (at: number) => packed.readUInt32BE(entry + at * 4)
  const [start, packedLength, length] = [field(1), field(2), field(3)]
  const bytes = packed.subarray(start, start + packedLength)
  return { tag: field(0), checksum: field(4), data: packedLength < length ? inflateSync(bytes) : bytes }
}
