import { type PictureSource, sourcesOf } from './picture-source.ts'

export type PicturePreload = { source: PictureSource | null | undefined; sizes: string }

/** What will be seen first is fetched while its page is still drawn; `sizes` as its `Picture` will say. */
export function fetchPicture({ source, sizes }: PicturePreload): void {
  const { srcSet } = sourcesOf(source) ?? {}
  if (!srcSet || [...document.head.querySelectorAll('link')].some((one) => one.imageSrcset === srcSet)) return
  const link = document.createElement('link')
  const attributes = { rel: 'preload', as: 'image', fetchPriority: 'high', imageSrcset: srcSet, imageSizes: sizes }
  document.head.append(Object.assign(link, attributes))
}
