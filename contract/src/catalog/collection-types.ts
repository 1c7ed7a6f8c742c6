export const collectionTypes = ['IN_STOCK', 'PRE_ORDER'] as const
