import sharp from 'sharp'
import { colourSheet, type Dye, partSheet, type View, WHOLE } from './colour-sheet.ts'
import { sample, type Texture, textureOf } from './fabric-texture.ts'
import { FABRICS, type FabricName } from './fabrics.ts'
import type { Part } from './garments/garment.ts'
import { LIGHT_HEIGHT, LIGHT_WIDTH, NEUTRAL } from './light.ts'
import { FACING, STEPS, toneTable } from './tone.ts'

export type Pixels = { data: Buffer; width: number; height: number }

type Cloth = { parts: readonly Part[]; light: Buffer; fabric: FabricName; dye: Dye }

const METAL = { gloss: 0.85, contrast: 2 }
const HARD = { gloss: 0.25, contrast: 1.2 }
const WORN: Partial<Record<FabricName, number>> = { denim: 0.3, canvas: 0.08 }

/** One garment in its colours on nothing, as RGBA. */
export async function drawCloth(cloth: Cloth, width: number, height: number, view: View = WHOLE): Promise<Pixels> {
  const { parts, fabric, dye } = cloth
  const [colours, places, light] = await Promise.all([
    raw(colourSheet(parts, dye, view, width, height)),
    sharp(Buffer.from(partSheet(parts, view, width, height)))
      .extractChannel(0)
      .raw()
      .toBuffer(),
    lightAt(cloth.light, view, width, height),
  ])
  const weave = parts.map((part) => weaveOf(part, fabric, view.width / width))
  const cloths = toneTable({ ...FABRICS[fabric], wear: WORN[fabric] ?? 0 })
  const tables = parts.map(({ zone, texture }) =>
    zone === 'metal' ? toneTable(METAL) : texture === 'none' && fabric !== 'polished' ? toneTable(HARD) : cloths,
  )
  const [stepX, stepY] = [view.width / width, view.height / height]
  for (let y = 0; y < height; y++) {
    const sheetY = view.y + y * stepY
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (colours[i * 4 + 3] === 0) continue
      const place = places[i]! - 1
      const part = place < 0 ? null : weave[place]!
      let step = (light[i]! * FACING) / NEUTRAL
      if (part?.texture) {
        const sheetX = view.x + x * stepX
        const u = (sheetX * part.cos + sheetY * part.sin) / part.texture.repeat
        const v = (sheetY * part.cos - sheetX * part.sin) / part.texture.repeat
        step *= sample(part.texture, u, v, part.level)
      }
      const at = Math.min(STEPS - 1, step | 0)
      const table = place < 0 ? cloths : tables[place]!
      colours[i * 4] = table[colours[i * 4]! * STEPS + at]!
      colours[i * 4 + 1] = table[colours[i * 4 + 1]! * STEPS + at]!
      colours[i * 4 + 2] = table[colours[i * 4 + 2]! * STEPS + at]!
    }
  }
  return { data: colours, width, height }
}

type Weave = { texture: Texture | null; level: number; cos: number; sin: number }

function weaveOf(part: Part, fabric: FabricName, unitsPerPixel: number): Weave {
  const kind = part.texture ?? 'main'
  const texture = kind === 'none' ? null : textureOf(kind === 'rib' ? 'rib' : fabric)
  const turn = ((part.grain ?? 0) * Math.PI) / 180
  const texels = texture ? (texture.levels[0]!.size * unitsPerPixel) / texture.repeat : 1
  return { texture, level: Math.max(0, Math.round(Math.log2(texels) - 0.2)), cos: Math.cos(turn), sin: Math.sin(turn) }
}

async function lightAt(light: Buffer, view: View, width: number, height: number): Promise<Buffer> {
  const scale = LIGHT_WIDTH / 1000
  const picture = sharp(light, { raw: { width: LIGHT_WIDTH, height: LIGHT_HEIGHT, channels: 1 } })
  if (view !== WHOLE) {
    picture.extract({
      left: Math.round(view.x * scale),
      top: Math.round(view.y * scale),
      width: Math.round(view.width * scale),
      height: Math.round(view.height * scale),
    })
  }
  return picture.resize(width, height, { fit: 'fill', kernel: 'cubic' }).extractChannel(0).raw().toBuffer()
}

function raw(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}
