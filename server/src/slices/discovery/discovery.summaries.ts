/** What each call does, for the documentation of the API. */
export const discoverySummaries = {
  'discovery.brands': 'Browse brands',
  'discovery.brandFilters': 'Count brands by filter',
  'discovery.browse': 'Browse products of all visible brands',
  'discovery.filters': 'Count products by filter',
  'discovery.productIds': 'List the ids of all products that match',
  'discovery.recommended': 'Recommend products like one',
  'discovery.search': 'Search products and brands',
}
