import { bookProducts } from '@souk/contract/catalog/book-products.contract.ts'
import { currencyBooks, previews, priceBooks, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import { catalogMessages } from '@souk/contract/catalog/catalog.messages.ts'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { importGuideMessages } from '@souk/contract/catalog/import-guide.messages.ts'
import { imports } from '@souk/contract/catalog/imports.contract.ts'
import { lists } from '@souk/contract/catalog/lists.contract.ts'
import { listsMessages } from '@souk/contract/catalog/lists.messages.ts'
import { partnerBooks } from '@souk/contract/catalog/partner-books.contract.ts'
import { priceChanges } from '@souk/contract/catalog/price-changes.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { catalogReactions } from './catalog.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { bookProductsHandlers } from './books/book-products.routes.ts'
import {
  currencyBooksHandlers,
  partnerBooksHandlers,
  previewsHandlers,
  priceBooksHandlers,
  segmentationBooksHandlers,
} from './books/books.routes.ts'
import { priceChangesHandlers } from './books/price-changes.routes.ts'
import { catalogJobs } from './catalog.jobs.ts'
import { catalogMailWords } from './catalog.mail-words.ts'
import { collectionsHandlers } from './collections/collections.routes.ts'
import { bookExports } from './exports/book-exports.ts'
import { collectionExport } from './exports/collection-export.ts'
import { sheetWords } from './exports/sheet-words.ts'
import { importsHandlers } from './imports/imports.routes.ts'
import { listsHandlers } from './lists/lists.routes.ts'
import { productsHandlers } from './products/products.routes.ts'
import { catalogSummaries } from './catalog.summaries.ts'

export const catalogSlice = slice({
  name: 'catalog',
  about: 'Collections, products, imports, and the books that say who sees what at which price.',
  groups: {
    collections: calls(collections, collectionsHandlers),
    products: calls(products, productsHandlers),
    imports: calls(imports, importsHandlers),
    priceBooks: calls(priceBooks, priceBooksHandlers),
    segmentationBooks: calls(segmentationBooks, segmentationBooksHandlers),
    currencyBooks: calls(currencyBooks, currencyBooksHandlers),
    bookProducts: calls(bookProducts, bookProductsHandlers),
    priceChanges: calls(priceChanges, priceChangesHandlers),
    partnerBooks: calls(partnerBooks, partnerBooksHandlers),
    previews: calls(previews, previewsHandlers),
    lists: calls(lists, listsHandlers),
  },
  summaries: catalogSummaries,
  messages: [catalogMessages, listsMessages, importGuideMessages, catalogMailWords, sheetWords],
  jobs: catalogJobs,
  exports: [collectionExport, ...bookExports],
  reactions: catalogReactions,
})
