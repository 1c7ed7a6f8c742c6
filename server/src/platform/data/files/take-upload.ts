import type { Readable } from 'node:stream'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { pictureWidths } from '@souk/contract/core/limits.ts'
import { fileSize } from '@souk/contract/core/text.ts'
import { type FileUse, uploadRules } from '@souk/contract/reference/uploads.ts'
import type { Db } from '../database/db.ts'
import { Refusal } from '../../base/refusal.ts'
import { isAsNamed, isPicture } from './content-kind.ts'
import { contentTypeOf, type FileStore } from './file-store.ts'
import { hashOf, storePicture, sizeOf } from './pictures.ts'
import { recordFile } from './record-file.ts'

export type Part = { filename: string; file: Readable & { truncated?: boolean } }
export type Taken = { location: string; sizes?: Record<string, string>; width?: number; height?: number }
type Where = { db: Db; store: FileStore; actor: Actor | null }

export const addressOf = (name: string) => `/files/${name}`

/** The one way in for every file: counted, looked at, written anew, and named by its content. */
export async function takeUpload({ db, store, actor }: Where, use: FileUse, part: Part | undefined): Promise<Taken> {
  if (!part) throw new Refusal('invalid', 'uploads.missing', { field: 'file' })
  const rule = uploadRules[use]
  const extension = part.filename.split('.').at(-1)?.toLowerCase() ?? ''
  const isWelcome = part.filename.includes('.') && rule.extensions.includes(extension)
  const bytes = await collect(part.file, rule.bytes)
  if (!isWelcome)
    throw new Refusal('wrong_type', 'uploads.wrongType', {
      field: 'file',
      params: { types: rule.extensions.join(', ') },
    })
  if (bytes.length === 0) throw new Refusal('invalid', 'uploads.empty', { field: 'file' })
  if (!isAsNamed(bytes, extension)) throw new Refusal('wrong_type', 'uploads.contentMismatch', { field: 'file' })

  const hash = hashOf(bytes)
  const isShown = rule.isPublic && isPicture(extension)
  const storeBytes = async () => {
    const picture = isShown ? await storePicture(store, hash, bytes) : null
    return { picture, name: picture?.name ?? (await storeAsIs(store, `${use}/${hash}.${extension}`, bytes)) }
  }
  const { picture, name } = await storeBytes()
  const location = addressOf(name)
  const record = {
    location,
    use,
    name: part.filename.slice(0, 200),
    contentType: contentTypeOf(name),
    bytes: bytes.length,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    userId: actor?.userId ?? null,
    entityId: actor?.entityId ?? null,
  }
  await recordFile(db, store, name, record, storeBytes)
  if (!picture) return { location }
  const sizes = Object.fromEntries(pictureWidths.map((width) => [width, addressOf(sizeOf(hash, width))]))
  return { location, sizes, width: picture.width, height: picture.height }
}

async function storeAsIs(store: FileStore, name: string, bytes: Buffer): Promise<string> {
  if (!(await store.has(name))) await store.put(name, bytes, contentTypeOf(name))
  return name
}

/** Reads to the end even when it is too much, so that the sender hears the answer instead of a broken connection. */
export async function collect(file: Part['file'], limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit || file.truncated) {
    throw new Refusal('too_large', 'uploads.tooLarge', { field: 'file', params: { limit: fileSize(limit, 'en') } })
  }
  return Buffer.concat(chunks)
}
