import { describeLists } from '../../ui/testing/list-pages.tsx'
import { BookContentSheet } from './books/book-content-sheet.tsx'
import { CollectionsPage } from './collections/collection-list-page.tsx'
import { ProductsTab } from './products/product-table-tab.tsx'
import { ReviewQueuePage } from './reviews/review-queue-page.tsx'

const collection = {
  id: 'one',
  collectionName: 'Winter Coats',
  brandName: 'Maison Orla',
  season: 'AW27',
  type: 'PRE_ORDER',
  status: 'LIVE',
  isArchived: false,
  deadlineAt: null,
  timeZone: 'UTC',
  completeCount: 3,
  productsCount: 4,
  cover: null,
  pictures: [],
  currency: 'EUR',
  currencies: ['EUR'],
  updatedAt: '2026-03-01T10:00:00Z',
}
const product = {
  _id: 'one',
  styleCode: 'WC-1',
  name: 'Long coat',
  status: 'AVAILABLE',
  category: 'COATS',
  images: [],
  variants: [],
  missing: [],
  isComplete: true,
  wholesalePrice: '10.00',
  retailPrice: '25.00',
  currency: 'EUR',
  markUp: '2.5',
}
const book = { id: 'b', collectionId: 'c', name: 'Gulf prices', version: 1 }
const line = {
  productId: 'one',
  uniqueId: 'u',
  styleCode: 'WC-1',
  name: 'Long coat',
  image: null,
  isListed: true,
  wholesalePrice: null,
  retailPrice: null,
  ownWholesalePrice: '10.00',
  ownRetailPrice: '25.00',
}
const content = { side: 'brand', words: ['books'], row: line, shows: 'Long coat', none: 'No products match.' } as const
const others = { '/api/v2/catalog/collections/upcoming-deadlines': [] }
const row = collection

describeLists([
  {
    name: 'collections',
    page: () => <CollectionsPage />,
    words: ['catalog'],
    path: '/api/v2/catalog/collections',
    row,
    others,
    shows: 'Winter Coats',
    none: 'No collections yet',
  },
  {
    name: 'products of a collection',
    page: () => <ProductsTab collection={collection as never} reload={() => Promise.resolve()} onMade={() => {}} />,
    words: ['products', 'catalog'],
    path: '/api/v2/catalog/products',
    rows: 'products',
    row: product,
    shows: 'WC-1',
    none: 'No products yet',
  },
  {
    ...content,
    name: 'prices of a book',
    page: () => <BookContentSheet kind="price" book={book as never} isOpen onClose={() => {}} />,
    path: '/api/v2/catalog/collections/c/price-books/b/products',
    more: { currency: 'EUR' },
  },
  {
    ...content,
    name: 'products of a segment',
    page: () => <BookContentSheet kind="segment" book={book as never} isOpen onClose={() => {}} />,
    path: '/api/v2/catalog/collections/c/segmentation-books/b/products',
  },
  {
    name: 'collections in review',
    page: () => <ReviewQueuePage />,
    side: 'souk',
    words: ['reviews', 'admin'],
    path: '/api/admin/reviews',
    row,
    shows: 'Winter Coats',
    none: 'Nothing to review',
  },
])
