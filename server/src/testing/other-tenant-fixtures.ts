import { integrationThings } from './other-tenant-integrations.ts'
import type { newWorld } from './world.ts'

const address = {
  label: 'Shop',
  contactName: '',
  phone: '',
  line1: '1 Main Street',
  line2: '',
  city: 'Lyon',
  region: '',
  postalCode: '',
  country: 'FR',
  isDefaultShipping: false,
  isDefaultBilling: false,
}

/** One of each thing an entity can own, and for each writing call a body that would be right for one's own. */
export async function otherTenantFixtures({ db, person }: Awaited<ReturnType<typeof newWorld>>) {
  const owner = await person({ side: 'brand' })
  const entityId = owner.entityId!
  const [place] = await db.selectFrom('association').select('id').where('entityId', '=', entityId).execute()
  const [session] = await db.selectFrom('session').select('id').where('userId', '=', owner.userId).execute()
  const [kept] = await db
    .insertInto('address')
    .values({ ...address, entityId })
    .returning('id')
    .execute()
  const file = { kind: 'OTHER', location: '/files/document/a.pdf', name: 'a.pdf', bytes: 9 }
  const [document] = await db
    .insertInto('document')
    .values({ ...file, entityId })
    .returning('id')
    .execute()
  const [store] = await db
    .insertInto('store')
    .values({ entityId, name: 'Lyon', country: 'FR' })
    .returning('id')
    .execute()
  const draft = { brandId: entityId, name: 'Draft', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
  const [collection] = await db.insertInto('collection').values(draft).returning('id').execute()
  const item = { brandId: entityId, collectionId: collection!.id, uniqueId: '1', styleCode: 'S', name: 'Coat' }
  const [product] = await db.insertInto('product').values(item).returning('id').execute()
  const price = { brandId: entityId, collectionId: collection!.id, kind: 'PRICE', name: 'Book' }
  const [book] = await db.insertInto('book').values(price).returning('id').execute()
  const opens = {
    brandId: entityId,
    collectionId: collection!.id,
    opensOn: '2030-01-01',
    opensAt: new Date('2030-01-01'),
  }
  const [announcement] = await db.insertInto('announcement').values(opens).returning('id').execute()
  const list = { entityId, createdBy: owner.userId, name: 'Kept' }
  const [wishlist] = await db.insertInto('wishlist').values(list).returning('id').execute()
  const [shop] = await db.insertInto('entity').values({ type: 'retailer', name: 'Kin & Co' }).returning('id').execute()
  const pair = { brandId: entityId, retailerId: shop!.id }
  const [relation] = await db.insertInto('relation').values(pair).returning('id').execute()
  const asked = { ...pair, senderSide: 'retailer' }
  const [request] = await db.insertInto('connectionRequest').values(asked).returning('id').execute()
  const [group] = await db
    .insertInto('retailerGroup')
    .values({ brandId: entityId, name: 'Gulf' })
    .returning('id')
    .execute()
  const guest = { brandId: entityId, email: 'buyer@shop.test', name: 'Shop' }
  const [direct] = await db.insertInto('directRetailer').values(guest).returning('id').execute()
  const trade = { ...pair, storeId: store!.id, currency: 'EUR', type: 'IN_STOCK' }
  const [cart] = await db.insertInto('cart').values(trade).returning('id').execute()
  const [order] = await db
    .insertInto('salesOrder')
    .values({
      ...trade,
      number: 'KIN-000001',
      status: 'PENDING_BRAND',
      writtenBy: 'retailer',
      paymentMethod: 'BANK_TRANSFER',
      kept: '{}',
    })
    .returning('id')
    .execute()
  const own = { provider: 'test', token: 't', brand: 'VISA', last4: '4242', expMonth: 1, expYear: 2099, holder: 'A' }
  const [card] = await db
    .insertInto('savedCard')
    .values({ ...own, entityId, status: 'NEEDS_STEP' })
    .returning('id')
    .execute()
  const parties = JSON.stringify({ brandName: 'Maison Orla', retailerName: 'Kin & Co', shipTo: null })
  const [shipment] = await db
    .insertInto('shipment')
    .values({ ...pair, number: 'KIN-S-000001', currency: 'EUR', status: 'IN_TRANSIT', parties })
    .returning('id')
    .execute()
  const [line] = await db
    .insertInto('shipmentLine')
    .values({
      shipmentId: shipment!.id,
      orderId: order!.id,
      lineId: product!.id,
      position: 0,
      quantity: 1,
      units: 1,
      price: 1n,
      kept: '{}',
    })
    .returning('id')
    .execute()
  const reported = { shipmentId: shipment!.id, shipmentLineId: line!.id, kind: 'DAMAGED', quantity: 1 }
  const [claim] = await db.insertInto('claim').values(reported).returning('id').execute()
  const figures = { net: 1n, tax: 0n, total: 1n, payable: 1n, issuedOn: '2026-01-01', dueOn: '2026-01-01' }
  const bill = {
    kind: 'GOODS',
    number: 'KIN-INV-000001',
    currency: 'EUR',
    method: 'BANK_TRANSFER',
    orderIds: [order!.id],
  }
  const party = { name: '', address: null, taxNumber: '', registrationNumber: '', email: '', logo: null }
  const sides = JSON.stringify({ seller: party, buyer: party, shipTo: null })
  const [invoice] = await db
    .insertInto('invoice')
    .values({ ...pair, ...figures, ...bill, id: crypto.randomUUID(), parties: sides })
    .returning('id')
    .execute()
  const sum = { currency: 'EUR', amount: 100n }
  const [transaction] = await db
    .insertInto('walletTransaction')
    .values({ ...pair, ...sum, kind: 'INVOICE', status: 'OPEN', subjectKind: 'INVOICE' })
    .returning('id')
    .execute()
  const subject = { subjectKind: 'INVOICE', subjectId: transaction!.id }
  const [payment] = await db
    .insertInto('payment')
    .values({ ...sum, ...subject, payerId: shop!.id, payeeId: entityId, provider: 'test', card: 'Visa 4242' })
    .returning('id')
    .execute()
  const [transfer] = await db
    .insertInto('bankTransfer')
    .values({ ...pair, ...sum, paidOn: '2030-01-01', reference: 'A', status: 'ANNOUNCED' })
    .returning('id')
    .execute()
  const firm = { legalName: 'A', registrationNumber: 'A', yearsTrading: 1, contactName: 'A', contactEmail: 'a@b.test' }
  const [application] = await db
    .insertInto('creditApplication')
    .values({ ...sum, ...firm, retailerId: shop!.id, annualTurnover: 1n })
    .returning('id')
    .execute()
  const [conversation] = await db
    .insertInto('conversation')
    .values({ relationId: relation!.id })
    .returning('id')
    .execute()
  const mail = {
    language: 'en',
    subject: 'Mine',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Mine' }] }] },
    audience: [{ kind: 'all' }],
  }
  const [broadcast] = await db
    .insertInto('broadcast')
    .values({
      brandId: entityId,
      language: 'en',
      subject: 'Mine',
      body: JSON.stringify(mail.body),
      audience: JSON.stringify(mail.audience),
    })
    .returning('id')
    .execute()
  const [message] = await db
    .insertInto('message')
    .values({ conversationId: conversation!.id, authorSide: 'brand', authorId: owner.userId, text: 'Hello' })
    .returning('id')
    .execute()
  const [notification] = await db
    .insertInto('notification')
    .values({
      userId: owner.userId,
      entityId,
      kind: 'orders',
      type: 'order.placed',
      subject: order!.id,
      link: '/orders',
      isInApp: true,
      isInDigest: false,
    })
    .returning('id')
    .execute()
  const plan = { ...sum, retailerId: shop!.id, name: 'Spring', firstDay: '2030-01-01', lastDay: '2030-06-30' }
  const [budget] = await db.insertInto('purchaseBudget').values(plan).returning('id').execute()
  const shared = { entityId, page: 'sales', name: 'Monday', search: '' }
  const [view] = await db.insertInto('analyticsView').values(shared).returning('id').execute()
  const [download] = await db
    .insertInto('download')
    .values({
      entityId,
      userId: owner.userId,
      type: 'orderExport',
      format: 'csv',
      title: 'Orders',
      input: '{}',
      look: '{}',
      language: 'en',
      status: 'error',
      problem: 'downloads.problem.failed',
    })
    .returning('id')
    .execute()
  const lead = { brandId: entityId, name: 'Atelier', country: 'FR', source: 'Own list' }
  const [prospect] = await db.insertInto('prospect').values(lead).returning('id').execute()
  const [talk] = await db
    .insertInto('assistantConversation')
    .values({ entityId, userId: owner.userId, title: 'Mine' })
    .returning('id')
    .execute()
  const integrations = await integrationThings(db, { entityId, userId: owner.userId, collectionId: collection!.id })
  const things = [
    ...integrations,
    talk,
    conversation,
    message,
    broadcast,
    notification,
    prospect,
    download,
    budget,
    view,
    shipment,
    line,
    claim,
    invoice,
    transaction,
    payment,
    transfer,
    application,
    card,
    cart,
    order,
    relation,
    request,
    group,
    direct,
    wishlist,
    place,
    session,
    kept,
    document,
    store,
    collection,
    product,
    book,
    announcement,
  ].map((row) => row!.id)
  const bodies: Record<string, unknown> = {
    'assistant.rename': { title: 'Mine now' },
    'assistant.setBrief': { brief: { categories: ['DRESSES'] } },
    'assistant.edit': { selectionId: talk!.id, edit: { action: 'refill' } },
    'assistant.undo': { selectionId: talk!.id },
    'assistant.approve': { kind: 'CARTS', selectionId: talk!.id },
    'assistant.saveWishlist': { approvalId: talk!.id, name: 'Mine' },
    'assistant.addToCarts': { approvalId: talk!.id },
    'passkeys.rename': { name: 'Laptop' },
    'passkeys.remove': {},
    'console.endUserSessions': { reason: 'Ticket 4711' },
    'console.resetTwoFactor': { reason: 'Ticket 4711' },
    'webhooks.change': { description: 'Mine now' },
    'webhooks.repeatSince': { since: '2026-01-01T00:00:00Z' },
    'stores.change': { name: 'Mine now' },
    'sales.setTarget': { currency: 'EUR', month: '2030-01', amount: '1' },
    'purchases.changeBudget': { name: 'Mine now', currency: 'EUR', amount: '1', from: '2030-01-01', to: '2030-01-02' },
    'analyticsViews.change': { name: 'Mine now' },
    'entities.change': { about: 'Mine now' },
    'entities.changeAddress': address,
    'entities.changeStore': { name: 'Mine now', addressId: '00000000-0000-4000-8000-00000000dead' },
    'team.change': { role: 'salesRepresentative' },
    'collections.chooseCurrency': { currency: 'EUR' },
    'collections.change': { collectionName: 'Mine now' },
    'collections.duplicate': { collectionName: 'Mine', season: '' },
    'products.change': { name: 'Mine now' },
    'products.setVariants': { variants: [{ colour: 'Sage', sizes: [{ size: 'S' }] }] },
    'priceBooks.create': { name: 'Mine' },
    'priceBooks.change': { name: 'Mine now' },
    'segmentationBooks.create': { name: 'Mine' },
    'segmentationBooks.change': { name: 'Mine now' },
    'bookProducts.setPrice': { currency: 'EUR', wholesalePrice: '1', retailPrice: null },
    'bookProducts.setListed': { isListed: true },
    'currencyBooks.update': { currencies: ['EUR'] },
    'imports.setColumns': { version: 1, columns: { uniqueId: 0 } },
    'imports.fix': { version: 1, rows: [{ row: 2, cells: {} }] },
    'imports.leaveOut': { version: 1, rows: [2] },
    'imports.apply': { version: 1 },
    'partnerBooks.assign': { collectionId: collection!.id, kind: 'PRICE', bookId: book!.id },
    'connections.answer': { status: 'ACCEPTED' },
    'relations.change': { version: 1, notes: 'Mine now' },
    'retailerGroups.rename': { name: 'Mine now' },
    'wishlists.save': { note: 'Mine now' },
    'wishlists.rename': { name: 'Mine now' },
    'wishlists.removeProducts': { products: [product!.id] },
    'wishlists.duplicate': { name: 'Mine' },
    'wishlists.merge': { wishlistIds: [wishlist!.id] },
    'wishlists.share': { userIds: [], entityIds: [], mayEdit: [] },
    'wishlists.mail': { emails: ['somebody@souk.test'] },
    'wishlists.followUp': { message: '' },
    'carts.removeProducts': { productIds: [product!.id] },
    'carts.acknowledge': { version: 1 },
    'payments.confirm': { code: '123456' },
    'wallet.pay': { method: 'WALLET' },
    'wallet.confirmPayment': {},
    'wallet.changeRule': { value: 1, note: 'Mine' },
    'wallet.dispute': { text: 'Mine' },
    'prospectsAdmin.decide': { status: 'DECLINED' },
    'beingFound.answer': { isAllowed: true },
    'creditCases.decide': { status: 'DECLINED', reason: 'Mine' },
    'walletAdmin.decideDispute': { status: 'DECLINED', answer: 'Mine' },
    'walletAdmin.decidePayout': { status: 'DONE' },
    'orders.confirm': { version: 1 },
    'orders.reject': { version: 1, reason: 'LEAD_TIME' },
    'orders.propose': { version: 1, lines: [{ lineId: product!.id, quantity: 1 }] },
    'orders.update': { version: 1, notes: 'Not mine' },
    'orderLines.addProducts': { version: 1, products: [{ productId: product!.id, quantity: 1 }] },
    'orderLines.setStatus': { version: 1, lines: [{ lineId: product!.id, status: 'AVAILABLE' }] },
    'orderViews.collection': {},
    'orderComments.add': { text: 'Not mine' },
    'shipments.change': { version: 1, carrier: 'Mine' },
    'shipments.receive': { version: 1 },
    'shipments.claim': { claims: [{ shipmentLineId: line!.id, kind: 'MISSING', quantity: 1 }] },
    'broadcasts.change': { ...mail, version: 1 },
    'broadcasts.send': { version: 1 },
    'conversations.send': { text: 'Mine' },
    'conversations.edit': { text: 'Mine now' },
    'conversations.markRead': { messageId: message!.id },
    'conversations.assign': { associationId: null },
    'shipments.answerClaim': { answer: 'CREDIT' },
  }
  const queries: Record<string, object> = {
    'orders.cancel': { version: 1 },
    'orderViews.offers': { collectionId: collection!.id },
    'invoices.statement': { month: '2026-01' },
    'invoices.statementFile': { month: '2026-01' },
  }
  return { queries, ids: [entityId, owner.userId, ...things, '00000000-0000-4000-8000-00000000dead'], bodies }
}
