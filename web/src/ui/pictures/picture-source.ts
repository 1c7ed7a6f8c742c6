import { pictureWidths } from '@souk/contract/core/limits.ts'

/** One address of ours, or addresses by their width in pixels. */
export type PictureSource = string | Readonly<Record<number, string>>

const ours = /^(.*\/(?:pictures|demo)\/[^/]+?)(?:-(?:640|960|1280))?\.webp$/

/** `src` and `srcSet` of a picture; `null` when there is none. Every picture of ours is kept in three widths. */
export function sourcesOf(source: PictureSource | null | undefined): { src: string; srcSet?: string } | null {
  if (!source) return null
  const sizes = typeof source === 'string' ? widthsOf(source) : source
  if (typeof sizes === 'string') return { src: sizes }
  const all = Object.entries(sizes).sort(([one], [other]) => Number(one) - Number(other))
  const [first] = all
  if (!first) return null
  return { src: first[1], srcSet: all.map(([width, address]) => `${address} ${width}w`).join(', ') }
}

function widthsOf(address: string): PictureSource {
  const stem = ours.exec(address)?.[1]
  if (!stem) return address
  return Object.fromEntries(pictureWidths.map((width) => [width, `${stem}-${width}.webp`]))
}
