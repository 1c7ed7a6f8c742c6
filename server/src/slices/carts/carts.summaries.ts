/** What each call does, for the documentation of the API. */
export const cartsSummaries = {
  'carts.put': 'Set lines of carts',
  'carts.list': 'List carts',
  'carts.count': 'Count the units in all carts',
  'carts.clearAll': 'Empty the carts of stores',
  'carts.removeEverywhere': 'Remove a product from all carts',
  'carts.removeProduct': 'Remove a product from a cart',
  'carts.removeProducts': 'Remove several products from a cart',
  'carts.remove': 'Delete all carts',
  'carts.import': 'Import an order form into a cart',
  'carts.template': 'Download an order form',
  'carts.setNotes': 'Set the notes of carts',
  'carts.acknowledge': 'Acknowledge what changed in a cart',
  'carts.units': 'Read units in carts by product',
}
