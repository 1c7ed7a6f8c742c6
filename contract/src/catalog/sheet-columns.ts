/** What belongs to the product, and so has to be the same on all its rows. */
export const productColumns = [
  'styleCode',
  'name',
  'description',
  'department',
  'category',
  'subCategory',
  'gender',
  'country',
  'keyStyles',
  'status',
  'isCarton',
  'shippingStartDate',
  'shippingEndDate',
  'images',
] as const

/** One row a SKU; what describes the product is repeated on each of its rows. */
export const sheetColumns = [
  'uniqueId',
  ...productColumns,
  'colour',
  'size',
  'sku',
  'items',
  'wholesalePrice',
  'retailPrice',
  'currency',
  'quantityAvailable',
] as const
export type SheetColumn = (typeof sheetColumns)[number]

/** Without these a sheet cannot be read. */
export const requiredColumns = [
  'uniqueId',
  'styleCode',
  'name',
  'colour',
  'size',
  'sku',
  'wholesalePrice',
  'retailPrice',
  'currency',
  'quantityAvailable',
] as const satisfies readonly SheetColumn[]

export const importLimits = { rows: 50_000, columns: 60, cellLength: 5_000 } as const
