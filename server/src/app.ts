import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { catalogMessages } from '@souk/contract/catalog/catalog.messages.ts'
import { importGuideMessages } from '@souk/contract/catalog/import-guide.messages.ts'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import { cartsMessages } from '@souk/contract/carts/carts.messages.ts'
import { bookProducts } from '@souk/contract/catalog/book-products.contract.ts'
import { currencyBooks, previews, priceBooks, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { imports } from '@souk/contract/catalog/imports.contract.ts'
import { partnerBooks } from '@souk/contract/catalog/partner-books.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { connections, relations, retailerGroups } from '@souk/contract/connections/connections.contract.ts'
import { connectionsMessages } from '@souk/contract/connections/connections.messages.ts'
import { direct } from '@souk/contract/connections/direct.contract.ts'
import { coreMessages } from '@souk/contract/core/core.messages.ts'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { discoveryMessages } from '@souk/contract/discovery/discovery.messages.ts'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { entitiesMessages } from '@souk/contract/entities/entities.messages.ts'
import { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { team } from '@souk/contract/entities/team.contract.ts'
import { fileLimits } from '@souk/contract/core/limits.ts'
import { follows, unsubscribes } from '@souk/contract/follows/follows.contract.ts'
import { followsMessages } from '@souk/contract/follows/follows.messages.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { identityMessages } from '@souk/contract/identity/identity.messages.ts'
import { orderComments } from '@souk/contract/orders/comments.contract.ts'
import { orderLines } from '@souk/contract/orders/order-lines.contract.ts'
import { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { ordersMessages } from '@souk/contract/orders/orders.messages.ts'
import { payments } from '@souk/contract/payments/payments.contract.ts'
import { paymentsMessages } from '@souk/contract/payments/payments.messages.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { referenceMessages } from '@souk/contract/reference/reference.messages.ts'
import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { shipmentsMessages } from '@souk/contract/shipments/shipments.messages.ts'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { credit, creditCases } from '@souk/contract/wallet/credit.contract.ts'
import { walletAdmin } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { walletMessages } from '@souk/contract/wallet/wallet.messages.ts'
import { publicWishlists, wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { wishlistsMessages } from '@souk/contract/wishlists/wishlists.messages.ts'
import { documentApi } from './platform/http/api-docs.ts'
import { compressAnswers } from './platform/http/compress.ts'
import type { Deps } from './platform/deps.ts'
import { answerFailures } from './platform/http/failures.ts'
import { serveFiles } from './platform/files/serve-files.ts'
import { endConnectionsWhenStopping } from './platform/http/graceful-stop.ts'
import { answerHealth } from './platform/http/health.ts'
import { loggerOf, logRequests } from './platform/logging.ts'
import { serveOutbox } from './platform/mail/outbox-page.tsx'
import { messagesOf } from './platform/messages.ts'
import { mount } from './platform/http/mount.ts'
import { setSecurityHeaders } from './platform/http/security-headers.ts'
import { serveSettings } from './platform/settings.ts'
import { sheetsMessages } from './platform/sheets/sheets.messages.ts'
import { servePages } from './platform/http/web-pages.ts'
import {
  currencyBooksHandlers,
  partnerBooksHandlers,
  previewsHandlers,
  priceBooksHandlers,
  segmentationBooksHandlers,
} from './slices/catalog/books/books.routes.ts'
import { bookProductsHandlers } from './slices/catalog/books/book-products.routes.ts'
import { cartsHandlers } from './slices/carts/carts.routes.ts'
import { collectionsHandlers } from './slices/catalog/collections/collections.routes.ts'
import { catalogMailWords } from './slices/catalog/catalog.mail-words.ts'
import { importsHandlers } from './slices/catalog/imports/imports.routes.ts'
import { productsHandlers } from './slices/catalog/products/products.routes.ts'
import { connectionsMailWords } from './slices/connections/connections.mail-words.ts'
import {
  connectionsHandlers,
  relationsHandlers,
  retailerGroupsHandlers,
} from './slices/connections/connections.routes.ts'
import { directHandlers } from './slices/connections/direct.routes.ts'
import { discoveryHandlers } from './slices/discovery/discovery.routes.ts'
import { adminHandlers } from './slices/entities/admin/admin.routes.ts'
import { entitiesMailWords } from './slices/entities/entities.mail-words.ts'
import { entitiesHandlers } from './slices/entities/entities.routes.ts'
import { signUpHandlers } from './slices/entities/sign-up/sign-up.routes.ts'
import { teamHandlers } from './slices/entities/team/team.routes.ts'
import { followsMailWords } from './slices/follows/follows.mail-words.ts'
import { followsHandlers, takeForms, unsubscribesHandlers } from './slices/follows/follows.routes.ts'
import { identityMailWords } from './slices/identity/identity.mail-words.ts'
import { identityHandlers } from './slices/identity/identity.routes.ts'
import { ordersMailWords } from './slices/orders/orders.mail-words.ts'
import {
  orderCommentsHandlers,
  orderLinesHandlers,
  ordersHandlers,
  orderViewsHandlers,
} from './slices/orders/orders.routes.ts'
import { paymentsHandlers, takeWebhooks } from './slices/payments/payments.routes.ts'
import { referenceHandlers } from './slices/reference/reference.routes.ts'
import { invoicesHandlers } from './slices/shipments/invoices/invoices.routes.ts'
import { paperWords } from './slices/shipments/documents/paper-words.ts'
import { shipmentsHandlers } from './slices/shipments/shipments.routes.ts'
import { walletMailWords } from './slices/wallet/wallet.mail-words.ts'
import {
  bankTransfersHandlers,
  creditCasesHandlers,
  creditHandlers,
  walletAdminHandlers,
  walletHandlers,
} from './slices/wallet/wallet.routes.ts'
import { wishlistsMailWords } from './slices/wishlists/wishlists.mail-words.ts'
import { publicWishlistsHandlers, wishlistsHandlers } from './slices/wishlists/wishlists.routes.ts'

/** The product at a glance. */
export const contracts = {
  reference,
  identity,
  signUp,
  entities,
  team,
  admins,
  connections,
  relations,
  retailerGroups,
  direct,
  collections,
  products,
  imports,
  priceBooks,
  segmentationBooks,
  currencyBooks,
  bookProducts,
  partnerBooks,
  previews,
  follows,
  unsubscribes,
  discovery,
  wishlists,
  publicWishlists,
  carts,
  payments,
  wallet,
  bankTransfers,
  credit,
  creditCases,
  walletAdmin,
  orders,
  orderComments,
  orderLines,
  orderViews,
  shipments,
  invoices,
}
export const messages = messagesOf([
  coreMessages,
  referenceMessages,
  identityMessages,
  identityMailWords,
  entitiesMessages,
  entitiesMailWords,
  connectionsMessages,
  connectionsMailWords,
  catalogMessages,
  importGuideMessages,
  catalogMailWords,
  followsMessages,
  followsMailWords,
  discoveryMessages,
  wishlistsMessages,
  wishlistsMailWords,
  cartsMessages,
  paymentsMessages,
  walletMessages,
  walletMailWords,
  ordersMessages,
  ordersMailWords,
  shipmentsMessages,
  paperWords,
  sheetsMessages,
])

/** The bare server: its log exists before anything that may have something to say. */
export function newServer(log: string | null): FastifyInstance {
  const app = fastify({
    logger: log ? loggerOf(log) : false,
    logController: new LogController({ disableRequestLogging: true }), // one line when it is answered says all
    genReqId: () => randomUUID(),
    trustProxy: 'loopback',
    bodyLimit: 2 * 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.decorateRequest('session', null)
  logRequests(app)
  endConnectionsWhenStopping(app)
  compressAnswers(app)
  return app
}

export async function buildApp(app: FastifyInstance, deps: Deps): Promise<FastifyInstance> {
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  app.addHook('preClose', async () => deps.live.stop())
  answerFailures(app, messages)
  setSecurityHeaders(app, deps.config.publicUrl.startsWith('https:'))
  await app.register(multipart, { limits: { files: 1, fields: 4, fileSize: fileLimits.fileBytes } })
  await documentApi(app)

  mount(app, deps, reference, referenceHandlers)
  mount(app, deps, identity, identityHandlers)
  mount(app, deps, signUp, signUpHandlers)
  mount(app, deps, entities, entitiesHandlers)
  mount(app, deps, team, teamHandlers)
  mount(app, deps, admins, adminHandlers)
  mount(app, deps, connections, connectionsHandlers)
  mount(app, deps, relations, relationsHandlers)
  mount(app, deps, retailerGroups, retailerGroupsHandlers)
  mount(app, deps, direct, directHandlers)
  mount(app, deps, collections, collectionsHandlers)
  mount(app, deps, products, productsHandlers)
  mount(app, deps, imports, importsHandlers)
  mount(app, deps, priceBooks, priceBooksHandlers)
  mount(app, deps, segmentationBooks, segmentationBooksHandlers)
  mount(app, deps, currencyBooks, currencyBooksHandlers)
  mount(app, deps, bookProducts, bookProductsHandlers)
  mount(app, deps, partnerBooks, partnerBooksHandlers)
  mount(app, deps, previews, previewsHandlers)
  mount(app, deps, follows, followsHandlers)
  await app.register(async (scope) => {
    takeForms(scope)
    mount(scope, deps, unsubscribes, unsubscribesHandlers)
  })
  mount(app, deps, discovery, discoveryHandlers)
  mount(app, deps, carts, cartsHandlers)
  mount(app, deps, orderViews, orderViewsHandlers)
  mount(app, deps, orderLines, orderLinesHandlers)
  mount(app, deps, orderComments, orderCommentsHandlers)
  mount(app, deps, payments, paymentsHandlers)
  await takeWebhooks(app, deps)
  mount(app, deps, wallet, walletHandlers)
  mount(app, deps, bankTransfers, bankTransfersHandlers)
  mount(app, deps, credit, creditHandlers)
  mount(app, deps, creditCases, creditCasesHandlers)
  mount(app, deps, walletAdmin, walletAdminHandlers)
  mount(app, deps, orders, ordersHandlers)
  mount(app, deps, shipments, shipmentsHandlers)
  mount(app, deps, invoices, invoicesHandlers)
  mount(app, deps, wishlists, wishlistsHandlers)
  mount(app, deps, publicWishlists, publicWishlistsHandlers)

  answerHealth(app, deps)
  serveSettings(app, deps)
  serveFiles(app, deps.files, deps.key)
  if (deps.config.isDemo) serveOutbox(app, deps.db)
  await servePages(app)
  return app
}
