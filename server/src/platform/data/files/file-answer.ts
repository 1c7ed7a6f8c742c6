import type { Readable } from 'node:stream'

/** A file as a handler answers it. */
export type FileAnswer = { name: string; contentType: string; body: Readable | Buffer }
