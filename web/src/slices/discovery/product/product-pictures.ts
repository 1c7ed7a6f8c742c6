import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import type { GalleryPicture } from '../../../ui/pictures/gallery.tsx'

type Pictured = Pick<ProductRow, 'images' | 'name'> & { picturesAhead?: number }

/** A product without a picture still has its place, with its code in it. */
export function usePictures({ images, name, picturesAhead = 0 }: Pictured): GalleryPicture[] {
  const t = useT('discovery')
  const sources = [...(images.length > 0 ? images : [null]), ...Array<null>(picturesAhead).fill(null)]
  return sources.map((source, at) => ({
    id: source ?? `none ${at}`,
    source,
    alt: name,
    name: t('picture', { at: at + 1, of: sources.length }),
  }))
}
