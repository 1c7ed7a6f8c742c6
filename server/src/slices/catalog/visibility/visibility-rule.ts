/** One collection and one product, as far as seeing and pricing depend on them. */
export type ShownCollection = {
  isBrandLive: boolean
  isLive: boolean // LIVE, and its deadline not passed
  restrictedCountries: readonly string[]
  isWspHidden: boolean
  currency: string
  currencies: readonly string[]
  brandCurrency: string
  showsIncomplete: boolean
  incompleteIds: ReadonlySet<string> // products without a picture, a category or a SKU; a price plays no part
  books: readonly Book[] // of the collection, and the brand's masters
}
export type Level = 'retailer' | 'group' | 'country' | 'master'
export type Book =
  | { kind: 'SEGMENT'; level: Level; assignee: string | null; productIds: ReadonlySet<string> }
  | { kind: 'PRICE'; level: Level; assignee: string | null; prices: ReadonlyMap<string, Price> } // by `priceKey`
export type Price = { wholesale: bigint | null; retail: bigint | null }
export const priceKey = (productId: string, currency: string) => `${productId} ${currency}`

export type Viewer =
  | { kind: 'stranger' } // with a public link
  | { kind: 'guest' }
  | {
      kind: 'retailer'
      id: string
      country: string | null // of its store
      currency: string // the one it chose for this brand, else its own
      hasMarketplace: boolean
      hasRelation: boolean
      groupId: string | null
      hasOrdered: boolean // from this collection: what was bought stays readable
    }

export type Hidden =
  | 'brandNotLive'
  | 'collectionNotLive'
  | 'noAccess'
  | 'restrictedCountry'
  | 'notInSegment'
  | 'incomplete'
const ladder: readonly Level[] = ['retailer', 'group', 'country', 'master']

/** Why a viewer does not see a product; null when they do. The one rule: lists, search and carts join what is compiled from it. */
export function hiddenBecause(productId: string, collection: ShownCollection, viewer: Viewer): Hidden | null {
  const isReader = viewer.kind === 'retailer' && viewer.hasOrdered
  if (!collection.isBrandLive && !isReader) return 'brandNotLive'
  if (!collection.isLive && !isReader) return 'collectionNotLive'
  if (viewer.kind === 'retailer') {
    if (!viewer.hasMarketplace && !viewer.hasRelation && !isReader) return 'noAccess'
    if (viewer.country && collection.restrictedCountries.includes(viewer.country)) return 'restrictedCountry'
  }
  const segment = narrowest(booksOf(collection, 'SEGMENT'), viewer)
  if (segment && !segment.productIds.has(productId)) return 'notInSegment'
  return collection.incompleteIds.has(productId) && !collection.showsIncomplete ? 'incomplete' : null
}

/** What a product costs a viewer: null is "on request". Wholesale is undefined for those who may not know it. */
export function priceFor(
  productId: string,
  own: ReadonlyMap<string, Price>, // the product's own, by currency
  collection: ShownCollection,
  viewer: Viewer,
): { currency: string; wholesale?: bigint | null; retail: bigint | null } {
  const currency = currencyFor(collection, viewer)
  const books = ladder.flatMap((level) =>
    booksOf(collection, 'PRICE').filter((one) => one.level === level && isFor(one, viewer)),
  )
  const steps = [...books.map((one) => one.prices.get(priceKey(productId, currency))), own.get(currency)]
  const wholesale = steps.find((one) => (one?.wholesale ?? null) !== null)?.wholesale ?? null
  const retail = steps.find((one) => (one?.retail ?? null) !== null)?.retail ?? null
  return mayKnowWholesale(collection, viewer) ? { currency, wholesale, retail } : { currency, retail }
}

/** The retailer's, if the collection has it, else the brand's, else the collection's own. */
export function currencyFor({ currencies, brandCurrency, currency }: ShownCollection, viewer: Viewer): string {
  if (viewer.kind === 'retailer' && currencies.includes(viewer.currency)) return viewer.currency
  return currencies.includes(brandCurrency) ? brandCurrency : currency
}

export function mayKnowWholesale({ isWspHidden }: Pick<ShownCollection, 'isWspHidden'>, viewer: Viewer): boolean {
  return viewer.kind === 'retailer' && (viewer.hasRelation || !isWspHidden)
}

function narrowest<B extends Book>(books: readonly B[], viewer: Viewer): B | undefined {
  return ladder.flatMap((level) => books.filter((one) => one.level === level && isFor(one, viewer)))[0]
}

function booksOf<K extends Book['kind']>({ books }: ShownCollection, kind: K) {
  return books.filter((one): one is Extract<Book, { kind: K }> => one.kind === kind)
}

/** What was agreed with a retailer holds while the two trade. */
function isFor({ level, assignee }: Book, viewer: Viewer): boolean {
  if (level === 'master') return true
  if (viewer.kind !== 'retailer' || (level === 'retailer' && !viewer.hasRelation)) return false
  return (
    assignee !== null && assignee === { retailer: viewer.id, group: viewer.groupId, country: viewer.country }[level]
  )
}
