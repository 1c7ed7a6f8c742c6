import type { Readable } from 'node:stream'
import { mediaTypes } from '@souk/contract/core/media-types.ts'

export type StoredObject = { body: Readable; contentType: string; bytes: number }

/** Where bytes are kept under a name. A name is made of the content's hash, so what is under it never changes. */
export type FileStore = {
  put: (name: string, body: Buffer, contentType: string) => Promise<void>
  putFile: (name: string, path: string, contentType: string) => Promise<void> // as large as it is, without reading it into memory
  get: (name: string) => Promise<StoredObject | null>
  has: (name: string) => Promise<boolean>
  remove: (name: string) => Promise<void>
  check: () => Promise<void> // throws when nothing can be kept
}

/** Letters, digits, dots, dashes and single slashes: no name can climb out of the store. */
export const isFileName = (name: string) => /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]{2,5}$/.test(name)

export const contentTypeOf = (name: string) =>
  (mediaTypes as Record<string, string>)[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
