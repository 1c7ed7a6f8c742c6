/** What products can be narrowed down by, in the order in which a buyer thinks. */
export const productFilterNames = [
  'department',
  'category',
  'subCategory',
  'gender',
  'brand',
  'colour',
  'size',
  'price',
  'markUp',
  'delivery',
  'country',
  'status',
  'type',
] as const
export type ProductFilter = (typeof productFilterNames)[number]
