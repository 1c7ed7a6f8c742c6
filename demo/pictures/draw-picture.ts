import sharp from 'sharp'
import { drawBanner } from './banners/draw-banner.ts'
import { drawProduct } from './draw-product.ts'
import { parsePictureKey } from './picture-key.ts'

/** Nothing is drawn larger than the light layers can carry. */
export const WIDEST = 1280

/** The picture of a key as WebP, always the same bytes; null for a key that names nothing. */
export async function drawPicture(key: string, width: number): Promise<Buffer | null> {
  const picture = parsePictureKey(key)
  if (!picture || !Number.isInteger(width) || width < 16 || width > WIDEST) return null
  const pixels = picture.shot === 'banner' ? await drawBanner(picture, width) : await drawProduct(picture, width)
  const raw = { width: pixels.width, height: pixels.height, channels: 3 } as const
  return sharp(pixels.data, { raw }).webp({ quality: 82, effort: 3 }).toBuffer()
}
