/** What a file is about. The first six are those of the specification. */
export const exportTypes = [
  'orderExport',
  'collectionExport',
  'wishlistExport',
  'selectionExport',
  'cartExport',
  'multipleCartExport',
  'priceBookExport',
  'segmentationBookExport',
  'currencyBookExport',
  'availabilityExport',
  'productionExport',
  'shipmentExport',
  'transactionExport',
  'analyticsExport',
  'prospectsExport',
] as const
