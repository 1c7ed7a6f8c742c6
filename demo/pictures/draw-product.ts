import { GROUNDS, lay, LYING, paper, type Shadow } from './backdrop.ts'
import { baseLayer } from './base-layers.ts'
import type { Dye, View } from './colour-sheet.ts'
import { brightness, COLOURS, isColourName, mix } from './colours.ts'
import { drawCloth, type Pixels } from './draw-cloth.ts'
import type { FabricName } from './fabrics.ts'
import { GARMENTS, type GarmentName } from './garments/all.ts'
import { layOut, type Seed } from './lay-out.ts'
import { drawHanger } from './hanger.ts'
import type { ProductPicture } from './picture-key.ts'

export type Piece = { garment: GarmentName; fabric: FabricName; seed: Seed; dye: Dye }

export const HANGING: readonly Shadow[] = [
  { dx: 5, dy: 7, soft: 7, strength: 0.24 },
  { dx: 34, dy: 34, soft: 26, strength: 0.24 },
]

/** A product picture at a width, four wide to five high. */
export async function drawProduct(picture: ProductPicture, width: number): Promise<Pixels> {
  const height = Math.round(width * 1.25)
  const unit = width / 1000
  const piece: Piece = { ...picture, dye: dyeOf(picture) }
  switch (picture.shot) {
    case 'flat': {
      const sheet = ground(picture, width, height)
      lay(sheet, await drawPiece(piece, width, height), 0, 0, LYING, unit)
      return sheet
    }
    case 'detail': {
      const [x, y, size] = GARMENTS[picture.garment].detail
      const sheet = ground(picture, width, height)
      const view: View = { x, y, width: size, height: size * 1.25 }
      lay(sheet, await drawPiece(piece, width, height, view), 0, 0, LYING, unit * 2)
      return sheet
    }
    case 'stack': {
      const sheet = shelf(ground(picture, width, height))
      const stack = await drawPiece(
        {
          ...piece,
          garment: 'folded-stack',
          dye: { ...piece.dye, second: picture.second ? piece.dye.second : piece.dye.main },
        },
        width,
        height,
      )
      lay(sheet, stack, 0, 0, LYING, unit)
      return sheet
    }
    case 'hanging': {
      const sheet = ground(picture, width, height)
      const scale = 0.92
      const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
      const left = Math.round((width - w) / 2)
      const hook = GARMENTS[picture.garment].hook!
      const top = Math.round((170 - hook[1] * scale) * unit)
      lay(sheet, await drawHanger(hook, width, height, scale, left, top), 0, 0, HANGING, unit * 0.5)
      lay(sheet, await drawPiece(piece, w, h), left, top, HANGING, unit)
      return sheet
    }
  }
}

export async function drawPiece(
  { garment, fabric, seed, dye }: Piece,
  width: number,
  height: number,
  view?: View,
): Promise<Pixels> {
  const light = await baseLayer(garment, fabric, seed)
  return drawCloth({ parts: layOut(garment, seed), light, fabric, dye }, width, height, view)
}

function hexOfShade(shade: string): string {
  return isColourName(shade) ? COLOURS[shade].hex : `#${shade}`
}

/** Without a second colour, figures are ecru on dark cloth and a deep tone on pale cloth. */
export function dyeOf({ colour, second, pattern }: Pick<ProductPicture, 'colour' | 'second' | 'pattern'>): Dye {
  const main = hexOfShade(colour)
  const other = brightness(main) < 0.6 ? mix(main, COLOURS.ecru.hex, 0.82) : mix(main, '#3a342e', 0.6)
  return { main, second: second === null ? other : hexOfShade(second), pattern }
}

function ground({ ground }: ProductPicture, width: number, height: number): Pixels {
  return paper(GROUNDS[ground], width, height)
}

/** The lower part of the paper becomes a table, with a soft turn between the two. */
function shelf(sheet: Pixels): Pixels {
  const edge = sheet.height * 0.72
  for (let y = Math.floor(edge - 20); y < sheet.height; y++) {
    const share = Math.max(0, Math.min(1, (y - edge + 20) / 60))
    for (let i = y * sheet.width * 3; i < (y + 1) * sheet.width * 3; i++)
      sheet.data[i] = sheet.data[i]! * (1 - 0.06 * share)
  }
  return sheet
}
