import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { FabricName } from './fabrics.ts'
import type { GarmentName } from './garments/all.ts'
import { baseName, type Seed } from './lay-out.ts'

const KEPT = 24
const layers = new Map<string, Promise<Buffer>>()

/** The light on a garment as it was rendered, one byte a pixel. The last few are kept: a style is asked for in all its colours. */
export function baseLayer(garment: GarmentName, fabric: FabricName, seed: Seed): Promise<Buffer> {
  const name = baseName(garment, fabric, seed)
  const known = layers.get(name)
  if (known) {
    layers.delete(name)
    layers.set(name, known)
    return known
  }
  const layer = readFile(new URL(`./base/${name}.webp`, import.meta.url)).then((webp) =>
    sharp(webp).extractChannel(0).raw().toBuffer(),
  )
  layers.set(name, layer)
  layer.catch(() => layers.delete(name))
  if (layers.size > KEPT) layers.delete(layers.keys().next().value!)
  return layer
}
