import type { OwnEntity, Segmentation } from '@souk/contract/entities/entity-shapes.ts'

/** The part of an entity that the tab "Segmentation" holds. */
export function segmentationOf(entity: OwnEntity): Segmentation {
  const { departments, storeTypes, avgWholesalePrice = null, avgRetailPrice, minimumOrderValue, otherMinimums } = entity
  return {
    departments: departments as Segmentation['departments'],
    categories: entity.categories,
    storeTypes: storeTypes as Segmentation['storeTypes'],
    avgWholesalePrice,
    avgRetailPrice,
    minimumOrderValue,
    otherMinimums,
    shipsFromCountries: entity.shipsFromCountries,
    restrictedCountries: entity.restrictedCountries,
    isWspHidden: entity.isWspHidden,
  }
}

type Category = { readonly key: string; readonly departments: readonly string[] }

/** The categories that any of these departments has. */
export function categoriesOf(categories: readonly Category[], departments: readonly string[]): readonly string[] {
  return categories
    .filter((category) => category.departments.some((department) => departments.includes(department)))
    .map(({ key }) => key)
}
