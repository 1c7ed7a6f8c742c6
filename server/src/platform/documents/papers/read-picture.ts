import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { fileLimits } from '@souk/contract/core/limits.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../base/config.ts'
import type { FileStore } from '../../data/files/file-store.ts'
import type { PrintPicture } from './line-sheet.ts'
import { limitedFetch } from '../../base/limited-fetch.ts'

type Fit = { width: number; height: number; format: 'png' | 'jpg'; isFilled?: boolean } // filled up with white to exactly this size
const atOnce = 4
const ask = limitedFetch(fileLimits.fileBytes)
const white = { r: 255, g: 255, b: 255 }

export type PictureSource = {
  files: FileStore
  config: Pick<Config, 'publicUrl'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** The bytes of a picture by its location. The demo draws its pictures when they are asked for, so they are in no store. */
async function readPicture({ files, config }: PictureSource, location: string): Promise<Buffer | null> {
  if (!location.startsWith('/files/')) return null
  const stored = await files.get(location.slice('/files/'.length))
  if (stored) return buffer(stored.body)
  const answer = await ask(new URL(location, config.publicUrl), { signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  )
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null
}

/** As documents take it; a document without a picture is still right. */
export async function printPicture(
  source: PictureSource,
  location: string | null,
  fit: Fit,
): Promise<PrintPicture | null> {
  if (!location) return null
  try {
    const bytes = await readPicture(source, location)
    if (!bytes) return null
    const { width, height, format, isFilled = false } = fit
    const resized = sharp(bytes, { density: 200 }).resize({
      width,
      height,
      fit: isFilled ? 'contain' : 'inside',
      background: white,
      withoutEnlargement: format === 'jpg' && !isFilled,
    })
    const encoded = fit.format === 'png' ? resized.png() : resized.flatten({ background: white }).jpeg({ quality: 80 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { data: new Uint8Array(data), format: fit.format, width: info.width, height: info.height }
  } catch (error) {
    source.log.warn({ error, location }, 'a picture could not be read')
    return null
  }
}

/** Many at once, a few at a time, each location once; the smallest stored width is enough for print. */
export async function printPictures(
  source: PictureSource,
  locations: readonly (string | null)[],
  fit: Pick<Fit, 'width' | 'height' | 'isFilled'>,
  progress: (done: number, total: number) => void,
): Promise<{ pictures: PrintPicture[]; indexes: (number | null)[] }> {
  const names = [...new Set(locations.filter((one) => one !== null))]
  const pictures: PrintPicture[] = []
  const places = new Map<string, number>()
  let [next, done] = [0, 0]
  const work = async () => {
    while (next < names.length) {
      const name = names[next++]!
      const picture = await printPicture(source, smaller(name), { ...fit, format: 'jpg' })
      if (picture) places.set(name, pictures.push(picture) - 1)
      progress(++done, names.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { pictures, indexes: locations.map((one) => (one === null ? null : (places.get(one) ?? null))) }
}

const smaller = (location: string) => location.replace(/\.webp$/, '-640.webp')
