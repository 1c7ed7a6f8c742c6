import { type Right, rights } from '@souk/contract/core/rights/rights.ts'

/** Pages of a real brand and collection that the viewer may open; unknown when there are none. */
export type TourPlaces = { brandId?: string | undefined; collectionId?: string | undefined }
export type TourSide = 'brand' | 'retailer'
export type TourStep = {
  id: string
  path: string
  target: string | null // the value of `data-tour`; without one the step stands in the middle
  text: string
  right?: Right // what it explains is only theirs to do
}

/** On the side of a brand several roles take the tour. */
const rightsOfSteps: Readonly<Record<string, Right>> = {
  'profile.brand': rights.describeEntity,
  'collectionEdit.brand': rights.writeCatalog,
}

const at = (id: string, path: string, side: TourSide, target: string | null = id): TourStep => ({
  id,
  path,
  target,
  text: `${id}.${side}`,
  ...(rightsOfSteps[`${id}.${side}`] && { right: rightsOfSteps[`${id}.${side}`]! }),
})

/** Every step of a side, in order. */
export function allSteps(side: TourSide, { brandId, collectionId }: TourPlaces): TourStep[] {
  const step = (id: string, path: string, target?: string | null) => at(id, path, side, target)
  const first = [step('welcome', '/dashboard', null), step('profile', '/profile')]
  const last = [
    step('orders', '/orders'),
    step('dashboard', '/dashboard'),
    step('referrals', '/referrals'),
    step('wallet', '/wallet/transactions'),
  ]
  if (side === 'brand') {
    const landing = brandId ? [step('landing', `/brand/${brandId}`, 'brand')] : []
    return [
      ...first,
      step('collections', '/collections'),
      step('collectionEdit', '/collections/edit'),
      ...landing,
      ...last,
    ]
  }
  return [
    ...first,
    step('explore', '/explore'),
    ...(brandId ? [step('brand', `/brand/${brandId}`)] : []),
    ...(collectionId ? [step('shop', `/products/${collectionId}`)] : []),
    step('wishlist', '/wishlist'),
    step('checkout', '/checkout'),
    ...last,
  ]
}

type Viewer = { isOpen: (path: string) => boolean; may: (right: Right) => boolean }

/** The steps whose pages exist and are open to the viewer, and whose tasks are theirs. */
export function reachableSteps(side: TourSide, places: TourPlaces, { isOpen, may }: Viewer): TourStep[] {
  return allSteps(side, places).filter(({ path, right }) => isOpen(path) && (!right || may(right)))
}
