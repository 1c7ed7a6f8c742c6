import type { Readable } from 'node:stream'
import type { FileType } from '@souk/contract/core/media-types.ts'

/** A file on its way out: streamed where it is large. */
export type FileAnswer = { name: string; type: FileType; body: Readable | Buffer }
