import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; body: AsyncIterable<Uint8Array> }
type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

const maxSize = 0xffff_ffff // beyond it another format of zip would be needed
const flags = 0x0808 // sizes follow the content; names are UTF-8

/** A zip as it is sent: nothing but the list of its files stays in memory. */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Written[] = []
  let offset = 0
  for await (const { name, body } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset }
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), common(entry), entry.name])
    yield head
    for await (const chunk of deflated(body, entry)) {
      entry.packed += chunk.length
      yield chunk
    }
    const sizes = Buffer.alloc(16)
    sizes.write('PK\x07\x08', 0, 'latin1')
    sizes.writeUInt32LE(entry.crc, 4)
    sizes.writeUInt32LE(entry.packed, 8)
    sizes.writeUInt32LE(entry.size, 12)
    yield sizes
    offset += head.length + entry.packed + sizes.length
    if (offset > maxSize || entry.size > maxSize) throw new RangeError('a zip of more than 4 GB')
    directory.push(entry)
  }
  yield directoryOf(directory, offset)
}

async function* deflated(body: AsyncIterable<Uint8Array>, entry: Written): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const chunk of body) {
      entry.crc = crc32(chunk, entry.crc)
      entry.size += chunk.length
      yield chunk
    }
  }
  const packing = createDeflateRaw({ level: 6 })
  // The error of the source reaches the reader through the iteration below.
  pipeline(Readable.from(counted(), { objectMode: false }), packing, () => undefined)
  yield* packing as AsyncIterable<Uint8Array>
}

/** The part that a file's head and its line in the directory share. */
function common({ name, crc, packed, size }: Written): Buffer {
  const part = Buffer.alloc(26)
  part.writeUInt16LE(20, 0)
  part.writeUInt16LE(flags, 2)
  part.writeUInt16LE(8, 4) // deflated
  part.writeUInt16LE(0x21, 8) // the first of January 1980: equal content gives equal files
  part.writeUInt32LE(crc, 10)
  part.writeUInt32LE(packed, 14)
  part.writeUInt32LE(size, 18)
  part.writeUInt16LE(name.length, 22)
  return part
}

function directoryOf(entries: readonly Written[], start: number): Buffer {
  const lines = entries.flatMap((entry) => {
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(entry.offset, 10)
    return [Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common(entry), rest, entry.name]
  })
  const list = Buffer.concat(lines)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(start, 16)
  return Buffer.concat([list, end])
}
