import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '@souk/contract/core/limits.ts'
import { Refusal } from '../../base/refusal.ts'
import { turnstile } from '../../base/workers/turnstile.ts'
import type { FileStore } from './file-store.ts'

const pixelLimit = 60_000_000
const largest = 1920
const secondsToDecode = 6
// Each decoded picture may take 4 bytes a pixel, and shares its threads with passwords and files.
const places = turnstile({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 50, seconds: 8 })
sharp.cache(false)
sharp.concurrency(1) // one core a picture

export type StoredPicture = { name: string; width: number; height: number }

/** Named by their content. */
export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
export const wholeOf = (hash: string) => `pictures/${hash}.webp`
export const sizeOf = (hash: string, width: number) => `pictures/${hash}-${width}.webp`

/** A picture is never kept as it came: it is read, turned upright, stripped of what it says about its maker, and written anew in three widths. */
export async function storePicture(store: FileStore, hash: string, bytes: Buffer): Promise<StoredPicture> {
  const { width, height } = await measure(bytes)
  const whole = wholeOf(hash)
  if (!(await store.has(whole))) {
    const leave = await places.enter()
    try {
      await writeSizes(store, hash, bytes)
    } finally {
      leave()
    }
  }
  return { name: whole, width, height }
}

/** Decoded once, to the largest size; the smaller ones are made from that. */
async function writeSizes(store: FileStore, hash: string, bytes: Buffer): Promise<void> {
  const within = { width: largest, height: largest, fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, autoOrient: true })
    .resize(within)
    .timeout({ seconds: secondsToDecode })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  const { width, height, channels } = info
  const open = () => sharp(data, { raw: { width, height, channels } })
  for (const w of pictureWidths)
    await write(store, sizeOf(hash, w), open().resize({ width: w, withoutEnlargement: true }))
  // The whole one comes last: it is the sign that all of them are there.
  await write(store, wholeOf(hash), open())
}

async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  const facts = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata().catch(refuse)
  const { width, height } = facts.autoOrient
  if (width * height > pixelLimit) throw new Refusal('too_large', 'uploads.tooManyPixels', { field: 'file' })
  return { width, height }
}

async function write(store: FileStore, name: string, picture: Sharp): Promise<void> {
  const encoded = await picture.webp({ quality: 80 }).toBuffer().catch(refuse)
  await store.put(name, encoded, 'image/webp')
}

function refuse(): never {
  throw new Refusal('wrong_type', 'uploads.notAPicture', { field: 'file' })
}
