import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import type { GalleryPicture } from '../../../ui/pictures/gallery.tsx'

/** A product without a picture still has its place, with its code in it. */
export function usePictures({ images, name }: Pick<ProductRow, 'images' | 'name'>): GalleryPicture[] {
  const t = useT('discovery')
  const sources = images.length > 0 ? images : [null]
  return sources.map((source, at) => ({
    id: source ?? 'none',
    source,
    alt: name,
    name: t('picture', { at: at + 1, of: sources.length }),
  }))
}
