import { integrationThings } from './other-tenant-integrations.ts'
import { recordThings } from './other-tenant-records.ts'
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

/** A row of every table has this id, so that one request finds whatever the call looks for. */
const id = '00000000-0000-4000-8000-0000000000aa'

/** One of each thing an entity can own, and for each writing call a body that would be right for one's own. */
export async function otherTenantFixtures({ db, person }: Awaited<ReturnType<typeof newWorld>>) {
  const owner = await person({ side: 'brand' })
  const entityId = owner.entityId!
  const [place] = await db.selectFrom('association').select('id').where('entityId', '=', entityId).execute()
  const [session] = await db.selectFrom('session').select('id').where('userId', '=', owner.userId).execute()
  await db
    .insertInto('address')
    .values({ id, ...address, entityId })
    .execute()
  const file = { kind: 'OTHER', location: '/files/document/a.pdf', name: 'a.pdf', bytes: 9 }
  await db
    .insertInto('document')
    .values({ id, ...file, entityId })
    .execute()
  await db.insertInto('store').values({ id, entityId, name: 'Lyon', country: 'FR' }).execute()
  const draft = { id, brandId: entityId, name: 'Draft', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
  await db.insertInto('collection').values(draft).execute()
  const item = { id, brandId: entityId, collectionId: id, uniqueId: '1', styleCode: 'S', name: 'Coat' }
  await db.insertInto('product').values(item).execute()
  const price = { brandId: entityId, collectionId: id, kind: 'PRICE', name: 'Book' }
  await db
    .insertInto('book')
    .values({ id, ...price })
    .execute()
  const opens = {
    id,
    brandId: entityId,
    collectionId: id,
    opensOn: '2030-01-01',
    opensAt: new Date('2030-01-01'),
  }
  await db.insertInto('announcement').values(opens).execute()
  const list = { entityId, createdBy: owner.userId, name: 'Kept' }
  await db
    .insertInto('wishlist')
    .values({ id, ...list })
    .execute()
  await db.insertInto('wishlistLast').values({ userId: owner.userId, entityId, wishlistId: id }).execute()
  await db.insertInto('entity').values({ id, type: 'retailer', name: 'Kin & Co' }).execute()
  const pair = { brandId: entityId, retailerId: id }
  await db
    .insertInto('relation')
    .values({ id, ...pair })
    .execute()
  const asked = { id, ...pair, senderSide: 'retailer' }
  await db.insertInto('connectionRequest').values(asked).execute()
  await db.insertInto('retailerGroup').values({ id, brandId: entityId, name: 'Gulf' }).execute()
  const company = { email: 'hello@nord.test', company: 'Nord', side: 'brand', country: 'FR', language: 'en' }
  await db
    .insertInto('invitation')
    .values({ id, ...company, entityId, joinedAt: new Date(), expiresAt: new Date() })
    .execute()
  const guest = { id, brandId: entityId, email: 'buyer@shop.test', name: 'Shop' }
  await db.insertInto('directRetailer').values(guest).execute()
  const names = { brandName: 'Maison Orla', retailerName: 'Kin & Co' }
  const trade = { ...pair, storeId: id, currency: 'EUR', type: 'IN_STOCK' }
  await db
    .insertInto('cart')
    .values({ id, ...trade })
    .execute()
  await db
    .insertInto('salesOrder')
    .values({
      id,
      ...trade,
      number: 'KIN-000001',
      status: 'PENDING_BRAND',
      writtenBy: 'retailer',
      paymentMethod: 'BANK_TRANSFER',
      kept: JSON.stringify({ ...names, storeName: 'Lyon', shipTo: null, billTo: null, terms: {} }),
    })
    .execute()
  await db.insertInto('orderRevision').values({ orderId: id, number: 1, authorSide: 'retailer' }).execute()
  const fixed = { orderId: id, ...pair, basis: 'FIRST', rate: 1_000, usualRate: 1_000, ruleVersion: 1 }
  await db.insertInto('orderCommission').values(fixed).execute()
  const own = { provider: 'test', token: 't', brand: 'VISA', last4: '4242', expMonth: 1, expYear: 2099, holder: 'A' }
  await db
    .insertInto('savedCard')
    .values({ id, ...own, entityId, status: 'NEEDS_STEP' })
    .execute()
  const parties = JSON.stringify({ ...names, shipTo: null })
  await db
    .insertInto('shipment')
    .values({ id, ...pair, number: 'KIN-S-000001', currency: 'EUR', status: 'IN_TRANSIT', parties })
    .execute()
  await db
    .insertInto('shipmentLine')
    .values({
      id,
      shipmentId: id,
      orderId: id,
      lineId: id,
      position: 0,
      quantity: 1,
      units: 1,
      price: 1n,
      kept: JSON.stringify({ name: 'Coat', styleCode: 'S', image: null, colour: 'Sage', size: 'S', sku: '1' }),
    })
    .execute()
  const reported = { id, shipmentId: id, shipmentLineId: id, kind: 'DAMAGED', quantity: 1 }
  await db.insertInto('claim').values(reported).execute()
  const figures = { net: 1n, tax: 0n, total: 1n, payable: 1n, issuedOn: '2026-01-01', dueOn: '2026-01-01' }
  const bill = {
    kind: 'GOODS',
    number: 'KIN-INV-000001',
    currency: 'EUR',
    method: 'BANK_TRANSFER',
    orderIds: [id],
  }
  const party = { name: '', address: null, taxNumber: '', registrationNumber: '', email: '', logo: null }
  const sides = JSON.stringify({ seller: party, buyer: party, shipTo: null })
  await db
    .insertInto('invoice')
    .values({ id, ...pair, ...figures, ...bill, parties: sides })
    .execute()
  const sum = { currency: 'EUR', amount: 100n }
  const subject = { subjectKind: 'INVOICE', subjectId: id }
  await db
    .insertInto('walletTransaction')
    .values({ id, ...pair, ...sum, kind: 'INVOICE', status: 'OPEN', invoiceId: id, ...subject })
    .execute()
  await db
    .insertInto('payment')
    .values({ id, ...sum, ...subject, payerId: id, payeeId: entityId, provider: 'test', card: 'Visa 4242' })
    .execute()
  await db
    .insertInto('bankTransfer')
    .values({ id, ...pair, ...sum, paidOn: '2030-01-01', reference: 'A', status: 'ANNOUNCED' })
    .execute()
  const firm = { legalName: 'A', registrationNumber: 'A', yearsTrading: 1, contactName: 'A', contactEmail: 'a@b.test' }
  await db
    .insertInto('creditApplication')
    .values({ id, ...sum, ...firm, retailerId: id, annualTurnover: 1n })
    .execute()
  await db.insertInto('conversation').values({ id, relationId: id }).execute()
  const mail = {
    language: 'en',
    subject: 'Mine',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Mine' }] }] },
    audience: [{ kind: 'all' }],
  }
  await db
    .insertInto('broadcast')
    .values({
      id,
      brandId: entityId,
      language: 'en',
      subject: 'Mine',
      body: JSON.stringify(mail.body),
      audience: JSON.stringify(mail.audience),
    })
    .execute()
  await db
    .insertInto('message')
    .values({ id, conversationId: id, authorSide: 'brand', authorId: owner.userId, text: 'Hello' })
    .execute()
  await db
    .insertInto('notification')
    .values({
      id,
      userId: owner.userId,
      entityId,
      kind: 'orders',
      type: 'order.placed',
      subject: id,
      link: '/orders',
      isInApp: true,
      isInDigest: false,
    })
    .execute()
  await db
    .insertInto('listView')
    .values({ id, userId: owner.userId, entityId, list: 'orders', name: 'Late', search: 'sort=due' })
    .execute()
  const plan = { id, ...sum, retailerId: id, name: 'Spring', firstDay: '2030-01-01', lastDay: '2030-06-30' }
  await db.insertInto('purchaseBudget').values(plan).execute()
  const shared = { id, entityId, page: 'sales', name: 'Monday', search: '' }
  await db.insertInto('analyticsView').values(shared).execute()
  await db
    .insertInto('download')
    .values({
      id,
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
    .execute()
  const lead = { id, brandId: entityId, name: 'Atelier', country: 'FR', source: 'Own list' }
  await db.insertInto('prospect').values(lead).execute()
  await db.insertInto('assistantConversation').values({ id, entityId, userId: owner.userId, title: 'Mine' }).execute()
  await integrationThings(db, id, { entityId, userId: owner.userId })
  await recordThings(db, id, { entityId, userId: owner.userId })
  const bodies: Record<string, unknown> = {
    'assistant.rename': { title: 'Mine now' },
    'assistant.setBrief': { brief: { categories: ['DRESSES'] } },
    'assistant.edit': { selectionId: id, edit: { action: 'refill' } },
    'assistant.undo': { selectionId: id },
    'assistant.approve': { kind: 'CARTS', selectionId: id },
    'assistant.saveWishlist': { approvalId: id, name: 'Mine' },
    'assistant.addToCarts': { approvalId: id },
    'passkeys.rename': { name: 'Laptop' },
    'passkeys.remove': {},
    'administrators.change': { area: null },
    'administrators.remove': { reason: 'Ticket 4711' },
    'console.endUserSessions': { reason: 'Ticket 4711' },
    'console.resetTwoFactor': { reason: 'Ticket 4711' },
    'webhooks.change': { description: 'Mine now' },
    'webhooks.repeatSince': { since: '2026-01-01T00:00:00Z' },
    'stores.change': { name: 'Mine now' },
    'listViews.change': { name: 'Mine now' },
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
    'priceChanges.preview': { kind: 'PERCENT', value: '-15' },
    'priceChanges.apply': { kind: 'PERCENT', value: '-15', seen: 'x' },
    'currencyBooks.update': { currencies: ['EUR'] },
    'imports.setColumns': { version: 1, columns: { uniqueId: 0 } },
    'imports.fix': { version: 1, rows: [{ row: 2, cells: {} }] },
    'imports.leaveOut': { version: 1, rows: [2] },
    'imports.apply': { version: 1 },
    'partnerBooks.assign': { collectionId: id, kind: 'PRICE', bookId: id },
    'connections.answer': { status: 'ACCEPTED' },
    'relations.change': { version: 1, notes: 'Mine now' },
    'retailerGroups.rename': { name: 'Mine now' },
    'wishlists.save': { note: 'Mine now' },
    'wishlists.rename': { name: 'Mine now' },
    'wishlists.removeProducts': { products: [id] },
    'wishlists.duplicate': { name: 'Mine' },
    'wishlists.merge': { wishlistIds: [id] },
    'wishlists.share': { userIds: [], entityIds: [], mayEdit: [] },
    'wishlists.mail': { emails: ['somebody@souk.test'] },
    'wishlists.followUp': { message: '' },
    'carts.removeProducts': { productIds: [id] },
    'carts.acknowledge': { version: 1 },
    'payments.confirm': { code: '123456' },
    'wallet.pay': { method: 'WALLET' },
    'wallet.confirmPayment': {},
    'wallet.changeRule': { value: 1, note: 'Mine' },
    'wallet.dispute': { text: 'Mine' },
    'prospectsAdmin.decide': { status: 'DECLINED' },
    'beingFound.answer': { isAllowed: true },
    'approvals.decide': { decision: 'decline', reason: 'Mine', version: 1 },
    'legal.accept': { versionIds: [id] },
    'creditCases.decide': { status: 'DECLINED', reason: 'Mine' },
    'walletAdmin.decideDispute': { status: 'DECLINED', answer: 'Mine' },
    'referralsAdmin.decide': { decision: 'DECLINE' },
    'walletAdmin.decidePayout': { status: 'DONE' },
    'orders.confirm': { version: 1 },
    'orders.reject': { version: 1, reason: 'LEAD_TIME' },
    'orders.propose': { version: 1, lines: [{ lineId: id, quantity: 1 }] },
    'orders.update': { version: 1, notes: 'Not mine' },
    'orderLines.addProducts': { version: 1, products: [{ productId: id, quantity: 1 }] },
    'orderLines.setStatus': { version: 1, lines: [{ lineId: id, status: 'AVAILABLE' }] },
    'orderViews.collection': {},
    'orderComments.add': { text: 'Not mine' },
    'shipments.change': { version: 1, carrier: 'Mine' },
    'shipments.receive': { version: 1 },
    'shipments.claim': { claims: [{ shipmentLineId: id, kind: 'MISSING', quantity: 1 }] },
    'broadcasts.change': { ...mail, version: 1 },
    'broadcasts.send': { version: 1 },
    'conversations.send': { text: 'Mine' },
    'conversations.edit': { text: 'Mine now' },
    'conversations.markRead': { messageId: id },
    'conversations.assign': { associationId: null },
    'shipments.answerClaim': { answer: 'CREDIT' },
  }
  const queries: Record<string, object> = {
    'orders.cancel': { version: 1 },
    'orderViews.offers': { collectionId: id },
    'invoices.statement': { month: '2026-01' },
    'invoices.statementFile': { month: '2026-01' },
  }
  return {
    queries,
    owner,
    ids: [id, entityId, owner.userId, place!.id, session!.id, '00000000-0000-4000-8000-00000000dead'],
    bodies,
  }
}
