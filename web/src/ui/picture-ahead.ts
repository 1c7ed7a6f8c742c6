import { preload } from 'react-dom'
import { type PictureSource, sourcesOf } from './picture-source.ts'

/** What will be seen first is fetched while its page is still drawn; `sizes` as its `Picture` will say. */
export function fetchPicture(source: PictureSource | null | undefined, sizes: string): void {
  const { src, srcSet } = sourcesOf(source) ?? {}
  if (!src) return
  preload(src, { as: 'image', fetchPriority: 'high', ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }) })
}
