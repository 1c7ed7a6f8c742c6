import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { pictureWidths } from '@souk/contract/core/limits.ts'
import type { FileStore } from '../server/src/platform/data/files/file-store.ts'
import { Refusal } from '../server/src/platform/base/refusal.ts'
import { BRAND_SLUGS, isBrandSlug, lookOf } from './pictures/brands-look.ts'
import { turnstile } from '../server/src/platform/base/workers/turnstile.ts'
import { isColourName } from './pictures/colours.ts'
import { drawInWorker } from './pictures/draw-in-worker.ts'
import { drawLogo, LOGO_STYLES } from './pictures/logo.ts'
import { parsePictureKey } from './pictures/picture-key.ts'

/** The address of a demo picture; its widths are `…-640.webp` and so on, as with every picture. */
export const pictureAddress = (key: string) => `/files/demo/${key}.webp`
export const logoAddress = (slug: string) => `/files/demo/${slug}.svg`

const drawn = join(import.meta.dirname, 'pictures/drawn')
const widest = Math.max(...pictureWidths)
const keptName = (key: string, width: number) =>
  `demo-pictures/${createHash('sha256').update(key).digest('hex')}-${width}.webp`
const forEver = 'public, max-age=31536000, immutable'

const maxKept = 10_000 // in one run

/** A picture as the demo names them: colours by their names, of which there are few; every other shade would be another file. */
function isOfDemo(key: string): boolean {
  const picture = parsePictureKey(key)
  if (!picture || picture.shot === 'banner') return picture !== null
  return isColourName(picture.colour) && (picture.second === null || isColourName(picture.second))
}

/** Journeys load hundreds of pictures, and none depends on what a picture shows. */
const plainPicture = (key: string) => readFile(join(drawn, `${key}-640.webp`)).catch(() => flat())
const flat = () =>
  sharp({ create: { width: 640, height: 800, channels: 3, background: '#d9d2c7' } })
    .webp()
    .toBuffer()

/** Demo pictures are drawn when first asked for, and kept; small banners, which people see first, are drawn already. */
export function serveDemoPictures(app: FastifyInstance, store: FileStore, isPlain = false): void {
  const underWay = new Map<string, Promise<Buffer>>()
  const places = turnstile({ atOnce: 2, waiting: 200, seconds: 20 })
  let keptCount = 0

  app.get<{ Params: { name: string } }>('/files/demo/:name', { schema: { hide: true } }, async ({ params }, reply) => {
    const { name } = params
    const [, slug] = /^([a-z0-9-]+)\.svg$/.exec(name) ?? []
    if (slug && isBrandSlug(slug)) {
      const style = LOGO_STYLES[BRAND_SLUGS.indexOf(slug) % LOGO_STYLES.length]!
      return reply
        .type('image/svg+xml')
        .header('cache-control', forEver)
        .send(drawLogo(lookOf(slug).name, style))
    }
    const [, key = '', size] = /^(.+?)(?:-(640|960|1280))?\.webp$/.exec(name) ?? []
    if (!isOfDemo(key)) throw new Refusal('not_found')
    const width = Number(size ?? widest)
    reply.type('image/webp').header('cache-control', forEver)
    const ready = size && (await readFile(join(drawn, name)).catch(() => null)) // the name is a key word for word
    if (ready) return reply.send(ready)
    if (isPlain) return reply.send(await plainPicture(key))
    const fileName = keptName(key, width)
    const file = await store.get(fileName)
    if (file) return reply.send(file.body)
    // Several browsers asking for one picture at once wait for one drawing.
    const drawing = underWay.get(fileName) ?? draw(key, width, fileName)
    underWay.set(fileName, drawing)
    return reply.send(await drawing)
  })

  async function draw(key: string, width: number, fileName: string): Promise<Buffer> {
    try {
      const leave = await places.enter()
      const picture = await drawInWorker(key, width).finally(leave)
      if (!picture) throw new Refusal('not_found')
      // Pictures beyond those the demo shows are drawn on request but not stored.
      if (keptCount < maxKept) await store.put(fileName, picture, 'image/webp')
      keptCount += 1
      return picture
    } finally {
      underWay.delete(fileName)
    }
  }
}
