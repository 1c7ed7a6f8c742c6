import type { Readable } from 'node:stream'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

/** How much an archive may hold before it is refused unread. */
export type ArchiveLimits = { entries: number; inflatedBytes: number }

/** A zip that is opened without unpacking it: names and sizes first, one part at a time after. */
export type Archive = {
  names: readonly string[]
  read: (name: string) => Promise<Readable>
  checksum: (name: string) => number | undefined
  size: (name: string) => number // of one part, unpacked
  close: () => void
}
export class ArchiveProblem extends Error {
  readonly kind: 'broken' | 'encrypted' | 'tooManyEntries' | 'tooLarge'
  constructor(kind: ArchiveProblem['kind']) {
    super(kind)
    this.kind = kind
  }
}

/** The directory says how large everything will be; what inflates to more than it says is cut off by the reader itself. */
export async function openArchive(bytes: Buffer, limits: ArchiveLimits): Promise<Archive> {
  const zip = await open(bytes)
  const entries = new Map<string, Entry>()
  let inflated = 0
  for await (const entry of entriesOf(zip)) {
    if (entries.size >= limits.entries) throw refused(zip, 'tooManyEntries')
    if (entry.isEncrypted()) throw refused(zip, 'encrypted')
    inflated += entry.uncompressedSize
    if (inflated > limits.inflatedBytes) throw refused(zip, 'tooLarge')
    if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
  }
  return {
    names: [...entries.keys()],
    close: () => zip.close(),
    checksum: (name) => entries.get(name)?.crc32,
    size: (name) => entries.get(name)?.uncompressedSize ?? 0,
    read: (name) => {
      const entry = entries.get(name)
      if (!entry) throw new ArchiveProblem('broken')
      return new Promise((done, fail) =>
        zip.openReadStream(entry, (error, stream) => (error ? fail(new ArchiveProblem('broken')) : done(stream))),
      )
    },
  }
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((done, fail) =>
    // Sizes are checked while reading: an entry that lies about its size ends with an error.
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, autoClose: false }, (error, zip) =>
      error ? fail(new ArchiveProblem('broken')) : done(zip),
    ),
  )
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((done, fail) => {
      zip.once('entry', done)
      zip.once('end', () => done(null))
      zip.once('error', () => fail(new ArchiveProblem('broken')))
      zip.readEntry()
    })
    zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error')
    if (!entry) return
    yield entry
  }
}

function refused(zip: ZipFile, kind: ArchiveProblem['kind']): ArchiveProblem {
  zip.close()
  return new ArchiveProblem(kind)
}

/** All of one part, up to a limit. */
export async function collect(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) {
      stream.destroy()
      throw new ArchiveProblem('tooLarge')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
