import { compression } from '@souk/contract/core/limits.ts'

type Decoded = { width: number; height: number; source: CanvasImageSource; close: () => void }
export type Studio = {
  decode: (file: Blob) => Promise<Decoded>
  encode: (picture: Decoded, width: number, height: number, type: string) => Promise<Blob>
}

const limit = compression.megabytes * 1_048_576
const rounds = 6

/** Smaller than the limits it stays as it is, and so does an animation; otherwise it is scaled down, never up. */
export async function compressPicture(file: File, studio: Studio = browserStudio): Promise<File> {
  if (file.type === 'image/gif' || !file.type.startsWith('image/')) return file
  const picture = await studio.decode(file).catch(() => null)
  if (!picture) return file // the server says better what is wrong with it
  try {
    const fit = Math.min(1, compression.width / picture.width, compression.height / picture.height)
    if (fit === 1 && file.size <= limit) return file
    const smaller = await shrink(picture, fit, typeOf(file), studio)
    return fit === 1 && smaller.size >= file.size ? file : renamed(smaller, file)
  } finally {
    picture.close()
  }
}

/** Quality alone may not be enough for a picture full of detail, so each round takes some of its size. */
async function shrink(picture: Decoded, fit: number, type: string, { encode }: Studio): Promise<Blob> {
  let scale = fit
  let blob = await encode(picture, ...scaled(picture, scale), type)
  for (let round = 1; round < rounds && blob.size > limit; round += 1) {
    scale *= 0.85
    blob = await encode(picture, ...scaled(picture, scale), type)
  }
  return blob
}

const scaled = ({ width, height }: Decoded, scale: number): [number, number] => [
  Math.max(1, Math.round(width * scale)),
  Math.max(1, Math.round(height * scale)),
]

/** PNG has no quality to lower; WebP keeps its transparency. */
const typeOf = ({ type }: File) => (type === 'image/png' ? 'image/webp' : type)

function renamed(blob: Blob, { name, type, lastModified }: File): File {
  const extension = blob.type.replace('image/', '').replace('jpeg', 'jpg')
  const fileName = blob.type === type ? name : `${name.replace(/\.[^.]+$/, '')}.${extension}`
  return new File([blob], fileName, { type: blob.type, lastModified })
}

const browserStudio: Studio = {
  async decode(file) {
    const source = await createImageBitmap(file) // turned as the camera says
    return { width: source.width, height: source.height, source, close: () => source.close() }
  },
  async encode({ source }, width, height, type) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(source, 0, 0, width, height)
    return toBlob(canvas, type)
  },
}

export function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('canvas'))), type, compression.quality)
  return promise
}

/** How large a picture is; none for what the browser cannot read. */
export async function measurePicture(file: File): Promise<{ width: number; height: number } | null> {
  const picture = await browserStudio.decode(file).catch(() => null)
  picture?.close()
  return picture && { width: picture.width, height: picture.height }
}
