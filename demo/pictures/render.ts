import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { GARMENT_NAMES } from './garments/all.ts'
import { baseName, drapeOf, fabricsOf, layOut, seedsOf } from './lay-out.ts'
import { DRAPES, LIGHT_HEIGHT, LIGHT_WIDTH, lightOf } from './light.ts'
import { hash } from './seeded.ts'

// node demo/pictures/render.ts [--only name]: draws the light layers of all garments, or of one, again.
const { values } = parseArgs({ options: { only: { type: 'string' }, to: { type: 'string' } } })
const folder = values.to ?? fileURLToPath(new URL('./base/', import.meta.url))
const only = values.only?.split(',')
await mkdir(folder, { recursive: true })

let bytes = 0
for (const name of GARMENT_NAMES.filter((name) => !only || only.includes(name))) {
  for (const seed of seedsOf(name)) {
    const drapes = new Map(fabricsOf(name).map((fabric) => [baseName(name, fabric, seed), drapeOf(fabric)]))
    for (const [file, drape] of drapes) {
      const light = await lightOf(layOut(name, seed), DRAPES[drape], hash(`${name}.s${seed}`))
      const raw = { width: LIGHT_WIDTH, height: LIGHT_HEIGHT, channels: 1 } as const
      const webp = await sharp(light, { raw }).webp({ quality: 84, effort: 5 }).toBuffer()
      await writeFile(`${folder}/${file}.webp`, webp)
      bytes += webp.length
    }
  }
  console.log(name, `${Math.round(bytes / 1024)} kB so far`)
}
