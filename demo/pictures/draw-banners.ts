import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureWidths } from '@souk/contract/core/limits.ts'
import { BRAND_SLUGS } from './brands-look.ts'
import { drawPicture } from './draw-picture.ts'
import { SCENES } from './picture-key.ts'

/** `node demo/pictures/draw-banners.ts`: the banners people see first, small, so that they load fast. */
const folder = join(import.meta.dirname, 'drawn')
const width = pictureWidths[0]
await mkdir(folder, { recursive: true })
for (const slug of BRAND_SLUGS) {
  for (let scene = 1; scene <= SCENES; scene += 1) {
    const key = `banner.${slug}.${scene}`
    const picture = await drawPicture(key, width)
    if (picture) await writeFile(join(folder, `${key}-${width}.webp`), picture)
  }
}
