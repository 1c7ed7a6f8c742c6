import type { Readable } from 'node:stream'

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

export const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}
export const contentTypeOf = (name: string) => contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
