import type { BrandCard } from '@souk/contract/discovery/discovery.contract.ts'
import type { PicturePreload } from '../../../ui/pictures/preload-picture.ts'
import { pictureSizes } from '../../../ui/pictures/picture-sizes.ts'

type Featured = Pick<BrandCard, 'banner' | 'isPremium'>
type Answer = {
  brands?: readonly Featured[] // Explore
  products?: readonly { image: string | null }[] // a shop
  images?: readonly string[] // a product
  banner?: string | null // a brand
}

/**
 * The picture of an answer that its page shows first: fetched with it, by the page itself on a first visit (`app/first-visit/preload-requests.ts`).
 * One: more would only delay the scripts, before which none is seen.
 */
export function firstPicture({ brands, products, images, banner }: Answer): PicturePreload {
  if (brands) return { source: featuredOf(brands)?.banner, sizes: pictureSizes.hero }
  if (products) return { source: products[0]?.image, sizes: pictureSizes.card }
  if (images) return { source: images[0], sizes: pictureSizes.large }
  return { source: banner, sizes: pictureSizes.whole }
}

/** The newest the marketplace has marked, else the newest that shows itself. */
export function featuredOf<T extends Featured>(brands: readonly T[]): T | undefined {
  const shown = brands.filter(({ banner }) => banner)
  return shown.find(({ isPremium }) => isPremium) ?? shown[0]
}
